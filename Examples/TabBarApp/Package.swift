// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "TabBarApp",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [.library(name: "TabBarApp", targets: ["TabBarApp"])],
  dependencies: [
    // An app uses `.package(url:from:)` here.
    .package(name: "TabAppearance", path: "../..")
  ],
  targets: [
    .target(
      name: "TabBarApp",
      dependencies: [.product(name: "TabAppearance", package: "TabAppearance")],
      // The plugin reads the `*.tabtheme.json` files of the target and the files that these name,
      // which needn't be declared as resources.
      plugins: [.plugin(name: "TabThemePlugin", package: "TabAppearance")]
    ),
    .executableTarget(
      name: "Preview",
      dependencies: ["TabBarApp", .product(name: "TabAppearance", package: "TabAppearance")]
    ),
    .testTarget(
      name: "TabBarAppTests",
      dependencies: [
        "TabBarApp",
        .product(name: "TabAppearance", package: "TabAppearance"),
        .product(name: "TabSnapshots", package: "TabAppearance"),
      ],
      exclude: ["__Snapshots__"]
    ),
  ]
)
