#if !canImport(UIKit)
import TabAppearance
import TabRaster
import TabSnapshots
import Testing

@testable import TabThemeTool

/// What every built-in theme compiles into, as text, and what it looks like.
@MainActor
struct BuiltInThemeTests {
  @Test(arguments: TabBarTheme.builtInNames, TabBarTheme.Style.lightAndDark)
  func `compiles into the recorded appearance`(name: String, style: TabBarTheme.Style) throws {
    let compiled = try TabBarTheme.named(name).compiled(for: TabBarEnvironment(os: 18))
    let traits = UITraitCollection(userInterfaceStyle: style.userInterfaceStyle)
    assertTabSnapshot(.text(compiled.description(in: traits)), named: "\(name)-\(style)")
  }

  // Also run in release: the bytes must be the same at every optimization level.
  @Test(arguments: TabBarTheme.builtInNames, TabBarTheme.Style.lightAndDark)
  func `looks as recorded, to the byte`(name: String, style: TabBarTheme.Style) throws {
    let picture = try picture(of: name, style)
    assertTabSnapshot(.png(picture.bitmap().png()), named: "\(name)-\(style)")
  }

  // One theme that says nothing, one whose background gives way to the glass, and one that covers it.
  @Test(arguments: ["System", "Midnight", "Terminal"], TabBarTheme.Style.lightAndDark)
  func `looks as recorded on glass, to the byte`(name: String, style: TabBarTheme.Style) throws {
    let picture = try picture(of: name, style, os: 26)
    assertTabSnapshot(.png(picture.bitmap().png()), named: "\(name)-\(style)-ios26")
  }

  @Test(arguments: TabBarTheme.Style.lightAndDark)
  func `is drawn the same by one thread and by eight`(style: TabBarTheme.Style) async throws {
    let picture = try picture(of: "Ocean", style)
    let one = await picture.list.rendered(size: picture.size, scale: picture.scale, tasks: 1)
    let eight = await picture.list.rendered(size: picture.size, scale: picture.scale, tasks: 8)
    #expect(one.png() == eight.png())
  }

  private func picture(
    of name: String,
    _ style: TabBarTheme.Style,
    os: TabBarEnvironment.Version = 18
  ) throws -> BarPicture {
    try BarPicture(
      .named(name),
      PictureRequest(
        style: style.userInterfaceStyle,
        contrast: .normal,
        os: os,
        device: "iPhone 16",
        isLandscape: false,
        isAtScrollEdge: false,
        scale: 3,
        content: .sample
      )
    )
  }
}

extension TabBarTheme.Style {
  static let lightAndDark: [TabBarTheme.Style] = [.light, .dark]
}
#endif
