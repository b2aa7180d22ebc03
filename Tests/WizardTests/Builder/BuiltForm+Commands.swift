import Wizard

extension BuiltForm {
  /// `forms/account.yaml`.
  static var account: Form {
    Form("New account") {
      AccountRow("login", "Login name").required().maxLength(32)
        .check(
          by: CommandCall("sh", "-c", #"! getent passwd "$ASKFORM_ROW_LOGIN" > /dev/null"#),
          message: "{{value}} is there already.")
      SelectRow("shell", "Login shell")
        .options(
          writtenBy: CommandCall("sh", "-c", #"grep -xE "/bin/(ba|da)?sh" /etc/shells | sort"#)
        ).defaultValue("/bin/sh")
      TextRow("home", "Home folder").pattern("/[A-Za-z0-9/_.-]+")
        .defaultValue(template: "/home/{{login}}")
      ButtonRow("preview", "Show the command").attribute("key", false)
        .runs(
          CommandCall(
            "sh", "-c",
            #"echo useradd -m -d "$ASKFORM_ROW_HOME" -s "$ASKFORM_ROW_SHELL" "$ASKFORM_ROW_LOGIN""#)
        )
    }.attribute("askform", 1)
      .intro(
        "Nothing is changed; the last question only shows the command that would make the account.")
  }
}
