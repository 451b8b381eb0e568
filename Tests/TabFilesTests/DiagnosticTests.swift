import TabFiles
import Testing

struct DiagnosticTests {
  @Test func `prints what, where and how to fix it`() {
    let diagnostic = ThemeDiagnostic(
      .error,
      "'item.selected.color' isn't a color: '#33GG66' has 'G', which isn't a hexadecimal digit",
      at: ThemeDiagnostic.Location(file: "themes/night.json", line: 12, column: 15),
      excerpt: ThemeDiagnostic.Excerpt(line: ##"      "icon": "#33GG66","##, marked: 14..<23),
      notes: ["the style is 'dark'"],
      fix: "write six digits from 0 to F after '#', as in '#33AA66'"
    )
    #expect(
      diagnostic.description == """
        themes/night.json:12:15: error: 'item.selected.color' isn't a color: '#33GG66' has 'G', \
        which isn't a hexadecimal digit
          12 |       "icon": "#33GG66",
             |               ^~~~~~~~~
          note: the style is 'dark'
          fix: write six digits from 0 to F after '#', as in '#33AA66'
        """
    )
  }

  @Test func `prints only what it has`() {
    #expect(ThemeDiagnostic(.warning, "nothing to do").description == "warning: nothing to do")
    let ruled = ThemeDiagnostic(.warning, "nothing to do", rule: "idle")
    #expect(ruled.description == "warning: nothing to do [idle]")
  }

  @Test(arguments: [
    (line: "\t\"ä\": 1", marked: 6..<7, underline: "\t     ^"),
    (line: "\"👩‍👩‍👧\": x", marked: 5..<6, underline: "     ^"),
    (line: "abc", marked: 3..<3, underline: "   ^"),
    (line: "", marked: 0..<0, underline: "^"),
  ])
  func `puts the mark below the marked characters`(
    line: String,
    marked: Range<Int>,
    underline: String
  ) {
    let diagnostic = ThemeDiagnostic(
      .note,
      "m",
      excerpt: ThemeDiagnostic.Excerpt(line: line, marked: marked)
    )
    let shown = line.isEmpty ? "" : " " + line
    #expect(diagnostic.description == "note: m\n   |\(shown)\n   | \(underline)")
  }
}
