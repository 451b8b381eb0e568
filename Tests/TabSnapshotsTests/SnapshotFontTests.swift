import Foundation
import TabAppearance
import TabSnapshots
import Testing

@MainActor
struct SnapshotFontTests {
  private static var fixtures: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "TabRasterTests/Fixtures")
  }

  @Test func `themes find fonts of files while an operation runs`() throws {
    let file = Self.fixtures.appending(path: "Variable.ttf")
    #expect(UIFont(name: "Variable-Heavy", size: 10) == nil)
    let name = try withTabSnapshotFonts([file]) {
      UIFont(name: "Variable-Heavy", size: 10)?.fontName
    }
    #expect(name == "Variable-Heavy")
    #expect(UIFont(name: "Variable-Heavy", size: 10) == nil)
  }

  @Test(.tabSnapshotFonts(Self.fixtures.appending(path: "Compact.otf")))
  func `the trait brings fonts along`() {
    #expect(UIFont(name: "Compact-BoldItalic", size: 10)?.capHeight == 7)
  }

  @Test(arguments: [
    ("Nothing.ttf", "can't read"), ("../TypefaceTests.swift", "the file isn't a font"),
  ])
  func `says what is wrong with a file`(name: String, message: String) {
    let file = Self.fixtures.appending(path: name)
    #expect { try withTabSnapshotFonts([file]) {} } throws: { "\($0)".contains(message) }
  }
}
