// swift-tools-version: 6.2
import PackageDescription

/// Programs that ask forms of their own with the library `Wizard`; copy the one that is nearest to yours.
///
/// Outside of this repository the dependency is the repository's address in place of the path.
let wizard = Target.Dependency.product(name: "Wizard", package: "askform")

let package = Package(
  name: "WizardExamples",
  dependencies: [.package(name: "askform", path: "..")],
  targets: [
    .target(name: "LineConsole", dependencies: [wizard]),
    .executableTarget(name: "login", dependencies: ["LineConsole", wizard]),
    .executableTarget(name: "calendar", dependencies: ["LineConsole", wizard]),
    .executableTarget(name: "cities", dependencies: ["LineConsole", wizard]),
  ],
  swiftLanguageModes: [.v6]
)
