import TabFiles
import Testing

struct SourceTextTests {
  @Test(arguments: ["a\nb\n\nc", "a\rb\r\rc", "a\r\nb\r\n\r\nc", "a\n\rb\r\n\n\r", "\r\n", ""])
  func `counts lines and columns whatever ends the lines`(text: String) {
    let bytes = Array(text.utf8)
    let source = SourceText(bytes, file: "t")
    var (line, column) = (1, 1)
    for offset in 0...bytes.count {
      let location = source.location(of: offset)
      #expect((location.line, location.column) == (line, column), "at \(offset)")
      guard offset < bytes.count else { return }
      let pair = bytes[offset...].prefix(2)
      let isEnd = pair.first == 0x0A || pair.first == 0x0D && !pair.elementsEqual([0x0D, 0x0A])
      (line, column) = isEnd ? (line + 1, 1) : (line, column + 1)
    }
  }
}
