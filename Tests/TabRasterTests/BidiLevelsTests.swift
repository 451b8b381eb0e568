import Testing

@testable import TabRaster

struct BidiLevelsTests {
  /// Returns the characters of a text, with Hebrew letters for A to M and Arabic ones for N to Z.
  private func characters(_ text: String) -> [Character] {
    text.map { character in
      guard let value = character.asciiValue else { return character }
      switch value {
      case 0x41...0x4D: return Character(Unicode.Scalar(0x5D0 + UInt32(value - 0x41)) ?? " ")
      case 0x4E...0x5A: return Character(Unicode.Scalar(0x62A + UInt32(value - 0x4E)) ?? " ")
      default: return character
      }
    }
  }

  @Test(arguments: ["", "Home", "Ärger 12", "(漢) 1+2"])
  func `text from left to right has no levels`(text: String) {
    #expect(BidiLevels.levels(of: Array(text)) == nil)
  }

  @Test(
    arguments: [
      ("ABC", "111"), ("a ABC", "00111"), ("ABC a", "11112"), ("AB 12", "11122"),
      ("a AB 12 b", "001112200"), ("AB, CD!", "1111111"), ("AB c,d EF", "111222111"),
      // Signs and punctuation join European numbers, but not after Arabic letters, where the digits
      // count as Arabic numbers.
      ("A 1-2", "11222"), ("A 1,2", "11222"), ("A 5%", "1122"), ("N 1-2", "11212"),
      ("N 5%", "1121"),
      // Brackets have the direction of the text between them.
      ("a (AB) c", "00011000"), ("AB (c) D", "11112111"), ("AB (C", "11111"), ("a (", nil),
      ("AB  ", "1111"), ("a AB  ", "001100"),
    ] as [(String, String?)]
  )
  func `characters have the levels of the annex`(text: String, expected: String?) {
    let levels = BidiLevels.levels(of: characters(text))
    #expect(levels?.map(String.init).joined() == expected)
  }

  @Test(arguments: [
    ([0, 0, 1, 1, 0], [0, 1, 3, 2, 4]), ([1, 1, 2, 2, 1], [4, 2, 3, 1, 0]), ([], []), ([1], [0]),
    ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
  ])
  func `runs stand in the order of their levels`(levels: [Int], order: [Int]) {
    #expect(BidiLevels.order(of: levels) == order)
  }
}
