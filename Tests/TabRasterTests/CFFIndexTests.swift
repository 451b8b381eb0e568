import Testing

@testable import TabRaster

struct CFFIndexTests {
  @Test func `an impossible size of offsets is reported at its byte`() {
    let table = FontTable(file: [9, 9, 0, 1, 5, 1, 2, 0])
    let error = #expect(throws: FontError.self) { try CFFIndex(table, at: 2) }
    #expect(error == FontError("file", at: 4, problem: .damaged("offsets of 5 bytes")))
  }
}
