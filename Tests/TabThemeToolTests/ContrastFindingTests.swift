import Foundation
import TabRaster
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of the colors that findings about contrast name and propose.
@MainActor
struct ContrastFindingTests {
  private func check(_ members: String, _ options: String...) -> ToolRun {
    ToolRun(["check", "-"] + options, input: Array("{ \"name\": \"T\", \(members) }".utf8))
  }

  // The text of a badge is white unless a theme sets it.
  @Test(arguments: [
    ("#FF3B30", "#D93229"), ("#007AFF", "#006EE6"), ("#34C759", "#22813A"),
  ])
  func `the color that is proposed for a badge is a shade of the badge`(
    color: String,
    shade: String
  ) {
    let members = "\"item\": { \"normal\": { \"badgeBackgroundColor\": \"@\" } }"
    let run = check(members.replacing("@", with: color))
    #expect(run.output.contains("fix: write another color, as in '\(shade)'"), "\(run.output)")
    #expect(run.output.contains("note: badge's text") && run.output.contains("in dark; light\n"))
    #expect(check(members.replacing("@", with: shade)).output == "")
  }

  @Test func `a badge that the system colors gets a shade of its own in each variant`() {
    let members = "\"item\": { \"normal\": { \"badgeBackgroundColor\": @ } }"
    let output = check(members.replacing("@", with: "\"system:systemRed\"")).output
    let fix = output.split(separator: "as in ").last.map(String.init) ?? ""
    let proposed = fix.split(separator: "\n")[0]
    #expect(proposed.hasPrefix("{ \"light\": \"#D"), "\(output)")
    #expect(check(members.replacing("@", with: proposed)).output == "")
  }

  @Test func `a text that has a color of its own gets the proposal`() {
    let run = check(
      ##""item": { "normal": { "badgeBackgroundColor": "#FFFFFF", "badgeText": { "color": "#BBBBBB" } } }"##
    )
    #expect(run.output.contains("'item.normal.badgeText.color' has contrast 1.91; text needs 4.5"))
    #expect(run.output.contains("fix: write another color, as in '#707070'"), "\(run.output)")
  }

  // Only the system's orange of light style with high contrast is too dark for this bar.
  @Test func `high contrast alone is named, and gets the proposal`() {
    let run = check(
      ##""bar": { "background": "opaque", "backgroundColor": "#0A2342" }, "##
        + ##""item": { "selected": { "color": "system:systemOrange" } }"##,
      "--ios",
      "18"
    )
    #expect(
      run.output.contains(
        "'item.selected.color' has contrast 2.98 in light style with high contrast; text needs 4.5"
      ),
      "\(run.output)"
    )
    #expect(
      run.output.contains(
        "fix: write another color in light style with high contrast, as in '#D9714D'"
      )
    )
  }

  @Test func `tint colors are named where an item has none of its own`() {
    let run = check(##""tintColor": "#0DBD8B", "unselectedItemTintColor": "#8E99A4""##)
    #expect(
      run.output.contains(
        "'tintColor' looks like the unselected items with deuteranopia: "
          + "#0DBD8B and #8E99A4 [color-vision]"
      ),
      "\(run.output)"
    )
  }

  private static let colorSet = """
    { "colors": [
      { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0xFF", "green": "0x95", "blue": "0x00", "alpha": "1.000" } } }@
    ] }
    """

  nonisolated private static let dark = """
    , { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
      "color": { "color-space": "srgb",
        "components": { "red": "0xFF", "green": "0x9F", "blue": "0x0A", "alpha": "1.000" } } }
    """

  @Test(arguments: [("", "missing-dark"), (dark, "contrast")])
  func `one value for light and dark is said of assets that have one`(
    dark: String,
    rule: String
  ) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Brand.xcassets/Tint.colorset",
      withIntermediateDirectories: true
    )
    let set = Self.colorSet.replacing("@", with: dark)
    _ = try folder.file("Brand.xcassets/Tint.colorset/Contents.json", set)
    let path = try folder.file(
      "T.tabtheme.json",
      "{ \"name\": \"T\",\n  \"item\": { \"selected\": { \"color\": \"asset:Tint\" } } }"
    )
    let output = ToolRun("check", path, "--assets", folder.path).output
    #expect(output.contains("[\(rule)]"), "\(output)")
    #expect(output.contains("in light style"))
  }

  // White on a dark image was invisible "over the system's backgrounds".
  @Test func `an image is the ground of what is above it`() throws {
    let dark = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF20_2020])
    let png = Data(dark.png()).base64EncodedString()
    func theme(_ color: String) -> String {
      """
      "bar": { "background": "opaque", "backgroundImage": "data:image/png;base64,\(png)" }, \
      "item": { "normal": { "color": "\(color)" } }
      """
    }
    #expect(check(theme("#FFFFFF"), "--ios", "18", "--level", "warning").output == "")
    #expect(
      check(theme("#101010"), "--ios", "18").output.contains(
        "'item.normal.color' is nearly the color behind the title: contrast 1.00; text needs 4.5"
      )
    )
  }

  @Test(arguments: [
    #""backgroundImage": "asset:Night""#, #""selectionIndicatorImage": "asset:Night""#,
  ])
  func `nothing is said of a color over an image of the app`(image: String) {
    let run = check(
      """
      "bar": { "background": "opaque", \(image) }, "item": { "selected": { "color": "#FFFFFF" } }
      """,
      "--ios",
      "18",
      "--level",
      "warning"
    )
    #expect(run.output == "")
  }

  @Test func `a color is seen over both ends of a gradient, and between them`() {
    func theme(_ color: String) -> String {
      """
      "bar": { "background": "opaque", "backgroundImage": { "image": { "from": "#FFFFFF", "to": "#000000" } } }, \
      "item": { "normal": { "color": "\(color)" } }
      """
    }
    for color in ["#FFFFFF", "#000000", "#808080"] {
      #expect(
        check(theme(color), "--ios", "18").output.contains(
          "'item.normal.color' is nearly the color behind the title: contrast 1.0"
        )
      )
    }
    let night = theme("#FFFFFF").replacing(##""from": "#FFFFFF""##, with: ##""from": "#300030""##)
    #expect(check(night, "--ios", "18", "--level", "warning").output == "")
  }
}
