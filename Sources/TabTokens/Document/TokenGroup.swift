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

// MARK: - Merging

extension TokenGroup {
  /// One group of several, of which the later win: tokens whole, groups member by member.
  ///
  /// - Complexity: O(*n*) of the members of all groups.
  static func merged(_ groups: [TokenGroup]) -> TokenGroup? {
    guard let last = groups.last, groups.count > 1 else { return groups.first }
    var names: [String] = []
    var members: [String: [Member]] = [:]
    for member in groups.lazy.flatMap(\.members) {
      if members[member.name] == nil { names.append(member.name) }
      members[member.name, default: []].append(member)
    }
    let merged = names.compactMap { name in members[name].flatMap(Self.merged) }
    return TokenGroup(merged, at: last.range, in: last.source)
  }

  /// One member of those that have a name: the last, with the groups before it if it is a group.
  private static func merged(_ members: [Member]) -> Member? {
    let groups = members.reversed().prefix { $0.group != nil }.reversed().compactMap(\.group)
    guard let last = members.last, let group = merged(groups) else { return members.last }
    return Member(
      name: last.name,
      keyRange: last.keyRange,
      source: last.source,
      content: .group(group)
    )
  }
}

extension TokenGroup.Member {
  fileprivate var group: TokenGroup? { if case .group(let group) = content { group } else { nil } }
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
