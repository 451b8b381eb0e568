import Foundation
import TabAppearance
import TabScreens
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct NewCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileAccess.createFolder("\(folder.path)/.git")
    // The schema file exists already, so that `new` writes only the theme.
    _ = try folder.file("tabtheme-1.schema.json", "{}")
  }

  /// Runs `new`, and returns the theme of the file that it wrote.
  private func theme(_ words: String...) throws -> TabBarTheme {
    let path = "\(folder.path)/\(UUID().uuidString)"
    let run = ToolRun(["new"] + words + ["--output", path])
    #expect(run.code == .done)
    #expect(run.output == "\(path)\n")
    let (theme, diagnostics) = TabBarTheme.read(json: try text(path))
    #expect(diagnostics.map(\.description) == [])
    return try #require(theme)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `writes a theme made of one color`() throws {
    let path = "\(folder.path)/night.tabtheme.json"
    let run = ToolRun("new", "Night", "--accent", "#0066CC", "--output", path)
    #expect(
      run
        == ToolRun(
          code: .done,
          output: "\(path)\n",
          errors: """
            note: the accent is '#3085EE' in dark style: '#0066CC' can't be read on the bar or on glass

            """
        )
    )
    #expect(
      try text(path) == """
        {
          "$schema": "./tabtheme-1.schema.json",
          "name": "Night",
          "colors": {
            "accent": {
              "light": "#0066CC",
              "dark": "#3085EE",
              "lightHighContrast": "#004DB1",
              "darkHighContrast": "#6DB2FF"
            },
            "faint": {
              "light": "#A5B2C4",
              "dark": "#424E5E",
              "lightHighContrast": "#8390A2",
              "darkHighContrast": "#5E6A7A"
            },
            "ground": {
              "light": "#F2F9FF",
              "dark": "#0F141B",
              "lightHighContrast": "#FFFFFF",
              "darkHighContrast": "#000000"
            },
            "line": {
              "light": "#CBD9EC",
              "dark": "#293442",
              "lightHighContrast": "#586475",
              "darkHighContrast": "#8390A2"
            },
            "muted": {
              "light": "#404C5B",
              "dark": "#9CAABB",
              "lightHighContrast": "#2C3745",
              "darkHighContrast": "#CCD9EC"
            }
          },
          "tintColor": "{accent}",
          "bar": { "background": "opaque", "backgroundColor": "{ground}", "shadowColor": "{line}" },
          "item": {
            "normal": { "color": "{muted}", "title": { "weight": "medium" } },
            "selected": { "color": "{accent}", "title": { "weight": "semibold" } },
            "disabled": { "color": "{faint}" },
            "focused": { "color": "{accent}" }
          }
        }

        """
    )
  }

  @Test func `takes blue if no color is given, and colors in any notation`() throws {
    let blue = try theme("Night", "--accent", "#0066CC")
    #expect(try theme("Night") == blue)
    #expect(try theme("Night", "--accent", "rgb(0 102 204)") == blue)
    let pure = try theme("Night", "--accent", "p3(1 0 0)").colors["accent"]
    #expect(pure != blue.colors["accent"])
  }

  /// The colors of sRGB whose components are multiples of a third, black and white included.
  private nonisolated static let accents: [String] = {
    let bytes = ["00", "55", "AA", "FF"]
    return bytes.flatMap { red in
      bytes.flatMap { green in bytes.map { "#\(red)\(green)\($0)" } }
    }
  }()

  @Test(arguments: accents)
  func `makes colors that can be read and told apart, of any color`(accent: String) throws {
    let value = try TabBarTheme.Color.Value(accent, at: "accent")
    let theme = StarterTheme.theme(named: "Any", hue: try #require(AccentHue(of: value)))
    for variant in TabBarTheme.Color.Variant.allCases {
      let colors = try theme.colors.mapValues { try rgb($0.value(for: variant)) }
      let (ground, accent) = (try #require(colors["ground"]), try #require(colors["accent"]))
      let muted = try #require(colors["muted"])
      let needed = variant.isHighContrast ? 7.0 : 4.5
      #expect(accent.contrast(with: ground) >= needed, "\(variant)")
      #expect(muted.contrast(with: ground) >= needed, "\(variant)")
      #expect(accent.contrast(with: muted) >= 1.5, "\(variant)")
    }
  }

  private func rgb(_ value: TabBarTheme.Color.Value) throws -> TabBarTheme.Color.Components {
    guard case .rgb(let color) = value else { throw CocoaError(.featureUnsupported) }
    return color
  }

  @Test(arguments: ["standard", "high"], ["#0066CC", "#FFCC00", "#808080"])
  func `makes themes that can be read in every layout and state`(
    contrast: String,
    accent: String
  ) throws {
    let facts = ResolvedProperties(
      try theme("Any", "--accent", accent),
      in: TabBarEnvironment(os: 18),
      contrast: contrast == "high" ? .high : .normal
    )
    let contrasts = facts.contrasts
    #expect(contrasts.count > 30)
    #expect(contrasts.values.allSatisfy { $0.ratio >= (contrast == "high" ? 7 : 4.5) })
  }

  @Test(arguments: accents.enumerated().filter { $0.offset % 5 == 0 }.map(\.element))
  func `makes themes that the linter has nothing against, of any color`(accent: String) throws {
    let json = try theme("Any", "--accent", accent).json()
    let run = ToolRun("check", "-", "--ios", "15...27", "--level", "warning", input: json)
    #expect(run.code == .done)
    #expect(run.errors + run.output == "1 file, no errors or warnings\n")
  }

  @Test(arguments: ["Midnight", "Candy", "Paper", "Terminal"])
  func `copies a theme and gives it another accent`(name: String) throws {
    let original = try TabBarTheme.named(name)
    var copy = try theme("Copy", "--from", name)
    copy.name = name
    #expect(copy == original)

    let gold = try theme("Gold", "--from", name, "--accent", "#FFAA00")
    #expect(gold.bar == original.bar)
    #expect(gold.item.normal == original.item.normal)
    let facts = ResolvedProperties(gold, in: TabBarEnvironment(os: 18), contrast: .normal)
    let selected = facts.contrasts.filter { $0.key[.state] == ["selected"] }
    #expect(
      selected.filter { !$0.key.property.hasPrefix("badge") }.values.allSatisfy { $0.ratio >= 4.5 }
    )
    #expect(!selected.isEmpty)
  }

  @Test func `warns where no accent can be read on the bar`() throws {
    let json = """
      { "name": "Gray", "bar": { "background": "opaque", "backgroundColor": "#777" } }
      """
    let gray = try folder.file("gray.json", json)
    let path = "\(folder.path)/red.json"
    let run = ToolRun("new", "Red", "--from", gray, "--accent", "#F00", "--output", path)
    #expect(
      run
        == ToolRun(
          code: .done,
          output: "\(path)\n",
          errors: """
            warning: 'lightHighContrast' reaches a contrast of 4.6 on the bar, below 7.0
              fix: change 'bar.backgroundColor'
            warning: 'darkHighContrast' reaches a contrast of 4.6 on the bar, below 7.0
              fix: change 'bar.backgroundColor'
            note: the accent is '#180000' in light style: '#F00' can't be read on the bar or on glass
            note: the accent is '#180000' in dark style: '#F00' can't be read on the bar or on glass

            """
        )
    )
  }

  @Test func `names the nearest schema, and writes one where there is none`() throws {
    let nested = "\(folder.path)/a/b/night.tabtheme.json"
    #expect(
      ToolRun("new", "Night", "--output", nested) == ToolRun(code: .done, output: "\(nested)\n")
    )
    #expect(try text(nested).contains(#""$schema": "../../tabtheme-1.schema.json","#))
    let other = try TemporaryFolder()
    let path = "\(other.path)/night.tabtheme.json"
    let schema = "\(other.path)/tabtheme-1.schema.json"
    #expect(
      ToolRun("new", "Night", "--output", path)
        == ToolRun(code: .done, output: "\(path)\n\(schema)\n")
    )
    #expect(try text(schema) == ToolRun("schema").output)
    #expect(!(try text(schema)).contains("example.org"))
  }

  @Test func `tells that a name is taken by the package, and that opacity doesn't count`() throws {
    let path = "\(folder.path)/midnight.tabtheme.json"
    let run = ToolRun("new", "midnight", "--accent", "#0066CC80", "--output", path)
    #expect(
      run
        == ToolRun(
          code: .done,
          output: "\(path)\n",
          errors: """
            note: the theme 'Midnight' of the package has this name, too
            warning: '--accent' is taken as opaque: '#0066CC80'
              fix: leave its opacity out
            note: the accent is '#3085EE' in dark style: '#0066CC80' can't be read on the bar or on glass

            """
        )
    )
  }

  @Test(arguments: ["", "/", "/new/"])
  func `writes into a folder under the name of the theme`(end: String) throws {
    let run = ToolRun("new", "Od", "--output", folder.path + end)
    let place = end.isEmpty ? "/" : end
    #expect(run == ToolRun(code: .done, output: "\(folder.path)\(place)Od.tabtheme.json\n"))
  }

  @Test func `never overwrites a file`() throws {
    let path = try folder.file("night.json", "mine")
    #expect(
      ToolRun("new", "Night", "--output", path)
        == ToolRun(
          code: .failed,
          errors: "error: can't write '\(path)': there is such a file already\n"
        )
    )
    #expect(try text(path) == "mine")
  }

  @Test(arguments: [
    (
      ["Night", "--accent", "#33GG66"],
      """
      error: '--accent' isn't a color: '#33GG66' has 'G', which isn't a hexadecimal digit
        fix: write six digits from 0 to F after '#', as in '#33AA66'
        help: tabtheme new --help

      """
    ),
    (
      ["Night", "--accent", "blue"],
      """
      error: '--accent' isn't a color: 'blue' is in no notation for colors
        fix: write a color, as in '#0066CC' or 'oklch(0.55 0.18 260)'
        help: tabtheme new --help

      """
    ),
    (
      ["Night", "--accent", "system:label"],
      """
      error: '--accent' isn't a color of its own: 'system:label'
        fix: write a color, as in '#0066CC' or 'oklch(0.55 0.18 260)'
        help: tabtheme new --help

      """
    ),
    (
      [" "],
      """
      error: the name has no letter, digit or symbol
        fix: write a name, as in 'tabtheme new Night'
        help: tabtheme new --help

      """
    ),
    (
      ["Night", "--from", "Midnigth"],
      """
      error: unknown theme 'Midnigth'
        fix: write 'Midnight'
        help: tabtheme new --help

      """
    ),
    (
      [],
      """
      error: no NAME is given
        help: tabtheme new --help

      """
    ),
  ])
  func `says what is wrong with what it is given`(words: [String], errors: String) throws {
    let output = ["--output", "\(folder.path)/none.json"]
    #expect(ToolRun(["new"] + words + output) == ToolRun(code: .usage, errors: errors))
    #expect(try folder.files == [".git", "tabtheme-1.schema.json"])
  }

  @Test func `prints its help`() {
    #expect(
      ToolRun("new", "--help").output == """
        Writes a theme file to start from.

        usage: tabtheme new NAME [OPTIONS]

        arguments:
          NAME  The name of the theme.

        options:
          --from THEME               A built-in theme or a file to copy.
          --accent COLOR             The color of the selected item.
          --tokens PATH              Design tokens for the theme.
          --output FILE              The file, or a folder for NAME.tabtheme.json.
          --color auto|always|never  Colors in the text; auto if not given.
          --help                     Print this help.

        exit codes:
          0   The command succeeded.
          2   The command failed, as when a file can't be read.
          64  The command line is wrong.

        Prints the path of the file, and never overwrites a file. Derives colors for
        light, dark and high contrast from the accent. All of them can be read on the
        bar: titles have a contrast of 4.5, and of 7 in high contrast. With --from, only
        the name changes, and the accent if one is given.
        --tokens takes a file, a folder or an asset catalog. It binds tokens by a known
        vocabulary (see 'map'), or by words in their names, such as 'accent' or
        'surface'.
        The file refers editors to the nearest tabtheme-1.schema.json in its folder or
        a folder around it in the repository. If there is none, writes one.

        examples:
          tabtheme new Night
          tabtheme new Dusk --accent '#8E4585'
          tabtheme new Deep --from Ocean --output Themes/deep.tabtheme.json
          tabtheme new Brand --tokens tokens

        """
    )
  }
}
