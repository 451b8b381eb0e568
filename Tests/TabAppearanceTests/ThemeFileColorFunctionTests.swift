import TabAppearance
import TabTestSupport
import TabUIKit
import Testing

struct ThemeFileColorFunctionTests {
  @Test(
    arguments: [
      // In sRGB, with two hexadecimal digits per component if they are exact.
      ("hsl(210 100% 40%)", "#0066CC"),
      ("HSL(210DEG 100% 40%)", "#0066CC"),
      ("hsla(210, 100%, 40%, 0.2)", "#0066CC33"),
      ("hsl(210, 100, 40)", "#0066CC"),
      ("hsl(210 100 40 / 20%)", "#0066CC33"),
      ("hsl(-150 100% 40%)", "#0066CC"),
      ("hsl(930 100% 40%)", "#0066CC"),
      ("hsl(none none 40%)", "#666666"),
      ("hwb(210 0% 20%)", "#0066CC"),
      ("hwb(0.5turn 0% 0%)", "#00FFFF"),
      ("hwb(200grad 0% 0%)", "#00FFFF"),
      ("hwb(90 60% 60% / none)", "rgb(50% 50% 50% / 0%)"),
      ("hwb(3.141592653589793rad 0 0)", "#00FFFF"),
      ("color(srgb 0 0.4 80%)", "#0066CC"),
      ("COLOR( SRGB  0 0.4 0.8 / 0.2 )", "#0066CC33"),
      ("color(srgb 0.123456789 0 1e-7)", "rgb(12.3456789% 0% 0.00001%)"),
      ("color(xyz 0 0 0)", "#000000"),
      ("lab(100% 0 0)", "#FFFFFF"),
      ("lch(0 0 none)", "#000000"),
      ("oklch(65% 45% 264)", "rgb(33.372% 53.487% 98.617%)"),
      ("oklch(0.65 0.18 -96deg / 50%)", "rgb(33.372% 53.487% 98.617% / 50%)"),
      ("oklab(40% 25% -25%)", "rgb(38.891% 15.65% 48.052%)"),

      // In Display P3, even if the color is in sRGB.
      ("p3(1 0 0)", "p3(1 0 0)"),
      ("P3(100% 0% 0% / 0.5)", "p3(1 0 0 / 50%)"),
      ("color(display-p3 1 0 0)", "p3(1 0 0)"),
      ("p3(0.25 0.5 0.75)", "p3(0.25 0.5 0.75)"),
      ("p3(0.123456789012345 none 1e-7)", "p3(0.123456789012345 0 0.0000001)"),
      ("p3(1 1 1)", "p3(1 1 1)"),

      // Outside sRGB, and outside sRGB and Display P3.
      ("oklch(0.7 0.24 145)", "p3(0.29718 0.74718 0.24969)"),
      ("oklch(0.7 0.4 145)", "p3(0 0.78045 0)"),
      ("color(rec2020 1 0 0)", "p3(1 0.20298 0.25221)"),
    ]
  )
  func `reads the functions of CSS, and writes one notation`(
    text: String,
    canonical: String
  ) throws {
    let theme = try TabBarTheme(json: #"{ "name": "T", "tintColor": "\#(text)" }"#)
    #expect(theme.json() == "{\n  \"name\": \"T\",\n  \"tintColor\": \"\(canonical)\"\n}\n")
    #expect(try TabBarTheme(json: theme.json()) == theme)
    #expect(theme.tintColor == .value(TabBarTheme.Color(stringLiteral: text)))
  }

  @Test func `any color of Display P3 reads back the same`() throws {
    var generator = SeededGenerator(seed: 0x93)
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
      let theme = TabBarTheme(name: "T", tintColor: .value(TabBarTheme.Color(.p3(color))))
      #expect(try TabBarTheme(json: theme.json()) == theme)
    }
  }

  @Test func `any color of any function is read, or said to be wrong`() throws {
    var generator = SeededGenerator(seed: 0xC55)
    let functions = [
      "oklch(", "oklab(", "lab(", "lch(", "hsl(", "hwb(", "color(xyz-d50 ", "color(rec2020 ",
    ]
    var colors = 0
    for _ in 0..<1_000 {
      let start = functions.randomElement(using: &generator) ?? ""
      let channels = (0..<3).map { _ in
        "\(Double.random(in: -20...110, using: &generator))%"
          .replacing("%", with: Bool.random(using: &generator) ? "%" : "")
      }
      let text = start + channels.joined(separator: " ") + ")"
      let bytes = Array(#"{ "name": "T", "tintColor": "\#(text)" }"#.utf8)
      let (theme, diagnostics) = TabBarTheme.read(json: bytes)
      #expect((theme == nil) == !diagnostics.isEmpty, "\(text)")
      guard let theme else { continue }
      colors += 1
      #expect(try TabBarTheme(json: theme.json()) == theme, "\(text)")
    }
    #expect(colors > 20)
  }
}

@MainActor
struct WideColorTests {
  @Test func `a color of Display P3 stays one in UIKit`() {
    let compiled = TabBarTheme(name: "T", tintColor: "p3(1 0.5 0 / 0.25)").compiled(for: .current)
    let expected = UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(compiled.tintColor == expected)
  }

  @Test func `a pure color in dark style only is a dynamic color`() {
    let theme = TabBarTheme(name: "T", tintColor: .dynamic(light: "#0066CC", dark: "p3(0 1 0)"))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = theme.compiled(for: .current).tintColor?.resolvedColor(with: dark)
    #expect(color == UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test(
    arguments: [
      ("p3(1 0 0)", "p3(1 0 0)"),
      ("p3(1 0 0 / 0.5)", "p3(1 0 0 / 50%)"),
      ("oklch(0.7 0.24 145)", "p3(0.297 0.747 0.25)"),
      ("p3(1 1 1)", "#FFFFFF"),
      ("p3(0.25 0.5 0.75 / 20%)", "#2081C533"),
      ("oklch(0.65 0.18 264)", "#5588FB"),
    ]
  )
  func `a description keeps what sRGB lacks`(text: String, described: String) throws {
    let color = TabBarTheme.Color(stringLiteral: text)
    let description = TabBarTheme(name: "T", tintColor: .value(color)).compiled(for: .current)
      .description(in: .current)
    #expect(description.split(separator: "\n").contains("tintColor: \(described)"))
  }
}
