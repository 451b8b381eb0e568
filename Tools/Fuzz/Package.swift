// swift-tools-version: 6.2

import PackageDescription

// With FUZZ_ADDRESS, accesses outside of allocated memory are found, too.
let sanitizers = Context.environment["FUZZ_ADDRESS"] == nil ? "fuzzer" : "fuzzer,address"

// The targets are links to modules of the package, made by `Tools/Fuzz/run`, since the readers of files
// aren't public.
let instrumented: [SwiftSetting] = [
  .unsafeFlags(["-sanitize=\(sanitizers)", "-enable-testing"]),
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "LibFuzzer"),
    .target(name: "TabColors", swiftSettings: instrumented),
    .target(name: "TabDiagnostics", swiftSettings: instrumented),
    .target(name: "TabFiles", dependencies: ["TabDiagnostics"], swiftSettings: instrumented),
    .target(
      name: "TabRaster",
      dependencies: ["TabColors"],
      exclude: ["Icons/SVG", "Text/TabSans"],
      swiftSettings: instrumented
    ),
    .target(name: "TabDevices", swiftSettings: instrumented),
    .target(
      name: "HeadlessUIKit",
      dependencies: ["TabColors", "TabDevices", "TabFiles", "TabRaster"],
      swiftSettings: instrumented
    ),
    .target(name: "TabUIKit", dependencies: ["HeadlessUIKit"], swiftSettings: instrumented),
    .target(
      name: "TabThemes",
      dependencies: ["TabColors", "TabDiagnostics", "TabUIKit"],
      swiftSettings: instrumented
    ),
    .target(
      name: "TabAppearance",
      dependencies: ["TabDiagnostics", "TabFiles", "TabThemes", "TabUIKit"],
      exclude: ["PrivacyInfo.xcprivacy"],
      swiftSettings: instrumented
    ),
    .target(
      name: "TabTokens",
      dependencies: ["TabColors", "TabFiles"],
      swiftSettings: instrumented
    ),
    .target(
      name: "TabScreens",
      dependencies: ["TabAppearance", "TabFiles"],
      sources: ["Recordings"],
      swiftSettings: instrumented
    ),
    // Of the tool its readers only, since it has all other modules.
    .target(
      name: "TabThemeTool",
      dependencies: ["TabFiles", "TabScreens"],
      exclude: ["Pages/Files"],
      sources: [
        "Files/ToolFailure.swift", "Linting/StringsTable.swift",
        "Linting/StringsTable+Catalog.swift", "Linting/StringsTable+Strings.swift",
      ],
      swiftSettings: instrumented
    ),
    .target(
      name: "TabSnapshots",
      exclude: [
        "Inline/AssertInlineTabSnapshot.swift", "Inline/SnapshotComparison+Inline.swift",
        "Inline/SourceRecorder.swift",
      ],
      sources: ["Inline"],
      swiftSettings: instrumented
    ),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "HeadlessUIKit", "LibFuzzer", "TabAppearance", "TabFiles", "TabRaster", "TabScreens",
        "TabSnapshots", "TabThemeTool", "TabTokens",
      ],
      swiftSettings: instrumented,
      // lld, since gold, the default linker on Linux, stops with an internal error.
      linkerSettings: [
        .unsafeFlags(["-sanitize=\(sanitizers)"]),
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
      ]
    ),
  ]
)
