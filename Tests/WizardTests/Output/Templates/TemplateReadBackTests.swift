import Foundation
import Testing

@testable import Wizard

/// Whatever a value is, a reader of the format finds it where the template put it, and nothing else.
@Suite(.timeLimit(.minutes(10))) struct TemplateReadBackTests {
  /// A template of a format, and what its reader must find in the output `o` for the text `v`.
  struct Case: CustomTestStringConvertible, Sendable {
    let notation: String
    let template: String
    let check: String
    /// How many of a hundred texts are written at least; the others are refused.
    var accepted = 100

    var testDescription: String { notation + ": " + template }
  }

  static let cases: [Case] = [
    Case(
      notation: "json",
      template: "{\"a\": {{v}}, \"b\": \"x {{v}} y\", \"c\": [{{v}}, {{{n}}}], \"k{{v}}\": 1}",
      check: "json.loads(o) == {'a': v, 'b': 'x ' + v + ' y', 'c': [v, 1], 'k' + v: 1}"),
    Case(
      notation: "yaml",
      template:
        "a: {{v}}\nb: \"x {{v}} y\"\nc: [ {{v}}, 1 ]\nd:\n- {{v}} # c\n- k: {{v}}\ne:\n  {{v}}\n",
      check:
        "yaml.safe_load(o) == {'a': v, 'b': 'x ' + v + ' y', 'c': [v, 1], 'd': [v, {'k': v}], 'e': v}"
    ),
    Case(
      notation: "yaml", template: "{{v}}: 1\nz: { {{v}}: 2, y: {{v}}}\n",
      check: "yaml.safe_load(o) == {v: 1, 'z': {v: 2, 'y': v}} or v in ('z', 'y')"),
    Case(
      notation: "yaml", template: "a: x{{v}}y\nb: [x{{v}}, 1]\nc: x\n  {{v}}\nd: x {{v}}\n",
      check:
        "yaml.safe_load(o) == {'a': 'x' + v + 'y', 'b': ['x' + v, 1], 'c': 'x ' + v, 'd': 'x ' + v} or v == ''",
      accepted: 20),
    Case(
      notation: "yaml", template: "a: {{v}} x\nb: 1\n",
      check: "yaml.safe_load(o) == {'a': (v + ' x').strip(), 'b': 1}",
      accepted: 10),
    Case(
      notation: "yaml", template: "a: |\n  x{{v}}y\n   {{v}}.\n  z\nb:\n- |-\n  {{v}}.\n",
      check: "yaml.safe_load(o) == {'a': 'x' + v + 'y\\n ' + v + '.\\nz\\n', 'b': [v + '.']}",
      accepted: 20),
    Case(
      notation: "toml",
      template:
        "a = {{v}}\nb = \"x {{v}}\"\nc = [{{v}}, 1]\n\"k{{v}}\" = 2\nd = \"\"\"\n{{v}}\"\"\"\n[t.{{v}}]\ne = { x = {{v}} }\n",
      check:
        "tomllib.loads(o) == {'a': v, 'b': 'x ' + v, 'c': [v, 1], 'k' + v: 2, 'd': v, 't': {v: {'e': {'x': v}}}}"
    ),
    Case(
      notation: "ini", template: "[s]\na = {{v}}\nb = x{{v}}y\nc = \"{{v}}\"\nd = 1\n",
      check: "ini(o) == {'s': {'a': v, 'b': 'x' + v + 'y', 'c': '\"' + v + '\"', 'd': '1'}}",
      accepted: 10),
    Case(
      notation: "ini", template: "[x{{v}}]\na = 1\n", check: "ini(o) == {'x' + v: {'a': '1'}}",
      accepted: 10),
    Case(
      notation: "env", template: "A={{v}}\nB=1\n",
      check:
        "shell(o + '\\nprintf \"%s|%s.\" \"$A\" $B') == v + '|1.' and dotenv(o, {'A': v, 'B': '1'})",
      accepted: 10),
    Case(
      notation: "env", template: "A=\"x{{v}}\"\nB=x{{n}}\n",
      check:
        "shell(o + '\\nprintf \"%s|%s.\" \"$A\" $B') == 'x' + v + '|x1.' and dotenv(o, {'A': 'x' + v, 'B': 'x1'})",
      accepted: 10),
    Case(
      notation: "sh",
      template:
        "printf '%s\\0' {{v}} x{{v}}y \"a {{v}}\" \"$(printf '%s|' {{v}} \"{{v}}\")\"\nz={{v}}; set -- {{v}}; printf '%s\\0%s\\0' \"$z\" $#",
      check:
        "shell(o) == '\\0'.join([v, 'x' + v + 'y', 'a ' + v, v + '|' + v + '|', v, '1', ''])",
      accepted: 90),
    Case(
      notation: "html", template: "<p a=\"{{v}}\" b='{{v}}' c={{v}}>.{{v}}</p><b id=\"x\">z</b>",
      check:
        "html_of(o) == [('p', [('a', v), ('b', v), ('c', v)]), '.' + v, '/p', ('b', [('id', 'x')]), 'z', '/b'] or '\\0' in v",
      accepted: 90),
    Case(
      notation: "xml", template: "<p a=\"{{v}}\" b='{{v}}'>.{{v}}</p>",
      check:
        "(lambda e: e.attrib == {'a': v, 'b': v} and len(e) == 0 and e.text == '.' + v)(xml(o))",
      accepted: 60),
    Case(
      notation: "none", template: "a {{v}};\n",
      check: "o == 'a ' + v + ';\\n' and len(o.splitlines()) == 1",
      accepted: 30),
  ]

  /// Readers that Python has, or is given.
  private static let script = """
    import configparser, html.parser, io, subprocess, tomllib, xml.etree.ElementTree
    import yaml
    try:
      import dotenv as dotenv_module
    except ImportError:
      dotenv_module = None
    def ini(o):
      parser = configparser.ConfigParser()
      parser.read_string(o)
      return {name: dict(parser[name]) for name in parser.sections()}
    def dotenv(o, expected):
      return dotenv_module is None or dict(dotenv_module.dotenv_values(stream=io.StringIO(o))) == expected
    def shell(o):
      done = subprocess.run(["/bin/sh", "-c", o], capture_output=True, cwd="/", env={"X": "bad"})
      assert done.returncode == 0, done.stderr
      return done.stdout.decode("utf-8", "surrogatepass")
    class Parts(html.parser.HTMLParser):
      def __init__(self):
        super().__init__(convert_charrefs=True)
        self.parts = []
      def handle_starttag(self, tag, attributes): self.parts.append((tag, attributes))
      def handle_endtag(self, tag): self.parts.append("/" + tag)
      def handle_data(self, data): self.parts.append(data)
      def handle_comment(self, data): self.parts.append(("comment", data))
    def html_of(o):
      parser = Parts()
      parser.feed(o)
      parser.close()
      return parser.parts
    xml = lambda o: xml_module.fromstring(o)
    xml_module = __import__("xml.etree.ElementTree").etree.ElementTree
    found = []
    for v, o in json.loads(data):
      try:
        good = CHECK
      except Exception as error:
        good, o = False, o + " " + repr(error)
      if not good and len(found) < 10: found.append([v, o])
    """

  private static let python = ForeignReader.python(with: "yaml, tomllib")

  @Test(.enabled(if: python != nil, "no Python with yaml and tomllib"), arguments: cases)
  func `a value does not break out`(specified: Case) throws {
    let texts = Array(Set(AwkwardText.texts(specified.notation == "sh" ? 400 : 1_500, seed: 6)))
    var written: [[String]] = []
    let file = TemplateFile(
      path: "t", bytes: Array(specified.template.utf8), notation: specified.notation
    ) { _ in .missing }
    for text in texts {
      let context = TemplateValue.map([.init("v", .text(text)), .init("n", .number("1"))])
      let filled = file.filled(with: context, isLax: false, language: .english)
      guard let content = filled.content else {
        #expect(filled.isOfAnswers, "\(filled.diagnostics)")
        continue
      }
      written.append([text, String(decoding: content.bytes, as: UTF8.self)])
    }
    #expect(written.count * 100 >= texts.count * specified.accepted)
    let data = try JSONSerialization.data(withJSONObject: written)
    let script = Self.script.replacingOccurrences(of: "CHECK", with: specified.check)
    let found = try ForeignReader.found(in: Array(data), by: Self.python, script)
    let wrong = (found as? [[String]])?.map {
      "\($0[0].debugDescription): \($0[1].debugDescription)"
    }
    #expect(wrong == [])
  }
}
