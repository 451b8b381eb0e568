import TabFiles
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("colour", "color"),
    ("COLOR", "color"),
    ("clor", "color"),
    ("oclor", "color"),
    ("backgroundColour", "backgroundColor"),
    ("titel", "title"),
    ("Midnigth", "Midnight"),
  ])
  func `finds the name that was meant`(written: String, meant: String) {
    let names = ["title", "iconColor", "color", "backgroundColor", "Midnight"]
    #expect(nearest(to: written, in: names) == meant)
  }

  @Test(arguments: ["", "hue", "c", "colorOfTheIcon", String(repeating: "color", count: 20)])
  func `finds nothing where nothing comes close`(written: String) {
    #expect(nearest(to: written, in: ["title", "color", "xy"]) == nil)
  }

  @Test(arguments: [(64, true), (65, false)])
  func `names of up to 64 characters have a nearest one`(count: Int, isFound: Bool) {
    let name = String(repeating: "x", count: count)
    let other = name.dropLast() + "y"
    #expect(nearest(to: name, in: [String(other)]) == (isFound ? String(other) : nil))
  }

  @Test func `never proposes the name that was written`() {
    #expect(nearest(to: "color", in: ["color"]) == nil)
    #expect(nearest(to: "color", in: ["color", "Color"]) == "Color")
  }

  @Test func `takes the first of equals`() {
    #expect(nearest(to: "bart", in: ["bars", "barn", "bare"]) == "bars")
  }

  @Test func `quotes text without what moves the cursor`() {
    #expect(quoted("a\u{1B}[2J\u{202E}é") == #"'a\u{1B}[2J\u{202E}é'"#)
    #expect(quoted(String(repeating: "x", count: 61)) == "'\(String(repeating: "x", count: 60))…'")
  }
}
