/// A value of a JSON text that knows where it stands.
package struct JSONValue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// What stands here isn't JSON; it has been reported already.
    case invalid
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])

    /// The members in the order of the text; of members with one key, the first.
    case object([JSONMember])
  }

  package var kind: Kind

  /// The bytes of the text it takes, from 0; ``SourceText`` turns them into lines and columns.
  package var range: Range<Int>

  package init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

/// A key of an object and its value.
package struct JSONMember: Hashable, Sendable {
  package var key: String

  /// The bytes of the text the key takes, its quotes included.
  package var keyRange: Range<Int>
  package var value: JSONValue

  package init(_ key: String, at keyRange: Range<Int>, _ value: JSONValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

extension JSONValue {
  /// The value at the end of a path of keys, or `nil` if there is none.
  package func value(at path: [String]) -> JSONValue? {
    guard let key = path.first else { return self }
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value.value(at: Array(path.dropFirst()))
  }

  /// What it is, in plain words.
  package var noun: String {
    switch kind {
    case .invalid: "not JSON"
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
