import TabFiles

/// A JSON value with its source text; merged documents have values from several texts.
struct SourcedValue: Sendable {
  let value: JSONValue
  let source: SourceText

  func with(_ value: JSONValue) -> SourcedValue { SourcedValue(value: value, source: source) }

  var string: String? { if case .string(let text) = value.kind { text } else { nil } }

  /// A noun for the value in messages: the quoted text of a string, and the kind of any other value.
  var noun: String { string.map { quoted($0) } ?? value.noun }

  /// A null value with an empty range at the start of this one, as the location of diagnostics about missing members.
  var start: SourcedValue {
    with(JSONValue(.null, at: value.range.lowerBound..<value.range.lowerBound))
  }

  /// The cost of looking up a part: the number of members of an object, and 1 for other values.
  var memberCount: Int { if case .object(let members) = value.kind { members.count } else { 1 } }

  /// Returns the value of a member, or `nil` if the value isn't an object or has no such member.
  func member(_ key: String) -> SourcedValue? { value.member(key).map { with($0) } }

  /// Returns the value that one reference token of a JSON Pointer refers to: a member, or the element at an index.
  func part(_ key: String) -> SourcedValue? {
    guard case .array(let elements) = value.kind else { return member(key) }
    // RFC 6901, section 4: an array index has no leading zeros.
    let isIndex = key == "0" || key.first != "0" && key.utf8.allSatisfy { 48...57 ~= $0 }
    guard isIndex, let index = Int(key), elements.indices.contains(index) else { return nil }
    return with(elements[index])
  }

  /// Whether another value is this one or lies inside of it, by their ranges in the file.
  func contains(_ other: SourcedValue) -> Bool {
    source.file == other.source.file && value.range.lowerBound <= other.value.range.lowerBound
      && value.range.upperBound >= other.value.range.upperBound
  }

  /// Returns the object, the target of a `$ref`, with `members` added or replacing its members of the same names.
  ///
  /// Members that aren't replaced get the range of `object`, which contains the `$ref`.
  func overridden(by members: [JSONMember], of object: SourcedValue) -> SourcedValue {
    guard case .object(var result) = value.moved(to: object.value.range).kind else { return self }
    let indices = Dictionary(
      result.enumerated().map { ($0.element.key, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    for member in members where member.key != "$ref" {
      if let index = indices[member.key] {
        result[index] = member
      } else {
        result.append(member)
      }
    }
    return object.with(JSONValue(.object(result), at: object.value.range))
  }
}

extension JSONValue {
  /// Returns the value of a member, or `nil` if the value isn't an object or has no such member.
  func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Returns the value with every range in it replaced by `range`, for a value that a reference brings from elsewhere.
  func moved(to range: Range<Int>) -> JSONValue {
    switch kind {
    case .array(let elements):
      return JSONValue(.array(elements.map { $0.moved(to: range) }), at: range)
    case .object(let members):
      let moved = members.map { JSONMember($0.key, at: range, $0.value.moved(to: range)) }
      return JSONValue(.object(moved), at: range)
    default: return JSONValue(kind, at: range)
    }
  }
}

extension JSONValue.Kind {
  var isString: Bool { if case .string = self { true } else { false } }
  var isBool: Bool { if case .bool = self { true } else { false } }
  var isObject: Bool { if case .object = self { true } else { false } }
}
