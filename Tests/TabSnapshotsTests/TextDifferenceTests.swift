import TabScreens
import Testing

struct TextDifferenceTests {
  @Test(
    arguments: [
      ("a: 1\nb: 2\n", "a: 1\nb: 3\n", ["b: 2 → 3"]),
      ("a: 1\n", "a: 1\nb: 3\n", ["+ b: 3"]),
      ("a: 1\nb: 3\n", "a: 1\n", ["- b: 3"]),
      ("one\n", "two\n", ["- one", "+ two"]),
      (
        "dark.selected.icon: #0A84FF\n", "dark.selected.icon: #0060DF\n",
        ["dark.selected.icon: #0A84FF → #0060DF"]
      ),
      (
        "light.item 1 title: 4.61\n", "light.item 1 title: 4.38, below 4.5\n",
        ["light.item 1 title: 4.61 → 4.38, below 4.5"]
      ),
      (
        "item 2: x 164, y 769, width 80, height 49\n",
        "item 2: x 160, y 769, width 88, height 49\n", ["item 2: x 164 → 160, width 80 → 88"]
      ),
      // Lines with equal keys can't be matched by key.
      ("a: 1\na: 2\n", "a: 3\na: 4\n", ["- a: 1", "- a: 2", "+ a: 3", "+ a: 4"]),
      ("a", "a\n", ["+ "]),
    ] as [(String, String, [String])]
  )
  func `says what became of each key`(old: String, new: String, changes: [String]) {
    #expect(TextDifference(from: old, to: new).changes == changes)
  }

  @Test func `a summary is cut after forty changes`() {
    let text = (0..<50).map { "line \($0)\n" }.joined()
    let summary = TextDifference(from: "\n", to: text).summary
    #expect(summary.hasSuffix("+ line 38\n… and 11 more"))
  }

  @Test func `texts with the same lines are told apart`() {
    let difference = TextDifference(from: "a\n", to: "a\n")
    #expect(difference.summary == "the lines are the same; line ends differ")
    #expect(difference.lines == [.kept("a"), .kept("")])
  }

  @Test func `lines stand in their order, those that are gone before those that came`() {
    #expect(
      TextDifference(from: "a\nb\nc\nd", to: "x\na\nc\ny\nz").lines
        == [
          .inserted("x"), .kept("a"), .removed("b"), .kept("c"), .removed("d"), .inserted("y"),
          .inserted("z"),
        ]
    )
  }

  @Test func `the lines of a difference make both texts`() {
    // All texts of three lines at most.
    let texts = (0..<3).reduce(into: [["", "a", "b"]]) { texts, _ in
      texts.append((texts.last ?? []).flatMap { ["a\n\($0)", "b\n\($0)"] })
    }
    .flatMap(\.self)
    for old in texts {
      for new in texts {
        let lines = TextDifference(from: old, to: new).lines
        let sides = lines.map { line -> (old: String?, new: String?) in
          switch line {
          case .kept(let text): (text, text)
          case .removed(let text): (text, nil)
          case .inserted(let text): (nil, text)
          }
        }
        #expect(sides.compactMap(\.old).joined(separator: "\n") == old)
        #expect(sides.compactMap(\.new).joined(separator: "\n") == new)
      }
    }
  }
}
