import TabFiles
import Testing

struct JSONLimitTests {
  private func problems(_ text: String) -> [String] {
    JSONDocument(parsing: text, file: "test").diagnostics.map(\.message)
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test func `reads values nested as deep as the limit and no deeper`() {
    #expect(problems(nested(JSONLimits.depth)) == [])
    #expect(problems(nested(JSONLimits.depth + 1)) == ["values are nested more than 64 deep"])
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func `values 2000 levels deep are an error`(opening: String) {
    #expect(
      problems(String(repeating: opening, count: 2_000)) == ["values are nested more than 64 deep"]
    )
  }

  @Test func `reads as many bytes as the limit and no more`() {
    let text = String(repeating: " ", count: JSONLimits.bytes - 1) + "1"
    #expect(problems(text) == [])
    #expect(problems(text + " ") == ["the text has more than 1 MiB"])
  }

  @Test func `reads as many members and elements as the limit and no more`() {
    let ones = Array(repeating: "1", count: JSONLimits.members - 1).joined(separator: ",")
    #expect(problems("{\"a\":[\(ones)]}") == [])
    #expect(
      problems("{\"a\":[\(ones),1]}") == ["the text has more than 20000 members and elements"]
    )
  }

  @Test func `reports as many problems as the limit and says that there are more`() {
    let bad = Array(repeating: "x", count: JSONLimits.problems).joined(separator: ",")
    #expect(problems("[\(bad)]").count == JSONLimits.problems)
    let more = problems("[\(bad),x,x]")
    #expect(more.count == JSONLimits.problems + 1)
    #expect(more.last == "the text has more than 100 problems")
  }

  @Test func `cuts long lines around the place`() throws {
    let blanks = String(repeating: " ", count: 5_000)
    let document = JSONDocument(parsing: "[\(blanks)x\(blanks)]", file: "test")
    let excerpt = try #require(document.diagnostics.first?.excerpt)
    #expect(document.diagnostics.first?.location?.column == 5_002)
    #expect(excerpt.line.count == 152)
    #expect(Array(excerpt.line)[excerpt.marked] == ["x"])
    #expect(excerpt.line.hasPrefix("… ") && excerpt.line.hasSuffix(" …"))
  }

  @Test(arguments: [0, 49, 50, 200, 399, 400])
  func `cuts long lines among bytes that begin no character`(place: Int) {
    let text = SourceText([UInt8](repeating: 0x80, count: 400), file: "test")
    let excerpt = text.excerpt(of: place..<min(place + 1, 400))
    #expect(excerpt.line.count <= 160)
    #expect(excerpt.marked.count == (place < 400 ? 1 : 0))
    #expect(excerpt.marked.upperBound <= excerpt.line.count)
  }
}
