// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Parity",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [.library(name: "Parity", targets: ["ParityProbe"])],
  dependencies: [.package(name: "TabAppearance", path: "../..")],
  targets: [
    .target(
      name: "ParityProbe",
      dependencies: [
        .product(name: "TabAppearance", package: "TabAppearance"),
        .product(name: "TabAppearanceUI", package: "TabAppearance"),
        .product(name: "TabControls", package: "TabAppearance"),
      ],
      path: "Sources",
      // Scripts compile `main.swift` separately, since the report needs nothing of iOS.
      exclude: ["Report/main.swift"]
    ),
    // `Tools/Parity/screens` makes an app of this executable.
    .executableTarget(name: "ParityApp", dependencies: ["ParityProbe"], path: "App"),
    .testTarget(name: "SimulatorTests", dependencies: ["ParityProbe"]),
  ]
)
