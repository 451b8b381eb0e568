import TabRaster
import Testing

struct FontLayoutTests {
  private let font = Font(weight: .medium, size: 10)

  @Test(arguments: ["nn", "Hn", "oo", "12", "  "])
  func `widths add up without kerning`(text: String) {
    let sum = text.map { font.width(of: String($0)) }.reduce(0, +)
    #expect(abs(font.width(of: text) - sum) < 1e-9)
  }

  @Test(arguments: ["AV", "To", "Ta", "Te", "LT", "We", "Yo", "P."])
  func `open pairs stand closer`(pair: String) {
    let sum = pair.map { font.width(of: String($0)) }.reduce(0, +)
    #expect(font.width(of: pair) < sum - 0.1)
  }

  @Test func `a long text is as wide as its pairs`() {
    let text = Array("Today’s Very LTd. Würfel, Yoga & AVA")
    var width = font.width(of: String(text[0]))
    for (left, right) in zip(text, text.dropFirst()) {
      width += font.width(of: String([left, right])) - font.width(of: String(left))
    }
    #expect(abs(font.width(of: String(text)) - width) < 1e-9)
  }

  @Test func `widths grow with the size, those of small text less`() {
    let small = font.width(of: "Library") / 10
    let large = Font(weight: .medium, size: 20).width(of: "Library") / 20
    #expect(small > large)
    #expect(small < large * 1.08)
    let huge = Font(weight: .medium, size: 80).width(of: "Library") / 80
    #expect(abs(huge - large) < 1e-9)
  }

  @Test func `the baseline moves the ink and nothing else`() {
    let origin = font.path(for: "Agé", baseline: Point(0, 0))
    let moved = font.path(for: "Agé", baseline: Point(8, 16))
    #expect(origin.elements.count == moved.elements.count)
    let back = moved.transformed(by: .scale(1, thenMoveBy: Point(-8, -16)))
    for (a, b) in zip(origin.samples(perCurve: 2), back.samples(perCurve: 2)) {
      #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
    }
  }

  @Test(arguments: [
    (1_000.0, "Now Playing"), (53, "Now Pla…"), (43, "Now Pl…"), (38, "Now…"), (29, "No…"),
    (8, "…"), (0, "…"),
  ])
  func `a text that is too long ends in an ellipsis`(width: Double, expected: String) {
    #expect(font.truncated("Now Playing", to: width) == expected)
  }

  @Test func `a text that just fits stays whole`() {
    for text in ["Home", "Library", "To", ""] {
      #expect(font.truncated(text, to: font.width(of: text)) == text)
    }
  }

  @Test func `a truncated text fits, and one more character would not`() {
    let text = "Übersicht, Einstellungen"
    for width in stride(from: 15.0, to: font.width(of: text), by: 0.7) {
      let short = font.truncated(text, to: width)
      #expect(font.width(of: short) <= width + 1e-6)
      let longer = String(text.prefix(short.count)) + "…"
      #expect(font.width(of: longer) > width || longer.dropLast().last == " ")
    }
  }
}
