import Testing

@testable import TabThemeTool

struct PictureFileNameTests {
  @Test(arguments: [
    ("Midnight", "Midnight-dark.png"),
    ("Deep Sea 2", "Deep-Sea-2-dark.png"),
    ("../../etc/passwd", "etc-passwd-dark.png"),
    (".hidden", "hidden-dark.png"),
    ("Été", "Été-dark.png"),
    ("a\u{0}b\n", "a-b-dark.png"),
    ("", "theme-dark.png"),
    ("///", "theme-dark.png"),
  ])
  func `is made of letters and digits`(theme: String, name: String) {
    #expect(PictureFileName.name(theme: theme, style: "dark") == name)
  }

  @Test func `says what is special about the picture`() {
    let name = PictureFileName.name(theme: "Ocean", style: "light", marks: ["landscape"])
    #expect(name == "Ocean-light-landscape.png")
  }
}
