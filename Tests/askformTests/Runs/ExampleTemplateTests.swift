import Foundation
import TestSupport
import Testing

/// The templates of the example forms give files that the programs take which read them.
@Suite(.timeLimit(.minutes(10))) struct ExampleTemplateTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    folder = try TemporaryFolder()
    runner = ProgramRunner(in: folder)
  }

  private static func program(_ name: String) -> String? {
    ["/usr/sbin/", "/usr/bin/", "/sbin/", "/bin/"].map { $0 + name }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  private static let nginx = program("nginx")
  private static let openssl = program("openssl")
  private static let analyze = program("systemd-analyze")

  /// Writes the three files of the form `server.yaml`.
  private func writeFiles(_ answers: [String]) throws {
    let forms = PackageFolder.root + "/forms/"
    let templates = ["site.nginx", "server.env", "server.service"].flatMap {
      ["-t", forms + "server/\($0).mustache:\($0)"]
    }
    let result = try runner.run(
      [forms + "server.yaml", "-n", "-q", "--clock", ExampleForm.clock] + answers + templates)
    #expect(result.output + result.errors == "")
    #expect(result.outcome == .exited(0))
  }

  private static let example = ["-a", PackageFolder.root + "/forms/server.answers.yaml"]

  /// Runs another program in the folder.
  private func run(_ program: String?, _ arguments: [String]) throws -> ProgramResult {
    var other = runner
    other.path = try #require(program)
    return try other.run(arguments)
  }

  @Test func `the environment file is for the service alone and a shell reads it`() throws {
    try writeFiles(Self.example + ["-s", "database_password=it's a pass #1"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/server.env")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let shell = try run(
      "/bin/sh", ["-c", ". ./server.env; printf '%s|%s' \"$DATABASE\" \"$DATABASE_PASSWORD\""])
    #expect(shell.output == "mariadb://db1:3306/shop|it's a pass #1")
    #expect(shell.errors == "")
  }

  @Test(
    .enabled(if: nginx != nil && openssl != nil, "nginx or openssl is not installed"),
    arguments: [["-s", "tls=no"], ["-s", "certificate=own"]])
  func `nginx takes the site`(answers: [String]) throws {
    let made = try run(
      Self.openssl,
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
        "/CN=shop.example.org",
        "-keyout", "key.pem", "-out", "certificate.pem",
      ])
    #expect(made.outcome == .exited(0), "\(made.errors)")
    try folder.write("own.pem", folder.read("certificate.pem") + folder.read("key.pem"))
    let own =
      answers[1] == "certificate=own" ? ["-s", "certificate_file=\(folder.path)/own.pem"] : []
    try writeFiles(Self.example + answers + own)
    #expect(try folder.read("site.nginx").contains("ssl_certificate") == !own.isEmpty)
    try folder.write(
      "nginx.conf",
      """
      pid nginx.pid;
      events {}
      http {
        access_log off;
        client_body_temp_path t1; proxy_temp_path t2; fastcgi_temp_path t3; uwsgi_temp_path t4; scgi_temp_path t5;
        include site.nginx;
      }

      """)
    let result = try run(
      Self.nginx, ["-t", "-p", folder.path, "-e", "stderr", "-c", folder.path + "/nginx.conf"])
    #expect(result.outcome == .exited(0), "\(result.errors)")
    #expect(result.errors.contains("test is successful"))
  }

  @Test(
    .enabled(if: analyze != nil, "systemd-analyze is not installed"),
    arguments: ["mariadb", "sqlite"])
  func `systemd takes the unit`(database: String) throws {
    try writeFiles(Self.example + ["-s", "database=\(database)"])
    #expect(
      try folder.read("server.service").contains("mariadb.service") == (database == "mariadb"))
    let result = try run(
      Self.analyze, ["verify", "--recursive-errors=no", folder.path + "/server.service"])
    #expect(result.outcome == .exited(0), "\(result.errors)")
    #expect(!result.errors.contains("server.service"), "\(result.errors)")
  }
}
