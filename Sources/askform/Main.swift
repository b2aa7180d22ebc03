import Wizard

@main
struct Main {
  static func main() {}
}
