import Wizard

extension BuiltForm {
  /// `forms/server.yaml`.
  static var server: Form {
    Form("Server setup") {
      Section("Service") {
        TextRow("name", "Name of the service").required().pattern("[a-z][a-z0-9-]{1,30}").message(
          "{{title}} takes 2 to 31 small letters, digits and -, and begins with a letter.",
          for: .pattern)
        TextRow("domain", "Domain").required().pattern(
          "(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}"
        ).defaultValue(template: "{{name}}.example.org")
        IntegerRow("port", "Port on {{domain}}").minimum(1).maximum(65535).defaultValue(8080)
        InfoRow("low_port").text("A port below 1024 needs the service to start as root.").hidden(
          when: "$port >= 1024")
      }
      Section("Database") {
        SelectRow("database", "Database").defaultValue("postgresql").options(
          FormOption("postgresql", "PostgreSQL"), FormOption("mariadb", "MariaDB"),
          FormOption("sqlite", "SQLite").description("One file; enough for a small service."),
          FormOption("none", "No database"))
        TextRow("database_host", "Database host").key("database_settings.host").defaultValue(
          "localhost"
        ).required().shown(when: "$database IN {'postgresql', 'mariadb'}")
        IntegerRow("database_port", "Database port").key("database_settings.port").minimum(1)
          .maximum(65535).defaultValue(.compute("TERNARY($database == 'mariadb', 3306, 5432)"))
          .shown(when: "$database IN {'postgresql', 'mariadb'}")
        TextRow("database_file", "Database file").key("database_settings.file").defaultValue(
          template: "/var/lib/{{name}}/data.sqlite"
        ).shown(when: "$database == 'sqlite'")
        PasswordRow("database_password", "Database password").key("database_settings.password")
          .required().confirm().minLength(8).shown(when: "$database IN {'postgresql', 'mariadb'}")
      }
      Section("TLS") {
        SwitchRow("tls", "Serve over TLS").defaultValue(true)
        SelectRow("certificate", "Certificate").defaultValue("acme").options(
          FormOption("acme", "From an ACME service"), FormOption("own", "Files of my own")
        ).shown(when: "$tls == YES")
        TextRow("certificate_file", "Certificate file").required().defaultValue(
          template: "/etc/ssl/{{domain}}.pem"
        ).shown(when: "$tls == YES AND $certificate == 'own'")
        DateRow("expires", "Certificate valid until").minimum("today").shown(
          when: "$tls == YES AND $certificate == 'own'")
        EmailRow("admin_mail", "Mail of the administrator").required(
          when: "$tls == YES AND $certificate == 'acme'")
      }
      Section("Limits") {
        IntegerRow("workers", "Worker processes").minimum(1).maximum(64).defaultValue(4)
        NumberRow("timeout", "Timeout in seconds").minimum(0.5).maximum(120).step(0.5).defaultValue(
          30)
        TextRow("address", "Address").compute(
          "concat(TERNARY($tls == YES, 'https', 'http'), '://', $domain, TERNARY($port == 80 OR $port == 443, '', concat(':', $port)), '/')"
        )
      }
    }.attribute("askform", 1).intro("Answers for one service; nothing is changed before the end.")
      .check(
        "NOT ($tls == YES AND $port == 80)", message: "TLS is not served on port 80.", row: "port")
  }
}
