import Testing
import Wizard

/// Each format is read by a program that is not ours: every text comes back as it was, or is refused.
@Suite struct FormatReaderTests {
  private static let python = ForeignReader.python(with: "tomllib")
  private static let dotenv = ForeignReader.python(with: "dotenv")
  private static let properties = ForeignReader.python(with: "javaproperties")
  private static let java =
    ForeignReader.program("javac") == nil ? nil : ForeignReader.program("java")
  private static let shells = ["sh", "bash", "dash", "busybox", "zsh", "ksh"].filter {
    ForeignReader.program($0) != nil
  }

  /// The texts that a format carries, with how many it refuses.
  private func carried(
    _ texts: [String], by format: any OutputFormat
  ) -> (texts: [String], refused: Int) {
    let kept = texts.filter { text in
      (try? format.bytes(of: .object([.init(key: "t", value: .string(text))]))) != nil
    }
    return (kept, texts.count - kept.count)
  }

  private func check(
    _ format: any OutputFormat, by python: String?, refusing share: ClosedRange<Double>,
    _ script: String
  ) throws {
    let all = AwkwardText.texts(5000, seed: 7)
    let (texts, refused) = carried(all, by: format)
    #expect(share.contains(Double(refused) / Double(all.count)), "\(refused) refused")
    let found = try ForeignReader.found(
      in: try format.bytes(of: AwkwardText.tree(of: texts)), by: python, script)
    #expect(AwkwardText.differences(of: texts, in: found) == [])
  }

  @Test(.enabled(if: Self.python != nil, "no python3 has tomllib"))
  func `Python's json reads every text as it was`() throws {
    try check(JSONFormat(), by: Self.python, refusing: 0...0, "found = json.loads(data)")
  }

  @Test(.enabled(if: Self.python != nil, "no python3 has tomllib"))
  func `tomllib reads every text as it was`() throws {
    try check(
      TOMLFormat(), by: Self.python, refusing: 0...0,
      "import tomllib; found = tomllib.loads(data.decode())")
  }

  @Test(.enabled(if: Self.python != nil, "no python3 has tomllib"))
  func `tomllib reads tables, lists and keys of any text`() throws {
    let keys = Array(Set(AwkwardText.texts(500, seed: 9))).sorted()
    let node = OutputNode.object(
      keys.enumerated().map { index, key in
        let inner = OutputNode.object([.init(key: key, value: .string(key))])
        return .init(key: key, value: index.isMultiple(of: 2) ? inner : .array([inner, inner]))
      } + [
        .init(
          key: "mixed",
          value: .array([.object([.init(key: "a", value: .array([]))]), .string("x")]))
      ])
    let found = try ForeignReader.found(
      in: try TOMLFormat().bytes(of: node), by: Self.python,
      """
      import tomllib
      whole = tomllib.loads(data.decode())
      assert whole.pop("mixed") == [{"a": []}, "x"]
      assert all(value in ({key: key}, [{key: key}] * 2) for key, value in whole.items())
      found = len(whole)
      """)
    #expect(found as? Int == keys.count)
  }

  @Test(
    .enabled(if: Self.python != nil, "no python3 has tomllib"),
    arguments: ["None", "configparser.BasicInterpolation()"])
  func `configparser reads every text as it was`(interpolation: String) throws {
    try check(
      INIFormat(), by: Self.python, refusing: 0.2...0.8,
      """
      import configparser
      parser = configparser.ConfigParser(interpolation=\(interpolation))
      parser.read(path, encoding="utf-8")
      found = {key: parser["DEFAULT"][key] for key in parser["DEFAULT"]}
      """)
  }

  @Test(.enabled(if: Self.dotenv != nil, "no python3 has dotenv"))
  func `python-dotenv reads every text as it was`() throws {
    try check(
      DotenvFormat(), by: Self.dotenv, refusing: 0.2...0.8,
      "import dotenv; found = {k.lower(): v for k, v in dotenv.dotenv_values(path).items()}")
  }

  @Test(.enabled(if: Self.python != nil, "no python3 has tomllib"))
  func `urllib reads every text as it was`() throws {
    try check(
      URLEncodedFormat(), by: Self.python, refusing: 0...0,
      """
      import urllib.parse
      pairs = urllib.parse.parse_qsl(data.decode("ascii"), keep_blank_values=True,
        strict_parsing=True, max_num_fields=10000)
      found = dict(pairs)
      assert len(found) == len(pairs)
      """)
  }

  @Test(.enabled(if: Self.python != nil, "no python3 has tomllib"))
  func `Python's csv reads every text as it was`() throws {
    try check(
      CSVFormat(), by: Self.python, refusing: 0.01...0.2,
      """
      import csv
      names, values = csv.reader(open(path, encoding="utf-8", newline=""), strict=True)
      assert len(names) == len(values)
      found = dict(zip(names, values))
      """)
  }

  @Test(.enabled(if: Self.python != nil, "no python3 has tomllib"))
  func `lines are read by splitting them`() throws {
    try check(
      LinesFormat(), by: Self.python, refusing: 0.2...0.8,
      "found = dict(line.split(\"=\", 1) for line in data.decode().splitlines())")
  }

  @Test(.enabled(if: Self.properties != nil, "no python3 has javaproperties"))
  func `javaproperties reads every text as it was`() throws {
    try check(
      PropertiesFormat(), by: Self.properties, refusing: 0...0,
      "import javaproperties; found = javaproperties.loads(data.decode(\"ascii\"))")
  }

  /// Java gives its values as code units in hexadecimal, one property a line.
  @Test(.enabled(if: Self.java != nil, "java is not installed"))
  func `Java reads every text as it was, as key and as value`() throws {
    let texts = AwkwardText.texts(3000, seed: 8)
    let distinct = Array(Set(texts)).filter { !$0.isEmpty }.sorted()
    let members = distinct.map { OutputNode.Member(key: $0, value: .string($0)) }
    let source = """
      import java.io.*; import java.util.*;
      public class Read { public static void main(String[] a) throws Exception {
        Properties p = new Properties(); p.load(new FileInputStream(a[0])); int same = 0;
        for (String k : p.stringPropertyNames()) if (k.equals(p.getProperty(k))) same++;
        System.out.print(same + " " + p.size()); } }
      """
    let folder = try TemporaryFolder()
    try folder.put(source, in: "Read.java")
    let output = try ForeignReader.run(
      try #require(Self.java), [folder["Read.java"]],
      on: PropertiesFormat().bytes(of: .object(members)))
    #expect(String(decoding: output, as: UTF8.self) == "\(distinct.count) \(distinct.count)")
  }

  @Test(arguments: Self.shells)
  func `a shell evaluates every text as it was`(shell: String) throws {
    let (texts, _) = carried(AwkwardText.texts(3000, seed: 10), by: ShellFormat())
    #expect(texts.count > 2500)
    try evaluate(texts, ShellFormat(), shell)
    try evaluate(texts, ShellFormat(VariableOptions(exports: true)), shell)
  }

  @Test(arguments: Self.shells)
  func `a shell reads a dotenv file too`(shell: String) throws {
    let (texts, _) = carried(AwkwardText.texts(3000, seed: 11), by: DotenvFormat())
    #expect(texts.count > 500)
    try evaluate(texts, DotenvFormat(), shell)
  }

  private func evaluate(_ texts: [String], _ format: any OutputFormat, _ shell: String) throws {
    let prints = texts.indices.map { "printf '%s\\0' \"$T\($0)\"\n" }.joined()
    let bytes = try format.bytes(of: AwkwardText.tree(of: texts))
    // Evaluated, as a substitution hands it on; then read as a file, which keeps the line ends too.
    let name = shell == "busybox" ? ["sh"] : []
    for reading in ["eval \"$(cat \"$1\")\"", ". \"$1\""] {
      let output = try ForeignReader.run(
        try #require(ForeignReader.program(shell)), name + ["-c", "\(reading)\n\(prints)", "sh"],
        on: bytes)
      let found = output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      let names = texts.indices.map { "t\($0)" }
      let read = Dictionary(
        uniqueKeysWithValues: zip(names, found.map { String(decoding: $0, as: UTF8.self) }))
      #expect(AwkwardText.differences(of: texts, in: read) == [])
    }
  }
}
