import Foundation
import TabFiles
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

  @Test
  func `a wrong value behind as many references as the limit is the only error`() {
    let forward = (0..<64).map { "\"t\($0)\":{\"$value\":\"{t\($0 + 1)}\"}" }
    let last = #""t64":{"$type":"number","$value":"one"}"#
    let codes = tokens("{" + (forward + [last]).joined(separator: ",") + "}").diagnostics.map(
      \.code
    )
    #expect(!codes.isEmpty && !codes.contains(.limitReferences))
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

  /// A document that contains something a given number of times.
  struct Growing: Sendable, CustomTestStringConvertible {
    let code: TokenCode

    /// The message of the first diagnostic above the limit.
    let message: String

    /// The largest number that is within the limit.
    let most: Int
    let text: @Sendable (Int) -> String

    var testDescription: String { code.rawValue }
  }

  private static func many(_ count: Int, _ member: (Int) -> String) -> String {
    (0..<count).map(member).joined(separator: ",")
  }

  private static let growing = [
    Growing(
      code: .limitTokens,
      message: "there are more than 200000 tokens and groups, inherited ones included",
      most: TokenLimits.tokens
    ) { count in
      #"{"$type":"number",\#(many(count) { #""t\#($0)":{"$value":1}"# })}"#
    },
    // Each token but the first is reached through one more reference.
    Growing(
      code: .limitReferences,
      message: "more than 64 references follow one another",
      most: TokenLimits.references
    ) { count in
      let references = many(count) { #""t\#($0 + 1)":{"$value":"{t\#($0)}"}"# }
      return #"{"t0":{"$type":"number","$value":1},\#(references)}"#
    },
    Growing(
      code: .limitReferences,
      message: "more than 64 groups extend one another in a row",
      most: TokenLimits.references
    ) { count in
      let groups = many(count) { #""g\#($0)":{"$extends":"{g\#($0 + 1)}"}"# }
      return #"{\#(groups),"g\#(count)":{"a":{"$type":"number","$value":1}}}"#
    },
    // A reference counts the values of the list, and four more on the way to it.
    Growing(
      code: .limitValues,
      message: "references give more than 4000000 values",
      most: TokenLimits.values / 8_000
    ) { count in
      let list = many(7_996) { _ in #""A""# }
      let tokens = many(count) { ##""t\##($0)":{"$value":{"$ref":"#/$extensions/x"}}"## }
      return #"{"$extensions":{"x":[\#(list)]},"g":{"$type":"fontFamily",\#(tokens)}}"#
    },
  ]

  @Test(arguments: growing)
  func `a document is read up to a limit, and reported above it`(file: Growing) {
    let within = tokens(file.text(file.most))
    #expect(within.diagnostics == [] && within.count >= file.most)
    let more = tokens(file.text(file.most + 1)).diagnostics
    #expect(Set(more.map(\.code)) == [file.code])
    #expect(more.first?.diagnostic.message == file.message)
  }

  @Test(arguments: [999, 1_000, 1_001, 5_000])
  func `as many errors as the limit are reported, and then that there are more`(count: Int) {
    let all = Self.many(count) { #""t\#($0)":{"$type":"number","$value":"{u}"}"# }
    let codes = tokens("{\(all)}").diagnostics.map(\.code)
    #expect(codes.prefix(1_000).allSatisfy { $0 == .aliasUnresolved })
    #expect(codes.dropFirst(1_000) == (count > 1_000 ? [.limitProblems] : []))
    #expect(codes.count == min(count, 1_001))
  }

  private static func resolver(_ members: String) -> ResolverDocument {
    let text = #"{"version":"2025.10",\#(members)}"#
    return ResolverDocument(parsing: Array(text.utf8), file: "test", mode: .strict) { _ in nil }
  }

  @Test func `sources are read up to a limit, and reported above it`() {
    func codes(count: Int) -> [TokenCode] {
      let all = Self.many(count) { _ in "{}" }
      let order = ##""resolutionOrder":[{"$ref":"#/sets/all"}]"##
      return Self.resolver(#""sets":{"all":{"sources":[\#(all)]}},\#(order)"#).diagnostics.map(
        \.code
      )
    }
    #expect(codes(count: TokenLimits.sources) == [])
    #expect(codes(count: TokenLimits.sources + 1) == [.limitSources])
  }

  @Test func `combinations of contexts are read up to a limit`() {
    func resolver(_ counts: [Int]) -> ResolverDocument {
      let modifiers = counts.enumerated().map { index, count in
        let contexts = Self.many(count) { #""c\#($0)":[]"# }
        return #""m\#(index)":{"contexts":{\#(contexts)}}"#
      }
      let order = Self.many(counts.count) { ##"{"$ref":"#/modifiers/m\##($0)"}"## }
      let all = modifiers.joined(separator: ",")
      return Self.resolver(#""modifiers":{\#(all)},"resolutionOrder":[\#(order)]"#)
    }
    let most = resolver([10, 10, 10])
    #expect(most.diagnostics.isEmpty && !most.hasTooManyInputs)
    #expect(Set(most.inputs()).count == 1_000)
    let more = resolver([7, 11, 13])
    #expect(more.hasTooManyInputs)
    #expect(Set(more.inputs()).count == 1_000)
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
