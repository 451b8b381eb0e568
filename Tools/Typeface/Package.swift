// swift-tools-version: 6.2

import PackageDescription

// The targets TabColors and TabRaster are links, since paths and fonts aren't public.
let package = Package(
  name: "Typeface",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "TabColors"),
    .target(
      name: "TabRaster",
      dependencies: ["TabColors"],
      exclude: ["Icons/SVG", "Text/TabSans"]
    ),
    .executableTarget(name: "tabsans", dependencies: ["TabRaster"], exclude: ["Figures"]),
    .testTarget(name: "TabSansTests", dependencies: ["TabRaster", "tabsans"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
    .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
  ]
}
