import TabAppearance
import TabBarExamples
import TabUIKit
import Testing

@testable import TabThemeTool

@MainActor
struct BarScreenTests {
  private let styles: [(UIUserInterfaceStyle, UIAccessibilityContrast)] = [
    (.light, .normal), (.dark, .high), (.light, .high), (.dark, .normal),
  ]

  private func request(os: TabBarEnvironment.Version, isAtScrollEdge: Bool) -> PictureRequest {
    PictureRequest(
      style: .light,
      contrast: .normal,
      os: os,
      isLandscape: false,
      isAtScrollEdge: isAtScrollEdge,
      content: .sample
    )
  }

  /// Expects that one screen shows a theme in all styles as screens of their own do.
  private func expectOneScreen(for theme: TabBarTheme, _ request: PictureRequest) throws {
    var (request, screen) = (request, BarScreen?.none)
    for (style, contrast) in styles {
      (request.style, request.contrast) = (style, contrast)
      let before = screen
      let picture = try BarPicture(theme, request, on: &screen)
      #expect(before == nil || screen === before)
      let own = try BarScreen(theme, request).picture(style, contrast)
      #expect(picture == own, "\(style), \(contrast)")
    }
  }

  @Test(arguments: ["Contrast", "Frost", "Midnight", "Ocean"])
  func `one screen does for pictures in all styles and contrasts`(name: String) throws {
    let theme = try TabBarTheme.named(name)
    for (os, isAtScrollEdge) in [(15, true), (18, false), (26, true)] {
      let request = request(os: .init(os), isAtScrollEdge: isAtScrollEdge)
      try expectOneScreen(for: theme, request)
    }
  }

  @Test(arguments: BarExample.all.map(\.name))
  func `one screen does for pictures of an example, too`(name: String) throws {
    let example = try #require(BarExample.named(name))
    var request = request(os: 18, isAtScrollEdge: false)
    (request.example, request.content) = (example, BarContent(example))
    try expectOneScreen(for: example.theme, request)
  }

  @Test func `another theme or place has a screen of its own`() throws {
    let request = request(os: 18, isAtScrollEdge: false)
    let screen = try BarScreen(.named("Ocean"), request)
    #expect(screen.shows(try .named("Ocean"), request))
    #expect(!screen.shows(try .named("Frost"), request))
    var others = [PictureRequest](repeating: request, count: 4)
    others[0].os = 17
    others[1].isRightToLeft = true
    others[2].isAtScrollEdge = true
    others[3].scale = 2
    for other in others { #expect(!screen.shows(try .named("Ocean"), other)) }
  }
}
