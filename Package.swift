// swift-tools-version: 6.2

import PackageDescription

// Pixel loops are 25 times slower without optimization, so TabRaster is optimized in debug builds too, also in those of
// packages that depend on this one, and so is TabFiles, which reads every theme. UIKit draws on iOS, where
// apps are built without unsafe flags.
// Whole modules, so that loops need no calls; with more than one thread each file gets the object that builds expect.
let optimized: [SwiftSetting] = [
  .unsafeFlags(
    ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"],
    .when(platforms: [.linux, .macOS], configuration: .debug)
  )
]

// The code of apps in tests has `import UIKit`, which is an alias of the stand-in here.
let asUIKit: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux, .macOS]))
]

// `Scripts/check` and CI make every warning an error; elsewhere a warning of a newer compiler
// doesn't stop the build.
let isStrict = Context.environment["TABAPPEARANCE_STRICT"] != nil
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

let package = Package(
  name: "TabAppearance",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "TabThemes", targets: ["TabThemes", "TabUIKit"]),
    .library(name: "TabAppearance", targets: ["TabAppearance", "TabThemes", "TabUIKit"]),
    .library(name: "TabAppearanceUI", targets: ["TabAppearanceUI"]),
    .library(name: "TabControls", targets: ["TabControls"]),
    .library(name: "TabControlsUI", targets: ["TabControlsUI"]),
    .library(name: "TabImport", targets: ["TabImport"]),
    .library(name: "TabSnapshots", targets: ["TabSnapshots"]),
    .executable(name: "tabtheme", targets: ["tabtheme"]),
    .plugin(name: "TabThemePlugin", targets: ["TabThemePlugin"]),
  ],
  targets: [
    .target(name: "TabDiagnostics"),
    .target(name: "TabFiles", dependencies: ["TabDiagnostics"], swiftSettings: optimized),
    .target(name: "TabColors"),
    .target(name: "TabTokens", dependencies: ["TabColors", "TabFiles"]),
    .target(
      name: "TabRaster",
      dependencies: ["TabColors"],
      exclude: ["Icons/SVG", "Text/TabSans"],
      swiftSettings: optimized + [.strictMemorySafety()]
    ),
    .target(name: "TabDevices"),
    .target(
      name: "HeadlessUIKit",
      dependencies: ["TabColors", "TabDevices", "TabFiles", "TabRaster"]
    ),
    .target(
      name: "TabUIKit",
      dependencies: [
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))
      ]
    ),
    .target(name: "TabThemes", dependencies: ["TabColors", "TabDiagnostics", "TabUIKit"]),
    .target(
      name: "TabAppearance",
      dependencies: ["TabDiagnostics", "TabFiles", "TabThemes", "TabUIKit"],
      resources: [.copy("PrivacyInfo.xcprivacy")]
    ),
    .target(name: "TabAppearanceUI", dependencies: ["TabAppearance"]),
    .target(name: "TabControls", dependencies: ["TabDiagnostics", "TabThemes", "TabUIKit"]),
    .target(name: "TabControlsUI", dependencies: ["TabAppearanceUI", "TabControls"]),
    .target(
      name: "TabBarExamples",
      dependencies: ["TabAppearance", "TabControls", "TabUIKit"],
      path: "Examples/Bars",
      exclude: ["Pictures", "README.md"]
    ),
    .target(
      name: "TabImport",
      dependencies: ["TabAppearance", "TabDiagnostics", "TabFiles", "TabUIKit"]
    ),
    .target(
      name: "TabScreens",
      dependencies: [
        "TabAppearance", "TabColors", "TabDevices", "TabFiles", "TabRaster", "TabUIKit",
      ]
    ),
    .target(
      name: "TabParity",
      dependencies: ["TabAppearance", "TabAppearanceUI", "TabControls"],
      path: "Tools/Parity/Sources",
      exclude: ["Report/main.swift"]
    ),
    .target(
      name: "TabSnapshots",
      dependencies: [
        "TabAppearance", "TabDevices", "TabFiles", "TabRaster", "TabScreens", "TabUIKit",
      ]
    ),
    .target(
      name: "TabThemeTool",
      dependencies: [
        "TabAppearance", "TabColors", "TabDevices", "TabDiagnostics", "TabFiles", "TabRaster",
        "TabScreens", "TabTokens", "TabUIKit",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ],
      exclude: ["Pages/Files"]
    ),
    .executableTarget(name: "tabtheme", dependencies: ["TabThemeTool"]),
    .executableTarget(
      name: "tabtheme-bench",
      dependencies: [
        "HeadlessUIKit", "TabAppearance", "TabDevices", "TabFiles", "TabRaster", "TabSnapshots",
        "TabTokens",
      ],
      path: "Tools/Benchmarks/Stages"
    ),
    .plugin(name: "TabThemePlugin", capability: .buildTool(), dependencies: ["tabtheme"]),
    // The helpers of several test targets.
    .target(name: "TabTestSupport", path: "Tests/TabTestSupport"),
    .testTarget(name: "PackageTests"),
    .testTarget(name: "TabFilesTests", dependencies: ["TabFiles", "TabTestSupport"]),
    .testTarget(
      name: "TabTokensTests",
      dependencies: ["TabColors", "TabFiles", "TabTestSupport", "TabTokens"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "TabRasterTests",
      dependencies: ["TabRaster", "TabTestSupport"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "TabAppearanceTests",
      dependencies: [
        "TabAppearance", "TabColors", "TabDevices", "TabFiles", "TabImport", "TabRaster",
        "TabScreens", "TabTestSupport", "TabThemeTool", "TabThemes", "TabUIKit",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "TabControlsTests",
      dependencies: [
        "TabAppearance", "TabBarExamples", "TabControls", "TabDevices", "TabFiles", "TabRaster",
        "TabScreens", "TabTestSupport", "TabThemeTool", "TabThemes", "TabUIKit",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ]
    ),
    .testTarget(
      name: "TabParityTests",
      dependencies: [
        "TabAppearance", "TabParity", "TabRaster", "TabScreens",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ]
    ),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "TabDevices", "TabRaster", "TabTestSupport"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        "TabAppearance", "TabControls", "TabSnapshots",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ],
      exclude: ["__Snapshots__"]
    ),
    .testTarget(
      name: "TabSnapshotsTests",
      dependencies: [
        "TabAppearance", "TabControls", "TabDevices", "TabRaster", "TabScreens", "TabSnapshots",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ]
    ),
    .testTarget(
      name: "AppCodeTests",
      dependencies: ["HeadlessUIKit", "TabAppearance", "TabDevices", "TabImport", "TabRaster"],
      exclude: ["Pictures"],
      // Swift 5, since many apps are written in it.
      swiftSettings: asUIKit + [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "TabThemeToolTests",
      dependencies: [
        "TabAppearance", "TabDevices", "TabFiles", "TabRaster", "TabScreens", "TabTestSupport",
        "TabThemeTool", "TabThemes", "TabTokens", "TabUIKit",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ],
      exclude: ["Fixtures"]
    ),
  ]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + strict + [
      .enableUpcomingFeature("ExistentialAny"),  // SE-0335
      .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
      .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
      .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
    ]
}
