package import TabFiles

/// A group of tokens as it is in the document, before groups are extended and references are followed.
///
/// The members keep their order and ranges in the text, members that the specification doesn't define included.
package final class TokenGroup: Sendable {
  package let members: [Member]

  /// The range of the group's object in the text.
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

  /// Returns the member with a name, or `nil` if the group has none.
  package func member(_ name: String) -> Member? { indices[name].map { members[$0] } }

  /// Returns the value of a property such as `$type`, or `nil` if the group doesn't set it.
  func property(_ name: String) -> SourcedValue? {
    guard let member = member(name), case .property(let value) = member.content else { return nil }
    return SourcedValue(value: value, source: member.source)
  }
}

extension TokenGroup {
  /// A member of a group's object: a property, a token or a group.
  package struct Member: Sendable {
    package let name: String
    package let keyRange: Range<Int>

    /// The text with the member; the members of a merged group come from several texts.
    package let source: SourceText
    package let content: Content

    /// The places of the tokens with other values in earlier files, in whose place this one is.
    var overridden: [ThemeDiagnostic.Location] = []
  }

  /// The kind of a member, with its value.
  package enum Content: Sendable {
    /// A property of the group, such as `$type`.
    case property(JSONValue)

    case group(TokenGroup)

    /// A token: an object with `$value`.
    case token(JSONValue)

    /// An object with `$ref`, which is a token or a group depending on its target.
    case reference(JSONValue, asGroup: TokenGroup)

    /// An invalid member, which has been reported.
    case other(JSONValue)
  }
}

// MARK: - Merging

extension TokenGroup {
  /// Merges groups, of which later ones win: tokens are replaced, and groups are merged member by member.
  ///
  /// - Complexity: O(*n*) of the members of all groups.
  static func merged(_ groups: [TokenGroup]) -> TokenGroup? {
    guard let last = groups.last, groups.count > 1 else { return groups.first }
    // The members of each name, and the names in the order of their first occurrence.
    var names: [String] = []
    var members: [String: [Member]] = [:]
    for member in groups.lazy.flatMap(\.members) {
      if members[member.name] == nil { names.append(member.name) }
      members[member.name, default: []].append(member)
    }
    let merged = names.compactMap { name in members[name].flatMap(Self.merged) }
    return TokenGroup(merged, at: last.range, in: last.source)
  }

  /// Merges the members of one name: the last one wins, and is merged with the groups right before it if it is a group.
  private static func merged(_ members: [Member]) -> Member? {
    // A token, or another member that is no group, replaces the groups before it.
    let groups = members.reversed().prefix { $0.group != nil }.reversed().compactMap(\.group)
    guard let last = members.last, let group = merged(groups) else {
      return members.last.map { $0.overriding(members.dropLast()) }
    }
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

  /// Returns the member with the places of the tokens among others that have another value.
  fileprivate func overriding(_ others: some Sequence<Self>) -> Self {
    guard case .token(let value) = content else { return self }
    var member = self
    for other in others {
      // The sets of one file override one another on purpose.
      guard case .token(let earlier) = other.content, other.source.file != source.file,
        JSON(earlier) != JSON(value)
      else { continue }
      member.overridden.append(other.source.location(of: other.keyRange.lowerBound))
    }
    return member
  }
}

// MARK: - Writing

extension TokenGroup {
  /// The group's object as JSON, or `nil` if a part of it is invalid.
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
