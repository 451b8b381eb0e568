import TabColors
import TabTestSupport
import Testing

@testable import TabAppearance
@testable import TabThemeTool

struct ColorPatternTests {
  private let patterns: [Regex<AnyRegexOutput>]

  init() throws {
    patterns = try ColorPattern.all.map { try Regex($0.text) }
  }

  private func isAllowed(_ text: String) -> Bool {
    TabBarTheme.SystemColor.allCases.contains { text == "system:\($0.rawValue)" }
      || patterns.contains { text.firstMatch(of: $0) != nil }
  }

  @Test func `colors are allowed`() throws {
    let texts = [
      "#06C", "#06c8", "#0066CC", "#0066CC80", "{brand}", "{a}b}", "{ }", "system:label",
      "rgb(0 102 204)", "RGBA(0,102,204)", "rgb( 0 none 255.0 / 50% )", "rgb(.5 +7 099)",
      "rgb(0%,40%,100%,1)", "rgb(1 2 3/.5)", "rgb(-0 -0.0 1e2)", "rgb(254.99 100.0% 99.9%)",
      "p3(1 0 .5)", "P3(100% 0.0 none/50%)", "color(srgb 1.00 0 0)",
      "COLOR( Display-P3 0 0 0 / 1 )", "color(xyz 1.999 2 199.9%)", "color(xyz-d50 0 200% 0)",
      "hsl(210, 100%, 40%)", "hsl(210 40 50)", "HSLA(-.5TURN, 100, 40, 50%)",
      "hsl(1e3grad none 100.0)", "hwb(7rad 0 99.9% / none)", "lab(100 -160 160)",
      "lab(0% -128% +127.9%)", "lch(99.9 225 none)", "lch(1 150% 720deg)", "oklab(1 -.5 0.500)",
      "oklab(65% 125% -00.499)", "oklch(0.65 0.18 264)", "OkLCh(1.0 00.5 0)",
    ]
    for text in texts {
      _ = try TabBarTheme.Color.Value.read(text).get()
      #expect(isAllowed(text), "\(text)")
    }
  }

  @Test func `what is no color is refused`() {
    let texts = [
      "", "#", "#12", "#12345", "#1234567", "#00G", "0066CC", "red", "{}", "{brand", "system:",
      "system:brand", "rgb", "rgb()", "rgb(1 2)", "rgb(1 2 3", "rgb(1,2,3,4,5)", "rgb(256 0 0)",
      "rgb(255.5 0 0)", "rgb(-1 0 0)", "rgb(101% 0 0)", "rgb(1 2 3 / 1.5)", "rgb(1. 2 3)",
      "rgb(10%, 20, 30)", "rgb(none, 2, 3)", "rgb(1, , 3)", "rgb(1 2 3 / )", "rgb(a b c)",
      "p3(1.1 0 0)", "p3(1, 0, 0)", "p3(255 0 0)", "color(1 0 0)", "color(p3 1 0 0)", "color(srgb)",
      "color(srgb -0.1 0 0)", "color(xyz 2.1 0 0)", "color(xyz-d50 0 201% 0)", "color(srgb1 0 0)",
      "hsl(210 101 0)", "hsl(210, 100%, 40)", "hsl(none, 0%, 0%)", "hsl(50% 0 0)", "hsl(1px 0 0)",
      "hwb(0, 0%, 0%)", "lab(101 0 0)", "lab(0 161 0)", "lab(0 -160.1 0)", "lab(0 0 129%)",
      "lch(0 -1 0)", "lch(0 226 0)", "lch(0 0 0%)", "oklab(1.1 0 0)", "oklab(0 0.51 0)",
      "oklch(65 0.18 264)", "oklch(0.65 0.501 264)", "oklch(0.65 126% 264)", "okclh(0.65 0.1 264)",
    ]
    for text in texts {
      #expect(throws: ColorProblem.self, "\(text)") {
        try TabBarTheme.Color.Value.read(text).get()
      }
      #expect(!isAllowed(text), "\(text)")
    }
  }

  /// Tries random texts of pieces of colors.
  @Test func `whatever the reader takes is allowed`() {
    var generator = SeededGenerator(seed: 2_026)
    var colors = 0
    for _ in 0..<6_000 {
      let text = Self.randomColor(using: &generator)
      guard case .success = TabBarTheme.Color.Value.read(text) else { continue }
      colors += 1
      #expect(isAllowed(text), "\(text)")
    }
    #expect(colors > 600)
  }

  private static func randomColor(using generator: inout SeededGenerator) -> String {
    func number() -> String {
      let numbers = [
        "0", "1", "12.5", "255", "100", "1e1", ".5", "-0", "007", "none", "99.99", "0.25", "-.125",
      ]
      let units = ["", "", "", "%", "%", "deg"]
      return (numbers.randomElement(using: &generator) ?? "")
        + (units.randomElement(using: &generator) ?? "")
    }
    func blank() -> String { ["", " ", "  ", "\t"].randomElement(using: &generator) ?? "" }

    if Int.random(in: 0..<5, using: &generator) == 0 {
      let digits = Int.random(in: 2...9, using: &generator)
      let characters = (0..<digits).map { _ in
        "0123456789abcdefABCDEF".randomElement(using: &generator) ?? "0"
      }
      return "#" + String(characters)
    }
    let starts =
      ["rgb(", "rgba(", "RGB(", "color(srgb ", "color( xyz "] + ColorGrammar.names.map { $0 + "(" }
    let start = starts.randomElement(using: &generator) ?? ""
    let usesCommas = Bool.random(using: &generator)
    let channels = [number(), number(), number()]
      .joined(separator: blank() + (usesCommas ? "," : " ") + blank())
    let opacity =
      Bool.random(using: &generator)
      ? blank() + (usesCommas ? "," : "/") + blank() + number() : ""
    return "\(start)\(blank())\(channels)\(opacity)\(blank()))"
  }
}
