// swift-tools-version: 6.2

import PackageDescription

// The stages of drawing are `package`, so the benchmarks are compiled as a part of the package that they measure. Its
// identity is the name of its folder.
let parent = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? ""
let identity = String(parent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "TabAppearance", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "TabAppearance", package: "TabAppearance")],
      swiftSettings: [.unsafeFlags(["-package-name", identity])]
    )
  ]
)
