import Foundation
import TabJSON
import TabTokens
import Testing

/// Documents that were made to take all time or memory.
struct TokenLimitTests {
  @Test func `a text of 50 MB is too long`() {
    let text = [UInt8](repeating: UInt8(ascii: " "), count: 50_000_000)
    let set = TokenSet(TokenDocument(parsing: text, file: "test", mode: .strict))
    #expect(set.diagnostics.map(\.diagnostic.message) == ["the text has more than 16 MiB"])
    #expect(set.diagnostics.map(\.code) == [.json])
  }

  @Test(arguments: [1_000, 1_001, 3_000])
  func `many notes hide no error`(count: Int) {
    let colors = (0..<count).map { ##""c\##($0)":{"$type":"color","$value":"#0000ff"}"## }
    let wrong = #""z":{"$type":"color","$value":"{nope}"}"#
    let text = "{\((colors + [wrong]).joined(separator: ","))}"
    let set = TokenSet(TokenDocument(parsing: Array(text.utf8), file: "test", mode: .lenient))
    #expect(set.count == count)
    #expect(set.diagnostics.filter { $0.severity == .error }.map(\.code) == [.aliasUnresolved])
    let notes = set.diagnostics.filter { $0.severity == .note }.map(\.diagnostic.message)
    #expect(notes.count == min(count, 1_001))
    #expect(notes.contains("there are more than 1000 notes of this kind") == (count > 1_000))
  }

  @Test func `the first 1000 errors are reported`() {
    let colors = (0..<1_500).map { #""c\#($0)":{"$type":"color","$value":"{nope\#($0)}"}"# }
    let set = tokens("{\(colors.joined(separator: ","))}")
    #expect(set.diagnostics.count == 1_001 && set.diagnostics.last?.code == .limitProblems)
    #expect(set.diagnostics.last?.diagnostic.message == "there are more than 1000 errors")
  }

  @Test func `groups that double the tokens of others end at a limit`() {
    var members = [##""g0":{"$type":"number","a":{"$value":1},"b":{"$value":2}}"##]
    for index in 1...40 {
      let before = "{\"$extends\":\"{g\(index - 1)}\"}"
      members.append("\"g\(index)\":{\"a\":\(before),\"b\":\(before)}")
    }
    let set = tokens("{" + members.joined(separator: ",") + "}")
    #expect(set.diagnostics.map(\.code) == [.limitTokens])
    #expect(set.diagnostics[0].diagnostic.message.contains("200000"))
  }

  @Test func `values that double others through references end at a limit or are no values`() {
    var members = [#""t0":{"$type":"fontFamily","$value":["A","B"]}"#]
    for index in 1...40 {
      let reference = "{\"$ref\":\"#/t\(index - 1)/$value\"}"
      members.append(
        "\"t\(index)\":{\"$type\":\"fontFamily\",\"$value\":[\(reference),\(reference)]}"
      )
    }
    let set = tokens("{" + members.joined(separator: ",") + "}")
    #expect(set.count == 1)
    #expect(set.diagnostics.map(\.code).allSatisfy { $0 == .fontFamily })
  }

  @Test func `long lists that many tokens repeat end at a limit`() {
    let list = "[" + Array(repeating: "\"A\"", count: 5_000).joined(separator: ",") + "]"
    let many = (0..<2_000).map { "\"t\($0)\":{\"$value\":{\"$ref\":\"#/$extensions/x\"}}" }
    let set = tokens(
      "{\"$extensions\":{\"x\":\(list)},\"g\":{\"$type\":\"fontFamily\",\(many.joined(separator: ","))}}"
    )
    #expect(set.diagnostics.map(\.code) == [.limitValues])
    #expect(set.diagnostics[0].diagnostic.message == "references give more than 4000000 values")
  }

  @Test func `references into one large object end at a limit`() {
    let parts = (0..<5_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let many = (0..<5_000).map { "\"t\($0)\":{\"$ref\":\"#/$extensions/k\($0)\"}" }
    let set = tokens(
      "{\"$type\":\"number\",\"$extensions\":{\(parts)},\(many.joined(separator: ","))}"
    )
    #expect(set.diagnostics.map(\.code) == [.limitValues])
    #expect(set["t9"]?.value == .number(9))
  }

  @Test func `many sets of Tokens Studio are ordered in linear time`() {
    let names = (0..<20_000).map { "\"s\($0)\"" }
    let sets = names.map { "\($0):{\"a\":{\"value\":1,\"type\":\"number\"}}" }
    let order = names.reversed().joined(separator: ",")
    let text = "{\(sets.joined(separator: ",")),\"$metadata\":{\"tokenSetOrder\":[\(order)]}}"
    let set = tokens(text, .lenient)
    #expect(set.map(\.value) == [.number(1)])
    #expect(set.diagnostics.map(\.code) == [.dialect])
  }

  @Test(arguments: [65, 5_000])
  func `references in a row end at a limit`(count: Int) {
    let forward = (0..<count).map { "\"t\($0)\":{\"$value\":\"{t\($0 + 1)}\"}" }
    let last = "\"t\(count)\":{\"$type\":\"number\",\"$value\":1}"
    for members in [forward + [last], [last] + forward.reversed()] {
      let set = tokens("{" + members.joined(separator: ",") + "}")
      #expect(set.diagnostics.contains { $0.code == .limitReferences })
      #expect(set.diagnostics.allSatisfy { $0.code == .limitReferences })
      #expect(set["t\(count)"]?.value == .number(1))
      #expect(set["t0"] == nil)
    }
  }

  @Test func `as many references in a row as the limit are followed`() {
    let forward = (0..<64).map { "\"t\($0)\":{\"$value\":\"{t\($0 + 1)}\"}" }
    let last = #""t64":{"$type":"number","$value":1}"#
    for members in [forward + [last], [last] + forward.reversed()] {
      let set = tokens("{" + members.joined(separator: ",") + "}")
      #expect(set.diagnostics == [])
      #expect(set["t0"]?.aliases.count == 64)
    }
  }

  @Test func `groups that extend one another in a row end at a limit`() {
    let groups = (0..<2_000).map { "\"g\($0)\":{\"$extends\":\"{g\($0 + 1)}\"}" }
    let set = tokens(
      "{\(groups.joined(separator: ",")),\"g2000\":{\"a\":{\"$type\":\"number\",\"$value\":1}}}"
    )
    #expect(set.diagnostics.contains { $0.code == .limitReferences })
    #expect(set["g1999.a"]?.value == .number(1))
  }

  @Test func `groups that nest one another deeper and deeper end at a limit`() {
    let groups = (0..<3_000).map { "\"g\($0)\":{\"x\":{\"$extends\":\"{g\($0 + 1)}\"}}" }
    let set = tokens(
      "{\(groups.joined(separator: ",")),\"g3000\":{\"a\":{\"$type\":\"number\",\"$value\":1}}}"
    )
    #expect(set.diagnostics.contains { $0.code == .limitReferences || $0.code == .limitTokens })
  }

  @Test func `values nested too deep are told by JSON`() {
    let text = String(repeating: #"{"a":"#, count: 100_000)
    #expect(tokens(text).diagnostics.map(\.code) == [.json])
  }

  @Test func `problems end at a limit`() {
    let many = (0..<5_000).map { "\"t\($0)\":{\"$value\":\"{u\($0)}\"}" }
    let set = tokens("{" + many.joined(separator: ",") + "}")
    #expect(set.diagnostics.count == 1_001)
    #expect(set.diagnostics.last?.code == .limitProblems)
    #expect(set.diagnostics.dropLast().allSatisfy { $0.code == .aliasUnresolved })
  }

  @Test func `many tokens are read`() {
    let many = (0..<100_000).map { "\"t\($0)\":{\"$value\":\($0)}" }
    let set = tokens("{\"$type\":\"number\",\(many.joined(separator: ","))}")
    #expect(set.diagnostics == [])
    #expect(set.count == 100_000)
  }

  @Test func `sets that double others end at a limit`() {
    var sets = [#""s0":{"sources":[{"n":{"$type":"number","$value":1}}]}"#]
    for index in 1...40 {
      let reference = "{\"$ref\":\"#/sets/s\(index - 1)\"}"
      sets.append("\"s\(index)\":{\"sources\":[\(reference),\(reference)]}")
    }
    let text =
      "{\"version\":\"2025.10\",\"sets\":{\(sets.joined(separator: ","))},\"resolutionOrder\":[{\"$ref\":\"#/sets/s40\"}]}"
    let resolver = ResolverDocument(parsing: Array(text.utf8), file: "test", mode: .strict) { _ in
      nil
    }
    #expect(resolver.diagnostics.map(\.code) == [.limitSources])
    _ = resolver.tokens()
  }

  @Test func `sets that name one another in a row end at a limit`() {
    let sets = (0..<500).map { "\"s\($0)\":{\"sources\":[{\"$ref\":\"#/sets/s\($0 + 1)\"}]}" }
    let text =
      "{\"version\":\"2025.10\",\"sets\":{\(sets.joined(separator: ",")),\"s500\":{\"sources\":[]}},"
      + "\"resolutionOrder\":[{\"$ref\":\"#/sets/s0\"}]}"
    let resolver = ResolverDocument(parsing: Array(text.utf8), file: "test", mode: .strict) { _ in
      nil
    }
    #expect(resolver.diagnostics.allSatisfy { $0.code == .limitReferences })
    #expect(!resolver.diagnostics.isEmpty)
  }

  private static let limits = [
    ("bytes of a file", TokenLimits.document.bytes),
    ("members and elements of a file", TokenLimits.document.members),
    ("depth of nesting", JSONLimits.depth),
    ("tokens and groups of a set, inherited ones included", TokenLimits.tokens),
    ("values read for a set, again for each reference to them", TokenLimits.values),
    ("references that follow one another", TokenLimits.references),
    ("sources of a resolver document, with repetitions", TokenLimits.sources),
    ("combinations of contexts", TokenLimits.combinations),
    ("tokens of all combinations", TokenLimits.combinedTokens),
    ("errors, and notes of each kind, that are reported", TokenLimits.problems),
  ]

  @Test func `the documentation has every limit with its figure`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appending(
        path: "../../Sources/TabAppearance/TabAppearance.docc/design-tokens.md"
      ),
      encoding: .utf8
    )
    for (name, limit) in Self.limits {
      let digits = limit.formatted(.number.locale(Locale(identifier: "en_US")))
      #expect(page.contains("| \(name) | \(digits) |"))
    }
  }
}
