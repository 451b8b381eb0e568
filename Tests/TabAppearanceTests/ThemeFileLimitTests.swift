import TabFiles
import TabUIKit
import Testing

@testable import TabAppearance

struct ThemeFileLimitTests {
  private func problems(_ text: String) -> [String] {
    TabBarTheme.read(json: #"{ "name": "T", \#(text) }"#).diagnostics.map(\.message)
  }

  @Test(arguments: [
    (#""layout": { "landscape": { "height": @ } }"#, "layout.landscape.height", 10_000),
    (#""item": { "normal": { "title": { "size": @ } } }"#, "item.normal.title.size", 1_000),
    (#""item": { "normal": { "title": { "kern": @ } } }"#, "item.normal.title.kern", 100),
    (
      #""item": { "normal": { "title": { "shadow": { "color": "system:label", "blur": @ } } } }"#,
      "item.normal.title.shadow.blur", 100
    ),
    (
      #""items": { "0": { "imageInsets": { "top": @ } } }"#, "items.0.imageInsets.top", 10_000
    ),
    (
      #""bar": { "shadowImage": { "image": "asset:A", "scale": @ } }"#, "bar.shadowImage.scale", 16
    ),
    (
      #""item": { "normal": { "badgePositionAdjustment": { "leading": @ } } }"#,
      "item.normal.badgePositionAdjustment.leading", 10_000
    ),
  ])
  func `reads numbers up to the limit and no larger ones`(text: String, path: String, limit: Int) {
    #expect(problems(text.replacing("@", with: "\(limit)")) == [])
    #expect(
      problems(text.replacing("@", with: "\(limit).5"))
        == ["'\(path)' is \(limit).5; it must be at most \(limit)"]
    )
  }

  @Test func `reads widths of as many items as the limit and no more`() {
    func text(_ count: Int) -> String {
      let widths = Array(repeating: "1", count: count).joined(separator: ",")
      return #""layout": { "landscape": { "itemWidths": [\#(widths)] } }"#
    }
    #expect(problems(text(ThemeFileLimits.items)) == [])
    #expect(
      problems(text(ThemeFileLimits.items + 1))
        == ["'layout.landscape.itemWidths' has 101 numbers; at most 100 are read"]
    )
  }

  // Regression: the text that such a theme wrote couldn't be read.
  @Test(arguments: [
    (-3, 1, -3, -3), (0, 1, 0, 0), (1e6, 1_000, 100, 10_000), (.infinity, 1_000, 100, 10_000),
    (-.infinity, 1, -100, -10_000), (.nan, 1, 0, 0),
  ])
  @MainActor
  func `a number that no file may have is compiled and written as the nearest one`(
    number: Double,
    size: Double,
    kern: Double,
    move: Double
  ) throws {
    func theme(size: Double, kern: Double, move: Double) -> TabBarTheme {
      let title = TabBarTheme.Text(size: .value(size), kern: .value(kern))
      let item = TabBarTheme.ItemStateAppearance(
        title: title,
        titlePositionAdjustment: .value(.init(leading: move, vertical: move))
      )
      let edge = TabBarTheme.Appearance(item: .init(normal: item))
      return TabBarTheme(
        name: "T",
        item: .init(normal: item),
        scrollEdge: .value(.overlay(edge)),
        layout: .init(landscape: .init(itemWidths: .value([abs(move)])))
      )
    }
    let asked = theme(size: number, kern: number, move: number)
    let meant = theme(size: size, kern: kern, move: move)
    #expect(asked.json() == meant.json())
    #expect(try TabBarTheme(json: asked.json()) == meant)
    #expect(asked.resolved(for: .init(os: 18)) == meant.resolved(for: .init(os: 18)))
    let compiled = asked.compiled(for: .init(os: 18)).standard.stackedLayoutAppearance.normal
    let font = try #require(compiled.titleTextAttributes[.font] as? UIFont)
    #expect(Double(font.pointSize) == size)
    #expect(Double(compiled.titlePositionAdjustment.vertical) == move)
  }

  @Test func `only as many widths as the limit are written`() throws {
    let widths = Array(repeating: 1.0, count: ThemeFileLimits.items + 1)
    let theme = TabBarTheme(
      name: "T",
      layout: .init(landscape: .init(itemWidths: .value(widths)))
    )
    let read = try TabBarTheme(json: theme.json())
    #expect(read.layout.landscape.itemWidths.value?.count == ThemeFileLimits.items)
  }

  @Test func `reports as many problems as the limit and says that there are more`() {
    func text(_ count: Int) -> String {
      (0..<count).map { "\"key\($0)\": 1" }.joined(separator: ", ")
    }
    #expect(problems(text(ThemeFileLimits.problems)).count == 100)
    // After the limit, no fix is searched for: that would take a minute for each of these files.
    let more = problems(text(19_000))
    #expect(more.count == 101)
    #expect(more.last == "the file has more than 100 problems")
    let colors = (0..<19_000).map { "\"c\($0)\": \"reed\($0)\"" }.joined(separator: ", ")
    #expect(problems("\"colors\": { \(colors) }").count == 101)
  }

  @Test func `a chain of names has a limit, and a long cycle is shown in part`() {
    func text(_ count: Int = 2_000, last: String) -> String {
      let names = (0..<count).map { "\"c\($0)\": \"{c\($0 + 1)}\"" }.joined(separator: ", ")
      return "\"colors\": { \(names), \"c\(count)\": \"\(last)\" }"
    }
    #expect(problems(text(ThemeFileLimits.colorChain - 1, last: "#000")) == [])
    #expect(
      problems(text(ThemeFileLimits.colorChain, last: "#000")) == [
        "'colors.c0' refers to more than 64 colors in a row: "
          + "'{c0} → {c1} → {c2} → {c3} → {c4} → {c5} → {c6} → {c7} → …'"
      ]
    )
    #expect(
      problems(text(last: "#000")) == [
        "'colors.c1936' refers to more than 64 colors in a row: "
          + "'{c1936} → {c1937} → {c1938} → {c1939} → {c1940} → {c1941} → {c1942} → {c1943} → …'"
      ]
    )
    // The largest number of colors in a text, besides the name of the theme, `colors` and the last
    // color.
    let most = JSONLimits.members - 3
    #expect(problems(text(most, last: "#000")).count == 1)
    #expect(
      problems(text(most + 1, last: "#000")) == [
        "the text has more than 20000 members and elements"
      ]
    )
    #expect(
      problems(text(last: "{c5}")) == [
        "'colors.c5' refers to itself: "
          + "'{c5} → {c6} → {c7} → {c8} → {c9} → {c10} → {c11} → {c12} → … → {c5}'"
      ]
    )
  }

  @Test func `a chain of more names than a text can hold is refused for its length`() {
    let names = (0..<50_000).map {
      #""\#(String($0, radix: 36))":"{\#(String($0 + 1, radix: 36))}""#
    }
    let text = #""colors": { \#(names.joined(separator: ",")) }"#
    #expect(text.utf8.count < JSONLimits.bytes)
    #expect(problems(text) == ["the text has more than 20000 members and elements"])
  }
}
