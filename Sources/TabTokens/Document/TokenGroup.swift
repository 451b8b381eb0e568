package import TabJSON

/// A group of tokens as it is written, before anything is inherited or looked up.
///
/// It keeps the order of its members, their places in the text, and what the specification doesn't know.
package final class TokenGroup: Sendable {
  package let members: [Member]

  /// The object in the text.
  package let range: Range<Int>
  package let source: SourceText

  private let indices: [String: Int]

  package init(_ members: [Member], at range: Range<Int>, in source: SourceText) {
    self.members = members
    self.range = range
    self.source = source
    indices = Dictionary(
      members.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The member of a name, or `nil` if there is none.
  package func member(_ name: String) -> Member? { indices[name].map { members[$0] } }

  /// A property such as `$type`, or `nil` if it isn't set.
  func property(_ name: String) -> SourcedValue? {
    guard let member = member(name), case .property(let value) = member.content else { return nil }
    return SourcedValue(value: value, source: member.source)
  }
}

extension TokenGroup {
  /// One member of a group's object.
  package struct Member: Sendable {
    package let name: String
    package let keyRange: Range<Int>

    /// The text it is in; a group can be merged of several.
    package let source: SourceText
    package let content: Content
  }

  /// What a member of a group is.
  package enum Content: Sendable {
    /// A property of the group, whose name starts with `$`.
    case property(JSONValue)

    case group(TokenGroup)

    /// An object with `$value`.
    case token(JSONValue)

    /// An object with `$ref` that is a token or a group, as its target is.
    case reference(JSONValue, asGroup: TokenGroup)

    /// What is neither, which has been reported.
    case other(JSONValue)
  }
}

/// A value of JSON and the text that it is in.
struct SourcedValue: Sendable {
  let value: JSONValue
  let source: SourceText

  func with(_ value: JSONValue) -> SourcedValue { SourcedValue(value: value, source: source) }

  /// The value of a member of the object, or `nil` if there is none.
  func member(_ key: String) -> SourcedValue? {
    guard case .object(let members) = value.kind else { return nil }
    return members.first { $0.key == key }.map { with($0.value) }
  }

  var string: String? { if case .string(let text) = value.kind { text } else { nil } }
}

// MARK: - Merging

extension TokenGroup {
  /// The group with the members of another, which win: tokens whole, groups member by member.
  func merged(with other: TokenGroup) -> TokenGroup {
    var result = members
    for member in other.members {
      if let index = indices[member.name] {
        result[index] = result[index].merged(with: member)
      } else {
        result.append(member)
      }
    }
    return TokenGroup(result, at: other.range, in: other.source)
  }
}

extension TokenGroup.Member {
  fileprivate func merged(with other: Self) -> Self {
    guard case .group(let group) = content, case .group(let next) = other.content else {
      return other
    }
    return Self(
      name: name,
      keyRange: other.keyRange,
      source: other.source,
      content: .group(group.merged(with: next))
    )
  }
}

// MARK: - Writing

extension TokenGroup {
  /// The object as it is written, or `nil` if a part of it isn't JSON.
  package var json: JSON? {
    let values = members.compactMap { member in
      member.content.json.map { JSON.Member(member.name, $0) }
    }
    return values.count == members.count ? .object(values) : nil
  }
}

extension TokenGroup.Content {
  fileprivate var json: JSON? {
    switch self {
    case .group(let group): group.json
    case .property(let value), .token(let value), .reference(let value, _), .other(let value):
      JSON(value)
    }
  }
}
