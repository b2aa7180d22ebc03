import Wizard

extension BuiltForm {
  /// `forms/order.json`.
  static var order: Form {
    Form("Pizza") {
      Section("The pizza") {
        SwitchRow("express", "By express").defaultValue(false)
        SegmentRow("size", "Size").defaultValue("M").options(
          "S", "M", FormOption("L").disabled(when: "$express == YES"))
        LeftrightRow("base", "Base").defaultValue(["wheat", "thin"]).onLeftChange(.first).options(
          FormOption("wheat", "Wheat").options(
            FormOption("thin", "Thin"), FormOption("pan", "Deep pan")),
          FormOption("free", "Gluten-free").options(
            FormOption("corn", "Corn"), FormOption("rice", "Rice")))
        MultiselectRow("toppings", "Toppings").minItems(1).maxItems(4).options(
          FormOption("mozzarella", "Mozzarella").group("Cheese"),
          FormOption("vegan", "Vegan cheese").group("Cheese"),
          FormOption("ham", "Ham").group("Meat").disabled(when: "$toppings CONTAINS 'vegan'"),
          FormOption("mushrooms", "Mushrooms").group("Vegetables"),
          FormOption("peppers", "Peppers").group("Vegetables")
        ).required()
        SelectRow("extra", "Double portion").options(from: "toppings").description(
          "One of the toppings can be doubled.")
      }
      Section("Where to") {
        SelectRow("country", "Country").defaultValue("it").options(
          FormOption("it", "Italy"), FormOption("de", "Germany"))
        SelectRow("city", "City").required().options(
          by: "country",
          [
            ("it", ["Milano", "Napoli", "Roma"]), ("de", ["Berlin", "Hamburg", "Köln", "München"]),
          ])
        SelectRow("time", "Time").other().defaultValue("now").options(
          FormOption("now", "As soon as possible in {{city}}"), FormOption("19:00", "At seven"))
        CheckRow("terms", "I order and pay").required().mustBe(true)
      }
    }.attribute("askform", 1)
  }

  /// `forms/survey.json`.
  static var survey: Form {
    Form("Hobbies") {
      Section("You") {
        NameRow("name", "Name").required()
        EmailRow("email", "Mail")
        IntegerRow("age", "Age").minimum(0).maximum(130)
        MultiselectRow("hobbies", "Hobbies").options("Sport", "Music", "Films").defaultValue([])
      }
      Section("Your hobbies") {
        InfoRow("thanks").text("Thank you, {{name}}. Some more about what you like:")
        TextRow("sport", "Favourite sportsman").hidden(when: "NOT $hobbies CONTAINS 'Sport'")
        TextRow("film", "Favourite film").hidden(when: "NOT $hobbies CONTAINS 'Films'")
        TextRow("actor", "Favourite actor").hidden(when: "NOT $hobbies CONTAINS 'Films'")
        TextRow("musician", "Favourite musician").hidden(when: "NOT $hobbies CONTAINS 'Music'")
      }.hidden(when: "$hobbies.@count == 0")
      Section("Work") {
        NumberRow("free_hours", "Free hours a week").minimum(0).maximum(168).step(0.5).defaultValue(
          40)
        SwitchRow("wants_more", "Would you like more").defaultValue(true)
      }.hidden(when: "NOT ($age BETWEEN {18, 66})")
    }.attribute("askform", 1)
  }

  /// `forms/event.json`.
  static var event: Form {
    Form("Add Event") {
      Section("What") {
        TextRow("title", "Title").required().maxLength(80)
        TextRow("location", "Location").placeholder("a place or an address")
      }
      Section("When") {
        SwitchRow("all_day", "All-day").defaultValue(false)
        DateRow("starts", "Starts").defaultValue("tomorrow")
        DateRow("ends", "Ends").defaultValue(.compute("$starts")).check(
          "$starts == nil OR $ends >= $starts", message: "{{title}} must not be before Starts.")
        SelectRow("repeat", "Repeat").defaultValue("never").options(
          FormOption("never", "Never"), FormOption("daily", "Every day"),
          FormOption("weekly", "Every week"), FormOption("biweekly", "Every two weeks"),
          FormOption("monthly", "Every month"), FormOption("yearly", "Every year"))
      }
      Section("Alerts") {
        SelectRow("alert", "Alert").defaultValue("none").options(
          FormOption("none", "None"),
          FormOption("at_start", "At the time of the event").hidden(when: "$all_day == YES"),
          FormOption("day_before", "One day before"), FormOption("week_before", "One week before"))
        SelectRow("second_alert", "Second alert").defaultValue("none").hidden(
          when: "$alert == 'none'"
        ).options(
          FormOption("none", "None"), FormOption("day_before", "One day before"),
          FormOption("week_before", "One week before"))
        URLRow("link", "URL").schemes("http", "https")
        PasswordRow("access_code", "Access code").minLength(6).description(
          "Asked for by those who open the event's page."
        ).shown(when: "$link != nil")
      }
    }.attribute("askform", 1)
  }
}
