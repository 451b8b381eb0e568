// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "SwiftUIApp",
  platforms: [.iOS(.v15)],
  products: [.library(name: "SwiftUIApp", targets: ["SwiftUIApp"])],
  dependencies: [
    // An app uses `.package(url:from:)` here.
    .package(name: "TabAppearance", path: "../..")
  ],
  targets: [
    .target(
      name: "SwiftUIApp",
      dependencies: [
        .product(name: "TabAppearance", package: "TabAppearance"),
        .product(name: "TabAppearanceUI", package: "TabAppearance"),
        .product(name: "TabControls", package: "TabAppearance"),
        .product(name: "TabControlsUI", package: "TabAppearance"),
      ]
    )
  ]
)
