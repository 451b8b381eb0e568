import Testing

@testable import TabJSON

struct JSONNumberTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", -0.0), ("7", 7), ("-12", -12), ("0.5", 0.5), ("10.25", 10.25),
      ("-0.1", -0.1), ("123456789012345", 123_456_789_012_345), ("0.0000000000001", 1e-13),
    ] as [(String, Double)]
  )
  func `reads short numbers by their digits`(text: String, value: Double) throws {
    let number = try #require(JSONNumber.plain(Array(text.utf8)[...]))
    #expect(number == value)
    #expect(number.sign == value.sign)
  }

  @Test(
    arguments: [
      "", "-", ".", "-.", ".5", "5.", "01", "-00", "1.2.3", "1e3", "+1", "0x1", "1234567890123456",
      "١", "1,5", "--1",
    ]
  )
  func `leaves what is longer or wrong to others`(text: String) {
    #expect(JSONNumber.plain(Array(text.utf8)[...]) == nil)
  }

  @Test func `reads the number nearest to what is written`() {
    var state: UInt64 = 42
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = "\(state >> 20)".prefix(Int(state >> 60) + 1)
      let point = Int(state >> 50 & 15) % (digits.count + 1)
      let fraction = digits.dropFirst(point)
      let integer = "\(Int(digits.prefix(point)) ?? 0)"
      let text = (state & 1024 == 0 ? "" : "-") + integer + (fraction.isEmpty ? "" : ".\(fraction)")
      guard let number = JSONNumber.plain(Array(text.utf8)[...]) else {
        #expect(integer.count + fraction.count + 1 > 14, "\(text)")
        continue
      }
      #expect(number == Double(text), "\(text)")
    }
  }
}
