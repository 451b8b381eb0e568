import Foundation
import Testing

@testable import TabRaster

/// Tests of the font files of the package's typeface.
struct TabSansTests {
  private static let embedded: [Font.Weight: String] = [
    .light: FontFiles.light, .regular: FontFiles.regular, .medium: FontFiles.medium,
    .semibold: FontFiles.semibold, .bold: FontFiles.bold,
  ]

  private func file(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/TabRaster/Text/TabSans").standardizedFileURL
    return [UInt8](try Data(contentsOf: folder.appending(path: "\(name).otf")))
  }

  @Test(arguments: Font.Weight.allCases)
  func `the embedded font is the file`(weight: Font.Weight) throws {
    let file = try file("TabSans-\(Typeface.tabSans(weight).names.face)")
    #expect(Base64.bytes(of: Self.embedded[weight] ?? "") == file, "run Scripts/embed")
  }

  @Test(arguments: zip(Font.Weight.allCases, [300, 400, 500, 600, 700]))
  func `a font has the name and the number of its weight`(weight: Font.Weight, number: Int) {
    let typeface = Typeface.tabSans(weight)
    #expect(typeface.names.full == "TabSans \(typeface.names.face)")
    #expect(typeface.names.family == "TabSans")
    #expect(typeface.names.postScript == "TabSans-\(typeface.names.face)")
    #expect(typeface.names.face.lowercased() == "\(weight)")
    #expect(typeface.weight == number)
    #expect(!typeface.isItalic)
  }

  @Test(
    arguments: [
      ("", []), ("TWFu", [77, 97, 110]), ("TWE=", [77, 97]), ("TQ==", [77]),
      ("+/+/", [251, 255, 191]),
      ("T\n W F\u{e9} u", [77, 97, 110]),
    ] as [(String, [UInt8])]
  )
  func `text of base 64 is read as bytes`(text: String, bytes: [UInt8]) {
    #expect(Base64.bytes(of: text) == bytes)
  }
}
