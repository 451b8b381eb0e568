#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import TabRaster
import TabSnapshots
import Testing

/// What every built-in theme compiles into, as text, and what it looks like.
@MainActor
struct BuiltInThemeTests {
  @Test(arguments: TabBarTheme.builtInNames, TabBarTheme.Style.lightAndDark)
  func `compiles into the recorded appearance`(name: String, style: TabBarTheme.Style) {
    assertTabSnapshot(
      of: try TabBarTheme.named(name),
      as: .compiled(for: TabBarEnvironment(os: 18)),
      named: "\(name)-\(style)",
      traits: UITraitCollection(userInterfaceStyle: style.userInterfaceStyle)
    )
  }

  // Also run in release: the bytes must be the same at every optimization level.
  @Test(arguments: TabBarTheme.builtInNames, TabBarTheme.Style.lightAndDark)
  func `looks as recorded, to the byte`(name: String, style: TabBarTheme.Style) {
    assertTabSnapshot(
      of: try TabBarTheme.named(name),
      as: .image,
      named: "\(name)-\(style)",
      traits: UITraitCollection(userInterfaceStyle: style.userInterfaceStyle)
    )
  }

  // One theme that says nothing, one whose background gives way to the glass, and one that covers it.
  @Test(arguments: ["System", "Midnight", "Terminal"], TabBarTheme.Style.lightAndDark)
  func `looks as recorded on glass, to the byte`(name: String, style: TabBarTheme.Style) {
    assertTabSnapshot(
      of: try TabBarTheme.named(name),
      as: .image(on: .iPhone16(os: 26)),
      named: "\(name)-\(style)",
      traits: UITraitCollection(userInterfaceStyle: style.userInterfaceStyle)
    )
  }

  @Test(arguments: TabBarTheme.Style.lightAndDark)
  func `is drawn the same by one thread and by eight`(style: TabBarTheme.Style) async throws {
    let controller = try TabBarTheme.named("Ocean").tabSnapshotController(on: .iPhone16())
    let window = UIWindow.simulated(
      device: try #require(SimulatedDevice.named("iPhone 16")),
      style: style.userInterfaceStyle
    )
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let list = window.displayList()
    let size = Size(width: Double(window.bounds.width), height: Double(window.bounds.height))
    let one = await list.rendered(size: size, scale: 3, tasks: 1)
    let eight = await list.rendered(size: size, scale: 3, tasks: 8)
    #expect(one.png() == eight.png())
  }
}

extension TabBarTheme.Style {
  static let lightAndDark: [TabBarTheme.Style] = [.light, .dark]
}

extension TabSnapshotting where Value == TabBarTheme {
  /// All that a theme compiles into, property by property.
  fileprivate static func compiled(for environment: TabBarEnvironment) -> TabSnapshotting {
    TabSnapshotting { theme, configuration in
      let traits = UITraitCollection(userInterfaceStyle: configuration.style)
      return .text(theme.compiled(for: environment).description(in: traits))
    }
  }
}
#endif
