// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is built with: Swift 6 mode, no implicit existentials or re-exports, no warnings.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "askform",
  products: [
    .library(name: "Wizard", targets: ["Wizard"]),
    .executable(name: "askform", targets: ["askform"]),
  ],
  targets: [
    .systemLibrary(
      name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(
      name: "CUTF8Proc", pkgConfig: "libutf8proc", providers: [.apt(["libutf8proc-dev"])]),
    .target(
      name: "CEdit", linkerSettings: [.linkedLibrary("edit"), .linkedLibrary("tinfo")]),
    .target(name: "CGetopt"),
    .target(name: "CMemory"),
    .target(name: "CSpawn"),
    .target(
      name: "Wizard", dependencies: ["CPCRE2", "CYAML", "CUTF8Proc"], swiftSettings: strict),
    .target(
      name: "Terminal", dependencies: ["Wizard", "CEdit", "CUTF8Proc"],
      path: "Sources/askform/Terminal", swiftSettings: strict),
    .executableTarget(
      name: "askform", dependencies: ["Wizard", "Terminal", "CGetopt", "CMemory", "CSpawn"],
      exclude: ["Terminal"],
      swiftSettings: strict),
    .executableTarget(
      name: "ConsoleProbe", dependencies: ["Wizard", "Terminal"], path: "Tests/ConsoleProbe",
      swiftSettings: strict),
    .target(name: "CPTY", path: "Tests/CPTY", linkerSettings: [.linkedLibrary("util")]),
    .target(
      name: "TestSupport", dependencies: ["Wizard", "CPTY", "CUTF8Proc"],
      path: "Tests/TestSupport", swiftSettings: strict),
    // The programs of Examples/Package.swift, which the tests run.
    .target(
      name: "LineConsole", dependencies: ["Wizard"], path: "Examples/Sources/LineConsole",
      swiftSettings: strict),
    .executableTarget(
      name: "login", dependencies: ["LineConsole", "Wizard"], path: "Examples/Sources/login",
      swiftSettings: strict),
    .executableTarget(
      name: "calendar", dependencies: ["LineConsole", "Wizard"],
      path: "Examples/Sources/calendar", swiftSettings: strict),
    .executableTarget(
      name: "cities", dependencies: ["LineConsole", "Wizard"], path: "Examples/Sources/cities",
      swiftSettings: strict),
    .testTarget(
      name: "WizardTests", dependencies: ["Wizard", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "askformTests",
      dependencies: [
        "Wizard", "Terminal", "askform", "ConsoleProbe", "TestSupport", "login", "calendar",
        "cities",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
