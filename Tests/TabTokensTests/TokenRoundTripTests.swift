import TabFiles
import TabTestSupport
import TabTokens
import Testing

/// Documents that are written and read again, and documents that were changed at random.
struct TokenRoundTripTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a document that is written reads as the same document`(seed: UInt64) throws {
    var random = RandomTokens(seed: seed)
    let json = random.document()
    let text = json.text()
    let document = TokenDocument(parsing: Array(text.utf8), file: "test", mode: .strict)
    #expect(document.json == json, "seed \(seed)")
    #expect(document.json?.text() == text)
    let again = tokens(try #require(document.json).line)
    let first = TokenSet(document)
    #expect(again.map(\.path) == first.map(\.path))
    #expect(again.map(\.value) == first.map(\.value))
    #expect(again.diagnostics.map(\.code) == first.diagnostics.map(\.code))
    #expect(first.diagnostics.filter { $0.severity == .error } == [], "seed \(seed)")
    #expect(first.count == random.count, "seed \(seed)")
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `two thousand texts are read and written as they were`(batch: UInt64) {
    for seed in batch * 200..<(batch + 1) * 200 {
      var random = RandomTokens(seed: seed)
      let text = random.document().text()
      let document = TokenDocument(parsing: Array(text.utf8), file: "test", mode: .strict)
      #expect(document.json?.text() == text, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `no change of a few bytes makes a reading crash or lose its order`(seed: UInt64) {
    var random = RandomTokens(seed: seed)
    let text = random.document().text()
    for _ in 0..<20 {
      let changed = random.changed(Array(text.utf8))
      for mode in [TokenMode.strict, .lenient] {
        let set = TokenSet(TokenDocument(parsing: changed, file: "test", mode: mode))
        let places = set.diagnostics.map { $0.diagnostic.location }
          .map { [$0?.line ?? 0, $0?.column ?? 0] }
        #expect(zip(places, places.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
        let isWrong = set.diagnostics.contains { $0.severity == .error }
        let document = TokenDocument(parsing: changed, file: "test", mode: mode)
        #expect(isWrong || document.json != nil, "seed \(seed)")
      }
      _ = ResolverDocument(parsing: changed, file: "test", mode: .lenient) { _ in changed }.tokens()
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `no change of a few bytes makes a resolver crash`(seed: UInt64) {
    var random = RandomTokens(seed: seed)
    let tokens = random.document().line
    let text = """
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.json"},\(tokens)]},"b":{"sources":[{"$ref":"#/sets/a"}]}},
      "modifiers":{"m":{"contexts":{"x":[{"$ref":"b.json#/g0"}],"y":[\(tokens)]},"default":"x"}},
      "resolutionOrder":[{"$ref":"#/sets/b"},{"$ref":"#/modifiers/m"},{"name":"i","type":"set","sources":[{"n":{}}]}]}
      """
    for _ in 0..<20 {
      let changed = random.changed(Array(text.utf8))
      let resolver = ResolverDocument(parsing: changed, file: "test", mode: .strict) { path in
        path.hasSuffix("json") ? Array(tokens.utf8) : nil
      }
      for input in resolver.inputs(limit: 4) { _ = resolver.tokens(for: input) }
    }
  }
}

/// Random documents without a mistake, and random changes of them.
private struct RandomTokens {
  private var generator: SeededGenerator

  /// The tokens of the document, inherited ones included.
  private(set) var count = 0

  /// The paths of tokens so far, by type.
  private var paths: [String: [String]] = [:]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func document() -> JSON {
    (count, paths) = (0, [:])
    var members: [JSON.Member] = [.init("$description", "Tokens é \u{1F3A8}")]
    for index in 0..<number(1...5) {
      members.append(.init("g\(index)", group(at: "g\(index)", depth: 0)))
    }
    let inherited = count
    if number(0...1) == 1 {
      members.append(.init("heir", .object([.init("$extends", "{g0}")])))
      let own = JSON.object([.init("copy", members[1].value)])
      count = inherited + tokens(in: own)
    }
    return .object(members)
  }

  private func tokens(in json: JSON) -> Int {
    guard case .object(let members) = json else { return 0 }
    if members.contains(where: { $0.key == "$value" || $0.key == "$ref" }) { return 1 }
    return members.filter { !$0.key.hasPrefix("$") || $0.key == "$root" }
      .reduce(0) { $0 + tokens(in: $1.value) }
  }

  private mutating func group(at path: String, depth: Int) -> JSON {
    var members: [JSON.Member] = []
    if number(0...3) == 0 { members.append(.init("$extensions", ["org.example": [1, true]])) }
    if number(0...5) == 0 { members.append(.init("$root", token(at: path + ".$root"))) }
    for index in 0..<number(0...4) {
      let name = ["t\(index)", "t \(index)", "T-\(index)/é"][number(0...2)]
      let isGroup = depth < 4 && number(0...2) == 0
      let child = "\(path).\(name)"
      members.append(.init(name, isGroup ? group(at: child, depth: depth + 1) : token(at: child)))
    }
    return .object(members)
  }

  private mutating func token(at path: String) -> JSON {
    let type = ["number", "color", "dimension", "shadow"][number(0...3)]
    count += 1
    var members: [JSON.Member] = []
    if let target = paths[type]?.randomElement(using: &generator), number(0...1) == 0 {
      members.append(.init("$value", .string("{\(target)}")))
    } else {
      members += [.init("$type", .string(type)), .init("$value", value(type))]
    }
    if number(0...3) == 0 { members.append(.init("$description", "a \"token\"\n")) }
    if number(0...3) == 0 { members.append(.init("$extensions", ["x": ["y": []]])) }
    paths[type, default: []].append(path)
    return .object(members)
  }

  private mutating func value(_ type: String) -> JSON {
    switch type {
    case "number": return .number(Double(number(-1000...1000)) / 8)
    case "dimension": return ["value": .number(Double(number(0...100))), "unit": "px"]
    case "shadow":
      let lengths = ["offsetX", "offsetY", "blur", "spread"].map {
        JSON.Member($0, part("dimension"))
      }
      return .object([.init("color", part("color"))] + lengths)
    default:
      let components = (0..<3).map { _ in JSON.number(Double(number(0...8)) / 8) }
      return ["colorSpace": "display-p3", "components": .array(components), "alpha": 0.5]
    }
  }

  /// A value, or a reference to one.
  private mutating func part(_ type: String) -> JSON {
    guard number(0...1) == 0, let target = paths[type]?.randomElement(using: &generator) else {
      return value(type)
    }
    return .string("{\(target)}")
  }

  /// A text with some bytes removed, doubled or replaced.
  mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let pieces = [
      "{", "}", "\"", "$", "[", "]", ":", ",", "$value", "$ref", "{g0}", "#/g0", "null", "1e9", "é",
    ]
    for _ in 0..<number(1...4) where !bytes.isEmpty {
      let start = number(0...bytes.count - 1)
      let end = min(bytes.count, start + number(0...6))
      switch number(0...2) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      default:
        bytes.replaceSubrange(start..<end, with: Array(pieces[number(0...pieces.count - 1)].utf8))
      }
    }
    return bytes
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
}
