import Testing

@testable import TabAppearance

struct ColorPatternTests {
  private let patterns: [Regex<AnyRegexOutput>]

  init() throws {
    patterns = try ColorPattern.all.map { try Regex($0.text) }
  }

  private func isAllowed(_ text: String) -> Bool {
    SystemColor.allCases.contains { text == "system:\($0.rawValue)" }
      || patterns.contains { text.firstMatch(of: $0) != nil }
  }

  @Test(arguments: [
    "#06C", "#06c8", "#0066CC", "#0066CC80", "{brand}", "{a}b}", "{ }", "system:label",
    "rgb(0 102 204)", "RGBA(0,102,204)", "rgb( 0 none 255.0 / 50% )", "rgb(.5 +7 099)",
    "rgb(0%,40%,100%,1)", "rgb(1 2 3/.5)", "rgb(-0 -0.0 1e2)", "rgb(254.99 100.0% 99.9%)",
  ])
  func `colors are allowed`(text: String) throws {
    _ = try ThemeColor.Value.read(text).get()
    #expect(isAllowed(text))
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#1234567", "#00G", "0066CC", "red", "{}", "{brand", "system:",
    "system:brand", "rgb", "rgb()", "rgb(1 2)", "rgb(1 2 3", "rgb(1,2,3,4,5)", "rgb(256 0 0)",
    "rgb(255.5 0 0)", "rgb(-1 0 0)", "rgb(101% 0 0)", "rgb(1 2 3 / 1.5)", "rgb(1. 2 3)",
    "rgb(10%, 20, 30)", "rgb(none, 2, 3)", "rgb(1, , 3)", "rgb(1 2 3 / )", "rgb(a b c)",
  ])
  func `what is no color is refused`(text: String) {
    #expect(throws: ColorProblem.self) { try ThemeColor.Value.read(text).get() }
    #expect(!isAllowed(text))
  }

  /// Random texts of the pieces that colors are made of.
  @Test func `whatever the reader takes is allowed`() {
    var generator = SeededGenerator(seed: 2_026)
    var colors = 0
    for _ in 0..<20_000 {
      let text = Self.randomColor(using: &generator)
      guard case .success = ThemeColor.Value.read(text) else { continue }
      colors += 1
      #expect(isAllowed(text), "\(text)")
    }
    #expect(colors > 2_000)
  }

  private static func randomColor(using generator: inout SeededGenerator) -> String {
    func number() -> String {
      let numbers = ["0", "1", "12.5", "255", "100", "1e1", ".5", "-0", "007", "none", "99.99"]
      let units = ["", "", "%"]
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
    let name = ["rgb", "rgba", "RGB"].randomElement(using: &generator) ?? ""
    let usesCommas = Bool.random(using: &generator)
    let channels = [number(), number(), number()]
      .joined(separator: blank() + (usesCommas ? "," : " ") + blank())
    let opacity =
      Bool.random(using: &generator)
      ? blank() + (usesCommas ? "," : "/") + blank() + number() : ""
    return "\(name)(\(blank())\(channels)\(opacity)\(blank()))"
  }
}
