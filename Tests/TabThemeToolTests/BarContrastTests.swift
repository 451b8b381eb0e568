import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabThemeTool

/// Tests of the contrasts of colors on bars, and of their possible backgrounds.
@MainActor
struct BarContrastTests {
  private func check(_ bar: String, _ item: String) -> ToolRun {
    let theme = "{ \"name\": \"T\", \"bar\": \(bar), \"item\": { \"normal\": \(item) } }"
    return ToolRun(["check", "-", "--ios", "18"], input: Array(theme.utf8))
  }

  @Test(arguments: [
    (##"{ "background": "opaque", "backgroundColor": "#FFFFFF" }"##, ##"{ "color": "#FAFAFA" }"##),
    (
      ##"{ "background": "transparent" }"##,
      ##"{ "badgeBackgroundColor": "#FFFFFF", "badgeText": { "color": "#FAFAFA" } }"##
    ),
  ])
  func `what nobody sees on a known color is an error`(bar: String, item: String) {
    let run = check(bar, item)
    #expect(run.code == .findings)
    #expect(run.output.contains("[invisible]"))
    #expect(!run.output.contains("over the system's backgrounds"))
  }

  @Test(arguments: [
    (##"{ "background": "transparent" }"##, ##"{ "color": "#FAFAFA" }"##),
    (
      ##"{ "backgroundColor": "#FFFFFF80" }"##,
      ##"{ "color": { "light": "#FAFAFA", "dark": "#FFFFFF" } }"##
    ),
    (
      ##"{ "background": "transparent" }"##,
      ##"{ "badgeBackgroundColor": "#FFFFFF80", "badgeText": { "color": "#FFFFFF" } }"##
    ),
  ])
  func `what nobody may see is a warning that names what is behind`(bar: String, item: String) {
    let run = check(bar, item)
    #expect(run.code == .done)
    #expect(run.output.contains("over the system's backgrounds"))
    #expect(!run.output.contains("[invisible]"))
  }

  // The default of iOS 15, which is unreadable only over content of the other style.
  @Test func `colors that follow the style can be read without a background`() {
    let item = ##"{ "color": "system:label" }"##
    #expect(check(##"{ "background": "transparent" }"##, item).output == "")
  }

  // Drawing uses the grays 36 of 255 at an opacity of 0.71 in dark, and 247 at 0.94 in light.
  @Test(arguments: [(false, [247.48, 246.69]), (true, [25.56, 33.68])])
  func `a material is the one that is drawn, over backgrounds of the style`(
    isDark: Bool,
    grays: [Double]
  ) {
    let grounds = TabBarTheme.Color.Components.bar(
      nil,
      over: UIBlurEffect(style: .systemChromeMaterial),
      in: .colors(isDark: isDark, .normal),
      indicator: nil
    )
    #expect(grounds.count == 2)
    for (ground, gray) in zip(grounds, grays) { #expect(abs(ground.red * 255 - gray) < 0.05) }
  }
}
