import Wizard

extension BuiltForm {
  /// `forms/parcel.yaml`.
  static var parcel: Form {
    Form(["en": "Send a parcel", "de": "Ein Paket verschicken"]) {
      Section(["en": "Parcel", "de": "Paket"]) {
        CustomRow("person", "sender", ["en": "Sender", "de": "Absender"])
        CustomRow("person", "recipient", ["en": "Recipient", "de": "Empfänger"])
        CustomRow("kilograms", "weight", ["en": "Weight in kg", "de": "Gewicht in kg"])
          .defaultValue(1)
        SelectRow("service", ["en": "Service", "de": "Versandart"]).defaultValue("standard")
          .options(
            FormOption("standard", ["en": "Standard", "de": "Standard"]),
            FormOption("express", ["en": "Express", "de": "Express"]).description([
              "en": "The next morning", "de": "Am nächsten Morgen",
            ]).disabled(when: "$weight > 10"))
        ButtonRow(
          "enough", ["en": "Take the usual for the rest", "de": "Für den Rest das Übliche nehmen"]
        ).description([
          "en": "Notice and insurance are left as they are.",
          "de": "Nachricht und Versicherung bleiben, wie sie sind.",
        ]).submits()
      }
      Section(["en": "Extras", "de": "Extras"]) {
        SwitchRow("notify", ["en": "Tell the recipient", "de": "Empfänger benachrichtigen"])
          .defaultValue(true)
        EmailRow("mail", ["en": "Mail of {{recipient}}", "de": "E-Mail von {{recipient}}"]).shown(
          when: "$notify == YES")
        NumberRow("insurance", ["en": "Insured for", "de": "Versichert bis"]).noValueText([
          "en": "not insured", "de": "nicht versichert",
        ]).minimum(50).maximum(5000)
      }
    }.attribute("askform", 1).intro([
      "en": "The parcel is picked up at your door.",
      "de": "Das Paket wird an der Haustür abgeholt.",
    ]).footer(["en": "Thank you!", "de": "Vielen Dank!"])
      .type(
        "person",
        basedOn: NameRow("").required().maxLength(40).placeholder([
          "en": "first and last name", "de": "Vor- und Nachname",
        ])
      )
      .type(
        "weight",
        basedOn: NumberRow("").minimum(0).check(
          "SELF > 0",
          message: ["en": "{{title}} must be above 0.", "de": "{{title}} muss über 0 liegen."])
      )
      .type(
        "kilograms",
        basedOn: CustomRow("weight", "").maximum(31.5).message(
          [
            "en": "{{title}}: a parcel weighs at most {{maximum}} kg",
            "de": "{{title}}: ein Paket wiegt höchstens {{maximum}} kg",
          ], for: .maximum))
  }

  /// `forms/meeting.yaml`.
  static var meeting: Form {
    Form("New meeting") {
      Section("When") {
        DateTimeRow("starts", "Starts").defaultValue("tomorrow 10:00").onChange(
          .set("ends", compute: "$starts + duration('24h')"), when: "$starts >= $ends")
        DateTimeRow("ends", "Ends").defaultValue("tomorrow 11:00").check(
          "$ends > $starts", message: "{{title}} must be after Starts.")
      }
      Section("Where") {
        SelectRow("kind", "Kind").defaultValue("room").options(
          FormOption("room", "In a room"), FormOption("call", "A call")
        ).onChange(.clear("room"), when: "$kind == 'call'").onChange(
          .set("reminder", to: "5m"), when: "$kind == 'call'")
        TextRow("room", "Room").defaultValue("Library")
        DurationRow("reminder", "Remind before").defaultValue("15m")
      }
    }.attribute("askform", 1).intro(
      "An end, a room and a reminder follow what you choose, until you answer them yourself.")
  }

  /// `forms/host.yaml`.
  static var host: Form {
    Form("New host") {
      Section("Network") {
        HostRow("name", "Name").required().defaultValue("db1.example.org")
        CIDRRow("network", "Network").defaultValue("192.0.2.0/24")
        IPRow("address", "Address").required().placeholder("192.0.2.7")
        PortRow("ssh_port", "Port of SSH").key("ssh.port").defaultValue(22)
      }
      Section("Storage") {
        SizeRow("disk", "Disk").minimum("1GiB").maximum("64TB").defaultValue("20G")
        FileRow("image", "Image to install").defaultValue("images/base.qcow2").extensions(
          "qcow2", "img", "iso"
        ).description("The path of a disk image; it is looked for when the host is made.")
      }
      Section("Access") {
        AccountRow("admin", "Account").key("ssh.account").defaultValue("root").maxLength(32)
        PasswordRow("root_password", "Password").description(
          "It is made by the program unless you type one."
        ).defaultValue(generate: 20).minLength(12)
        TextareaRow("motd", "Greeting").description("What everybody reads who signs in.").maxLength(
          400)
      }
      Section("Who looks after it") {
        PhoneRow("phone", "Telephone").key("contact.phone")
        TwitterRow("handle", "Handle").key("contact.handle")
        ZipcodeRow("zip", "Postal code").key("contact.zip")
      }
    }.attribute("askform", 1).intro(
      "What the machine is called, where it stands, and who looks after it.")
  }
}
