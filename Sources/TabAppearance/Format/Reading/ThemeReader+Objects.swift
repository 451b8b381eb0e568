import TabFiles

extension ThemeReader {
  mutating func colorValue(
    _ json: JSONValue
  ) throws(ValueProblem) -> TabBarTheme.Color.Value {
    guard case .string(let text) = json.kind else { throw .wrongType() }
    switch TabBarTheme.Color.Value.read(text) {
    case .failure(let problem):
      let fix: Fix = declaresColor(text) ? .write("{\(text)}") : problem.fix
      throw .invalid("isn't a color: \(problem.message(for: text))", fix: fix)
    case .success(let value):
      if case .named(let name) = value { noteReference(to: name, at: json.range) }
      return value
    }
  }

  mutating func color(_ json: JSONValue) throws(ValueProblem) -> TabBarTheme.Color {
    switch json.kind {
    case .string: .init(try colorValue(json))
    default: try readWhole(json)
    }
  }

  mutating func colors(_ json: JSONValue) throws(ValueProblem) -> [String: TabBarTheme.Color] {
    guard case .object(let members) = json.kind else {
      declareColors(nil)
      throw .wrongType()
    }
    declareColors(members)
    var colors = [String: TabBarTheme.Color](minimumCapacity: members.count)
    for member in members {
      at(member.key) { reader in
        if member.key.isEmpty {
          reader.report(.emptyName(of: "a color"), at: member.keyRange)
        } else {
          colors[member.key] = reader.read(member.value, as: .color)
        }
      }
    }
    return colors
  }

  mutating func imageSource(
    _ json: JSONValue
  ) throws(ValueProblem) -> TabBarTheme.Image.Source {
    guard case .string(let text) = json.kind else { return .gradient(try readWhole(json)) }
    // Pixels are counted before images are decoded: many small files can take as long as a large
    // one.
    let result = TabBarTheme.Image.Source.parse(text)
    if case .success(.png(let bytes)) = result { try countPixels(of: bytes) }
    switch result.flatMap({ $0.decoded() }) {
    case .failure(let problem):
      throw .invalid("isn't an image: \(problem.message)", fix: problem.fix)
    case .success(let source): return source
    }
  }

  mutating func image(_ json: JSONValue) throws(ValueProblem) -> TabBarTheme.Image {
    switch json.kind {
    case .string: .init(try imageSource(json))
    default: try readWhole(json)
    }
  }

  mutating func icon(_ json: JSONValue) throws(ValueProblem) -> TabBarTheme.Image {
    guard let icon = try image(json).icon else {
      throw .invalid(
        "is a gradient, which has no size",
        fix: #"write an image, as in '"symbol:star"'"#
      )
    }
    return icon
  }

  mutating func object(
    _ json: JSONValue,
    of type: any Keyed.Type
  ) throws(ValueProblem) -> any Keyed {
    func read<Object: Keyed>(_: Object.Type) throws(ValueProblem) -> any Keyed {
      try readWhole(json) as Object
    }
    return try read(type)
  }

  mutating func scrollEdge(_ json: JSONValue) throws(ValueProblem) -> TabBarTheme.ScrollEdge {
    switch json.kind {
    case .string(let text):
      guard let edge = TabBarTheme.ScrollEdge.named[text] else {
        throw .unknownName(text, of: TabBarTheme.ScrollEdge.names)
      }
      return edge
    default: return .overlay(try readWhole(json))
    }
  }

  mutating func variations(_ json: JSONValue) throws(ValueProblem) -> [TabBarTheme.Variation] {
    guard case .array(let elements) = json.kind else { throw .wrongType() }
    try elements.count.checkObjects(limit: ThemeFileLimits.variations)
    return elements.enumerated().compactMap { index, json in
      at("[\(index)]") { $0.read(json, as: .part(TabBarTheme.Variation.self)) }.map(typed)
    }
  }

  mutating func items(
    _ json: JSONValue
  ) throws(ValueProblem) -> [TabBarTab.Name: TabBarTheme.ItemOverride] {
    guard case .object(let members) = json.kind else { throw .wrongType() }
    try members.count.checkObjects(limit: ThemeFileLimits.items)
    var items: [TabBarTab.Name: TabBarTheme.ItemOverride] = [:]
    for member in members {
      at(member.key) { reader in
        do throws(ValueProblem) {
          let name = try TabBarTab.Name(text: member.key)
          var item = TabBarTheme.ItemOverride()
          if case .null = member.value.kind {
            item = .systemDefault
          } else {
            reader.readObject(member.value, into: &item)
          }
          items[name] = item
        } catch {
          reader.report(error, at: member.keyRange)
        }
      }
    }
    return items
  }

  /// Reads an object that is unusable if any of its values has an error.
  private mutating func readWhole<Object: Keyed>(
    _ json: JSONValue
  ) throws(ValueProblem) -> Object {
    guard case .object = json.kind else { throw .wrongType() }
    let before = diagnostics.count
    var object = Object()
    readObject(json, into: &object)
    if diagnostics.count > before { throw .reported }
    return object
  }
}

extension TabBarTheme.ScrollEdge {
  static let names = ["standard", "transparent"]
  fileprivate static let named: [String: Self] = [
    "standard": .standard, "transparent": .transparent,
  ]
}

extension TabBarTab.Name {
  /// Creates the name of a text in a theme file: digits are an index, `*` is all, and other
  /// text is an identifier.
  fileprivate init(text: String) throws(ValueProblem) {
    if text.isEmpty { throw .emptyName(of: "an item") }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      self = text == "*" ? .all : .identifier(text)
      return
    }
    let limit = ThemeFileLimits.items
    guard let index = Int(text), index < limit, text == "\(index)" else {
      let isIndex = Int(text).map { $0 < limit } ?? false
      throw .invalid(
        "has digits for a name, but isn't an index",
        fix: isIndex
          ? .write("\(Int(text) ?? 0)")
          : "write an index from 0 to \(limit - 1), or an identifier"
      )
    }
    self = .index(index)
  }

  /// The text of the name in a theme file.
  package var text: String {
    let text =
      switch self {
      case .index(let index): "\(index)"
      case .identifier(let identifier): identifier
      case .all: "*"
      }
    precondition(
      (try? Self(text: text)) == self,
      "TabBarTab.Name must be an index from 0 to \(ThemeFileLimits.items - 1) or text that isn't digits alone (was \(text))"
    )
    return text
  }
}

extension Int {
  /// Throws if a number of objects exceeds the limit.
  fileprivate func checkObjects(limit: Int) throws(ValueProblem) {
    if self > limit { throw .invalid("has \(self) objects; at most \(limit) are read") }
  }
}
