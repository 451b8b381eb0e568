import Testing

@testable import TabSnapshots

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
      // Lines whose key comes twice can't be told apart.
      ("a: 1\na: 2\n", "a: 3\na: 4\n", ["- a: 1", "- a: 2", "+ a: 3", "+ a: 4"]),
      ("a", "a\n", ["+ "]),
    ] as [(String, String, [String])]
  )
  func `says what became of each key`(old: String, new: String, lines: [String]) {
    #expect(TextDifference(from: old, to: new).lines == lines)
  }

  @Test func `is cut after forty lines`() {
    let text = (0..<50).map { "line \($0)\n" }.joined()
    let difference = TabSnapshot.text(text).difference(from: Array("\n".utf8))
    #expect(difference?.text.hasSuffix("+ line 38\n… and 11 more") == true)
  }
}
