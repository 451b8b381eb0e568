// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "TabAppearance", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "TabAppearance", package: "TabAppearance")]
    )
  ]
)
