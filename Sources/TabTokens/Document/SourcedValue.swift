import TabJSON

/// A value of JSON and the text that it is in, of which there are several where documents are merged.
struct SourcedValue: Sendable {
  let value: JSONValue
  let source: SourceText

  func with(_ value: JSONValue) -> SourcedValue { SourcedValue(value: value, source: source) }

  var string: String? { if case .string(let text) = value.kind { text } else { nil } }

  /// What it is, in plain words, with the text if it is one.
  var noun: String { string.map { quoted($0) } ?? value.noun }

  /// Where it begins, for what is missing in it.
  var start: SourcedValue {
    with(JSONValue(.null, at: value.range.lowerBound..<value.range.lowerBound))
  }

  /// How many members must be looked at to find one; elements are found at once.
  var memberCount: Int { if case .object(let members) = value.kind { members.count } else { 1 } }

  /// The value of a member of an object, or `nil` if there is none.
  func member(_ key: String) -> SourcedValue? { value.member(key).map { with($0) } }

  /// A member of an object, or the element of an array at an index of JSON Pointer.
  func part(_ key: String) -> SourcedValue? {
    guard case .array(let elements) = value.kind else { return member(key) }
    let isIndex = key == "0" || key.first != "0" && key.utf8.allSatisfy { 48...57 ~= $0 }
    guard isIndex, let index = Int(key), elements.indices.contains(index) else { return nil }
    return with(elements[index])
  }

  /// Whether another value is a part of it.
  func contains(_ other: SourcedValue) -> Bool {
    source.file == other.source.file && value.range.lowerBound <= other.value.range.lowerBound
      && value.range.upperBound >= other.value.range.upperBound
  }

  /// The object with other members in place of its own, but for `$ref`; all of it is where `object` is.
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
  /// The value of a member, or `nil` if there is none or it isn't an object.
  func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The value with everything in it at one place, for what comes from elsewhere.
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
