import Foundation
import HeadlessUIKit
import TabAppearance
import TabBarExamples
import TabScreens
import Testing

/// Tests of the pictures in `Examples/Bars/Pictures`, which README.md and the articles show.
@MainActor
struct BarExamplePictureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples/Bars/Pictures").standardizedFileURL

  /// The examples that style the system's bar, which is glass on iOS 26.
  private static let ofSystem = ["accent", "raised-center"]

  @Test(arguments: BarExample.all.indices)
  func `the pictures in Examples are those of the examples`(index: Int) throws {
    let example = BarExample.all[index]
    for (style, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
      var classic = TabSnapshotConfiguration.iPhone16()
      classic.style = style
      try expect("\(example.name)-\(name).svg", shows: example, on: classic)
      guard Self.ofSystem.contains(example.name) else { continue }
      var glass = TabSnapshotConfiguration.iPhone16(os: 26)
      (glass.style, glass.backdrop) = (style, .landscape)
      try expect("\(example.name)-glass-\(name).svg", shows: example, on: glass)
    }
  }

  private func expect(
    _ file: String,
    shows example: BarExample,
    on configuration: TabSnapshotConfiguration
  ) throws {
    let pictures = try ShownBar.map(ShownExample(example: example), over: [configuration]) {
      $0.screen.recording(of: $0.surroundings()).svg
    }
    let path = Self.folder.appending(path: file)
    if ProcessInfo.processInfo.environment["RECORD"] == "all" {
      try Data(pictures[0].utf8).write(to: path)
    }
    #expect(
      try String(contentsOf: path, encoding: .utf8) == pictures[0],
      "RECORD=all writes \(file)"
    )
  }

  @Test(arguments: BarExample.all.indices, [15, 18, 26] as [TabBarEnvironment.Version])
  func `an example is drawn on every system, and a custom bar without a guess`(
    index: Int,
    os: TabBarEnvironment.Version
  ) throws {
    let example = BarExample.all[index]
    var landscape = TabSnapshotConfiguration.iPhone16(os: os)
    landscape.orientation = .landscape
    var mirrored = TabSnapshotConfiguration.iPhone16(os: os)
    mirrored.layoutDirection = .rightToLeft
    let configurations = [landscape, mirrored, .iPad(os: os)]
    _ = try ShownBar.map(ShownExample(example: example), over: configurations) { shown in
      #expect(shown.warnings(fontFix: "").isEmpty)
      if Self.ofSystem.contains(example.name) { return }
      #expect(shown.inferences.isEmpty)
      #expect(shown.shown !== shown.bar)
    }
  }
}

/// An example with its tabs, in front of the same content as a theme.
private struct ShownExample: ThemeSubject {
  let example: BarExample

  func tabSnapshotController(on configuration: TabSnapshotConfiguration) -> UIViewController {
    let items = example.tabs.map {
      BarContent.Item(title: $0.title, icon: $0.icon, badge: $0.badge)
    }
    let controller = BarContent(items: items, selected: example.selected).controller()
    example.apply(to: controller)
    return controller
  }
}
