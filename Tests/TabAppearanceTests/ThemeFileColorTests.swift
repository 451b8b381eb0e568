import TabAppearance
import TabTestSupport
import Testing

struct ThemeFileColorTests {
  @Test(arguments: ["accent", "facade"])
  func `the name of a declared color without braces is told to need them`(name: String) {
    let json = ##"{"name": "N", "tintColor": "\##(name)", "colors": {"\##(name)": "#F00"}}"##
    let (theme, diagnostics) = TabBarTheme.read(json: Array(json.utf8), file: "n.json")
    #expect(theme == nil)
    #expect(diagnostics.map(\.fix) == ["write '{\(name)}'"])
  }

  static func rgb(
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    _ alpha: Double = 255
  ) -> TabBarTheme.Color.Components {
    TabBarTheme.Color.Components(
      red: red / 255,
      green: green / 255,
      blue: blue / 255,
      alpha: alpha / 255
    )
  }

  @Test(
    arguments: [
      ("#0066CC", rgb(0, 102, 204), "#0066CC"),
      ("#06c", rgb(0, 102, 204), "#0066CC"),
      ("#06C8", rgb(0, 102, 204, 136), "#0066CC88"),
      ("#fFfFfF00", rgb(255, 255, 255, 0), "#FFFFFF00"),
      ("#010203FF", rgb(1, 2, 3), "#010203"),
      ("#100F10", rgb(16, 15, 16), "#100F10"),
      ("rgb(0, 102, 204)", rgb(0, 102, 204), "#0066CC"),
      ("RGB(0,102,204)", rgb(0, 102, 204), "#0066CC"),
      ("rgba(0, 102, 204, 0.2)", rgb(0, 102, 204, 51), "#0066CC33"),
      ("rgb(0, 102, 204, 20%)", rgb(0, 102, 204, 51), "#0066CC33"),
      ("rgb(0%, 40%, 80%)", rgb(0, 102, 204), "#0066CC"),
      ("rgb(0 102 204)", rgb(0, 102, 204), "#0066CC"),
      ("rgb( 0  40% 204 / 20% )", rgb(0, 102, 204, 51), "#0066CC33"),
      ("rgba(0 102 204/1)", rgb(0, 102, 204), "#0066CC"),
      ("rgb(none 102 2.04e2 / none)", rgb(0, 102, 204, 0), "#0066CC00"),
      ("rgb(+0.0 -0 .5e1)", rgb(0, 0, 5), "#000005"),
      (
        "rgb(127.5 0 0)", TabBarTheme.Color.Components(red: 0.5, green: 0, blue: 0),
        "rgb(50% 0% 0%)"
      ),
      (
        "rgb(12.34% 0.001% 100% / 1e-3)",
        TabBarTheme.Color.Components(red: 0.1234, green: 0.00001, blue: 1, alpha: 0.001),
        "rgb(12.34% 0.001% 100% / 0.1%)"
      ),
    ]
  )
  func `reads the notations of a color in sRGB`(
    text: String,
    color: TabBarTheme.Color.Components,
    canonical: String
  ) throws {
    let theme = try TabBarTheme(json: #"{ "name": "T", "tintColor": "\#(text)" }"#)
    #expect(theme.tintColor == .value(TabBarTheme.Color(.rgb(color))))
    #expect(theme.json() == "{\n  \"name\": \"T\",\n  \"tintColor\": \"\(canonical)\"\n}\n")
    #expect(TabBarTheme.Color(stringLiteral: text) == TabBarTheme.Color(.rgb(color)))
  }

  @Test func `every system color has its name`() throws {
    for color in TabBarTheme.SystemColor.allCases {
      let text = #"{ "name": "T", "tintColor": "system:\#(color.rawValue)" }"#
      #expect(try TabBarTheme(json: text).tintColor == .system(color))
    }
  }

  @Test func `any color reads back the same`() throws {
    var generator = SeededGenerator(seed: 0x7AB)
    for _ in 0..<300 {
      let parts = (0..<4).map { _ in
        Double.random(in: 0...1, using: &generator) * (Bool.random(using: &generator) ? 1 : 1e-7)
      }
      let color = TabBarTheme.Color.Components(
        red: parts[0],
        green: parts[1],
        blue: parts[2],
        alpha: parts[3]
      )
      let theme = TabBarTheme(name: "T", tintColor: .value(TabBarTheme.Color(.rgb(color))))
      #expect(try TabBarTheme(json: theme.json()) == theme)
    }
  }

  @Test func `reads up to four values`() throws {
    let theme = try TabBarTheme(
      json: """
        { "name": "T", "colors": { "x": "#FFF" },
          "tintColor": { "darkHighContrast": "system:white", "light": "#000", "dark": "{x}" } }
        """
    )
    #expect(
      theme.tintColor
        == .value(TabBarTheme.Color("#000", dark: "{x}", darkHighContrast: "system:white"))
    )
  }

  @Test func `a literal that isn't a color stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = TabBarTheme.Color(stringLiteral: "#33GG66")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        "'#33GG66' isn't a color: '#33GG66' has 'G', which isn't a hexadecimal digit; "
          + "write six digits from 0 to F after '#', as in '#33AA66'"
      )
    )
  }

  @Test func `a literal that isn't an image stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = TabBarTheme.Image(stringLiteral: "Wave.png")
    }
  }
}
