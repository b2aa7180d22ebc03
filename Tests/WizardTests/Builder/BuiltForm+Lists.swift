import Wizard

extension BuiltForm {
  /// `forms/dinner.yaml`.
  static var dinner: Form {
    Form("Dinner") {
      Section {
        DateRow("day", "Day").required()
      }
      Section("Guests") {
        NameRow("name", "Name").required()
        SelectRow("diet", "Diet").options("any", "vegetarian", "vegan").defaultValue("any")
        TextRow("allergies", "Allergic to").list()
      }.multivalued("guests", minItems: 1, maxItems: 12, uniqueItems: true, addTitle: "Add a guest")
      Section("Table") {
        IntegerRow("seats", "Seats").compute("$guests.@count + 1")
        SwitchRow("all_vegan", "Vegan for all").defaultValue(false).hidden(
          when: "NONE $guests.diet == 'vegan'")
        TextRow("courses", "Course").list(minItems: 1, uniqueItems: true).defaultValue([
          "soup", "main",
        ])
      }
    }.attribute("askform", 1)
  }

  /// `forms/network.json`.
  static var network: Form {
    Form("Network") {
      Section {
        HostRow("host", "Host name").required()
      }
      Section("Interfaces") {
        TextRow("name", "Name").required().pattern("[a-z]+[0-9]*")
        SegmentRow("method", "Addresses").options("dhcp", "static").defaultValue("dhcp")
        CIDRRow("addresses", "Address").list(minItems: 1).required().shown(
          when: "$method == 'static'")
        IPRow("gateway", "Gateway").shown(when: "$method == 'static'")
      }.multivalued("interfaces", minItems: 1, addTitle: "Add an interface")
      Section("Name servers") {
        IPRow("server", "Name server")
      }.multivalued("nameservers", maxItems: 3, uniqueItems: true)
    }.attribute("askform", 1)
      .check(
        "SUBQUERY($interfaces, $i, $i.gateway != nil).@count <= 1",
        message: "Only one interface can have a gateway.")
  }

  /// `forms/booking.yaml`.
  static var booking: Form {
    Form("Room booking") {
      Section("When") {
        DateTimeRow("starts", "From").required().minimum("now").minuteInterval(15).time("09:00")
          .check("$starts.weekday < 6", message: "The house is closed on Saturdays and Sundays.")
        DurationRow("duration", "For how long").minimum("15m").maximum("10h").defaultValue("1h30m")
        DateTimeRow("ends", "Until").compute("$starts + $duration")
        TimeRow("coffee", "Coffee at").description("The kitchen is open from 7:00 to 18:00.")
          .minimum("07:00").maximum("18:00").minuteInterval(5).shown(
            when: "$duration >= duration('2h')")
      }
      Section("Room") {
        StepperRow("guests", "Guests").minimum(1).maximum(40).defaultValue(4)
        SliderRow("heating", "Heating in °C").minimum(16).maximum(24).steps(16).defaultValue(20)
      }
      Section("Costs") {
        DecimalRow("price", "Price of an hour").required().minimum(0).places(2)
        DecimalRow("total", "To pay").compute("round($price * hours($duration), 2)")
      }
    }.attribute("askform", 1)
  }
}
