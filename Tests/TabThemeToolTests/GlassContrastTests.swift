import Foundation
import HeadlessUIKit
import TabAppearance
import TabRaster
import TabScreens
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of the findings about colors on the glass of iOS 26 and later.
@MainActor
struct GlassContrastTests {
  nonisolated private static let navy =
    ##""bar": { "background": "opaque", "backgroundColor": "#0A2342" }"##

  private func check(_ members: String, _ options: String...) -> ToolRun {
    let theme = "{ \"name\": \"T\", \(members) }"
    return ToolRun(["check", "-"] + options, input: Array(theme.utf8))
  }

  private func selected(_ color: String) -> String {
    "\(Self.navy), \"item\": { \"selected\": { \"color\": \"\(color)\" } }"
  }

  // In pictures by the stand-in, the strategy `.contrast` measures 1.08 for white on an iPhone 16
  // with iOS 26.
  @Test(arguments: [("#FFFFFF", 26, 1.08), ("#F68C00", 26, 2.2), ("#F68C00", 27, 2.2)])
  func `a selected item is measured on the glass that is drawn`(
    color: TabBarTheme.Color,
    major: Int,
    ratio: Double
  ) throws {
    let theme = TabBarTheme(
      name: "T",
      bar: .init(background: .opaque, backgroundColor: "#0A2342"),
      item: .init(selected: .init(color: .value(color)))
    )
    let compiled = theme.compiled(for: TabBarEnvironment(os: .init(major)))
    let contrasts = BarContrasts(colors: BarColors(compiled), contrast: .normal).all
    let path = AppearancePath(
      style: "light",
      edge: "standard",
      cell: Cell(layout: .stacked, state: .selected),
      property: "iconColor"
    )
    let measured = try #require(contrasts[path]).ratio
    #expect(abs(measured - ratio) < 0.1, "\(measured)")
  }

  @Test(arguments: [(26, "light"), (26, "dark"), (27, "light"), (27, "dark")])
  func `the colors that are measured are those of a picture`(major: Int, style: String) throws {
    let isDark = style == "dark"
    let glass = GlassGround(
      isDark: isDark,
      hasHighContrast: false,
      generation: .init(major: major)
    )
    let tints: [(String, SIMD3<Double>)] = [
      ("#FFFFFF", [255, 255, 255]), ("#F68C00", [246, 140, 0]), ("#3366CC", [51, 102, 204]),
      ("#5C5C5C", [92, 92, 92]),
    ]
    for (color, tint) in tints {
      let folder = try TemporaryFolder()
      let path = try folder.file("T.tabtheme.json", "{ \"name\": \"T\", \(selected(color)) }")
      let run = ToolRun(
        "render",
        path,
        "--ios=\(major)",
        "--style=\(style)",
        "--backdrop=\(isDark ? "black" : "white")",
        "--icons=square.fill,house",
        "--titles=One,Two",
        "--scale=2",
        "--output=\(folder.path)"
      )
      #expect(run.code == .done, "\(run.errors)")
      let name = try #require(run.output.split(separator: "/").last).dropLast()
      let picture = try folder.picture(String(name))
      let selected = glass.selectedColor(tint / 255) * 255
      let pill = SIMD3(Double(glass.pill.red), Double(glass.pill.green), Double(glass.pill.blue))
      #expect(picture.count(near: pill) > 4000)
      #expect(picture.count(near: selected) > 400, "\(color): \(selected)")
    }
  }

  @Test func `a selected item that nobody sees on glass is an error`() {
    let run = check(selected("#FFFFFF"))
    #expect(run.code == .findings)
    #expect(
      run.output.contains(
        "error: 'item.selected.color' is nearly the color behind the title: contrast 1.08 "
          + "on the glass of iOS 26 and later, over light content; text needs 4.5 [invisible]"
      ),
      "\(run.output)"
    )
  }

  @Test func `a selected item that is hard to see on glass is a warning`() {
    let run = check(selected("#F68C00"))
    #expect(run.code == .done)
    #expect(
      run.output.contains(
        "warning: 'item.selected.color' has contrast 2.17 on the glass of iOS 26 and later, "
          + "over light content; text needs 4.5 [contrast]"
      ),
      "\(run.output)"
    )
  }

  @Test(arguments: [
    ##""item": { "selected": { "color": "#FFFFFF" } }"##,
    ##""item": { "selected": { "color": "#F68C00" } }"##,
    ##""item": { "selected": { "color": "system:systemOrange" } }"##,
    ##""tintColor": "#FFFFFF""##,
    ##""stacked": { "selected": { "iconColor": "#FFFFFF" } }, "tintColor": "system:systemYellow""##,
    ##""item": { "selected": { "title": { "color": "#FFD08A" }, "iconColor": "#FFFFFF" } }"##,
    ##""tintColor": "#FFFFFF", "when": [{ "idiom": "pad", "tintColor": "#F0F0F0" }]"##,
    ##""tintColor": "#FFFFFF", "when": [{ "iOS": ">=17", "tintColor": "#F0F0F0" }]"##,
    ##""colors": { "a": "#FFD08A" }, "tintColor": "{a}", "when": [{ "look": "glass", "colors": { "a": "#FFFF00" } }]"##,
  ])
  func `a theme passes with the fixes for glass pasted into it`(members: String) throws {
    let text = "{ \"name\": \"T\", \(Self.navy), \(members) }"
    let old = ToolRun(["check", "-", "--format", "json"], input: Array(text.utf8))
    #expect(old.problems.contains { $0.contains("on the glass of iOS 26") }, "\(old.output)")
    var theme = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    var variations = theme["when"] as? [Any] ?? []
    for fix in old.fixes {
      if let member = fix.split(separator: "add \"when\": ").last, member != fix {
        let added = try JSONSerialization.jsonObject(with: Data(member.utf8))
        variations += try #require(added as? [Any])
      } else if let variation = fix.split(separator: "add to 'when': ").last, variation != fix {
        variations.append(try JSONSerialization.jsonObject(with: Data(variation.utf8)))
      }
    }
    #expect(!variations.isEmpty, "\(old.output)")
    theme["when"] = variations
    let fixed = try JSONSerialization.data(withJSONObject: theme)
    let new = ToolRun(["check", "-", "--format", "json"], input: Array(fixed))
    #expect(new.problems.filter { $0.contains("glass") } == [], "\(new.output)")
    #expect(new.code == .done)
  }

  @Test func `a gray selected item gets the color of the bar, which glass hides`() {
    #expect(
      check(selected("#FFFFFF")).output.contains(
        ##"fix: add "when": [{ "look": "glass", "item": { "selected": { "color": "##
          + ##"{ "light": "#0A2342", "dark": "#FFFFFF" } } } }]"##
      )
    )
  }

  @Test func `a key that is for glass alone gets another color itself`() {
    let members = ##""when": [{ "look": "glass", "tintColor": "#FFFFFF" }]"##
    #expect(check(members).output.contains("fix: write another color in light style, as in '#"))
    #expect(
      check(selected("#F68C00"), "--ios", "26...").output
        .contains("fix: write another color in light style, as in '#A05B00'")
    )
  }

  @Test func `one color for both looks is proposed if there is one`() {
    let run = check(##""tintColor": { "light": "#0072DB", "dark": "#FFFFFF" }"##)
    #expect(run.output.contains("fix: write another color in light style, as in '#006"))
    #expect(!run.output.contains("look"))
  }

  @Test(arguments: [
    "\"tintsContent\": true", navy,
    "\(navy), \"item\": { \"normal\": { \"color\": \"#9DB2CC\" } }",
    "\(navy), \"tintColor\": \"#FFFFFF\", \"glass\": \"override\"",
  ])
  func `what the system colors, and what covers the glass, is not measured`(members: String) {
    #expect(!check(members).output.contains("contrast"))
  }

  @Test func `icons that bring their own color to glass are measured`() {
    let run = check(
      ##""strategies": { "unselectedColors": "bakeImages" }, "##
        + ##""item": { "normal": { "color": { "light": "#F0F0F0", "dark": "#FFFFFF" } } }"##,
      "--ios",
      "26..."
    )
    #expect(
      run.output.contains("'item.normal.color' is nearly the color behind the icon: "),
      "\(run.output)"
    )
  }

  @Test func `systems without glass are not measured on it`() {
    #expect(check(selected("#FFFFFF"), "--ios", "15...18").output == "")
  }
}

/// Tests of the note about colors that glass replaces.
@MainActor
struct HiddenColorsTests {
  private static let navy =
    ##"{ "name": "T", "bar": { "backgroundColor": "#0A2342" }, "item": { "normal": { "color": "##
    + ##""#9DB2CC" }, "selected": { "color": { "light": "#0A84FF", "dark": "#FFD08A" } } }@ }"##

  private func check(_ members: String = "", _ options: String...) -> ToolRun {
    let theme = Self.navy.replacing("@", with: members)
    return ToolRun(["check", "-", "--skip", "contrast"] + options, input: Array(theme.utf8))
  }

  @Test func `one note says how many colors current systems show`() {
    let run = check()
    #expect(run.code == .done)
    #expect(
      run.output.contains(
        "note: iOS 26 and later show 1 of the theme's 3 colors: glass replaces the others "
          + "[hidden-colors]"
      )
    )
    #expect(run.output.contains(#"fix: add "glass": "system" if you want the glass"#))
    #expect(!run.errors.contains("no problems"))
    #expect(run.errors.hasPrefix("1 note in 1 file; "))
    #expect(check("", "--strict").code == .done)
  }

  @Test func `a summary without notes says only that there are no errors or warnings`() {
    let run = check("", "--level", "warning")
    #expect(run.output == "")
    #expect(run.errors == "1 file, no errors or warnings\n")
  }

  @Test(arguments: [
    #", "glass": "system""#, #", "glass": "override""#,
    #", "allow": { "*": { "hidden-colors": "the app asks for the classic look" } }"#,
  ])
  func `a theme that decides about glass has none`(members: String) {
    #expect(!check(members).output.contains("hidden-colors"))
  }

  @Test func `systems without glass show every color`() {
    #expect(!check("", "--ios", "15...18", "--level", "note").output.contains("hidden-colors"))
  }
}

extension ToolRun {
  /// The messages of errors and warnings, and the fixes, of a report in JSON.
  fileprivate var problems: [String] {
    findings.filter { $0["level"] as? String != "note" }.compactMap { $0["message"] as? String }
  }

  fileprivate var fixes: [String] { findings.compactMap { $0["fix"] as? String } }

  private var findings: [[String: Any]] {
    let report = try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return report?["findings"] as? [[String: Any]] ?? []
  }
}

extension Bitmap {
  /// Returns the number of opaque pixels whose components differ by at most 1 of 255.
  fileprivate func count(near color: SIMD3<Double>) -> Int {
    pixels.count { pixel in
      let bytes = SIMD3(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
      let distance = SIMD3<Double>(bytes) - color
      return (distance * distance).max() <= 1
    }
  }
}
