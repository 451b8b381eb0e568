import TabFiles

/// A reader of the groups and tokens of a document, which reports structure that the Format forbids.
struct TokenReader {
  let source: SourceText
  var problems: TokenProblems

  static let groupProperties = [
    "$type", "$description", "$extensions", "$deprecated", "$extends", "$ref",
  ]

  /// The additional properties of the outermost group; `readRoot` reports a `$value`, so it isn't reported as unknown.
  static let rootProperties = ["$schema", "$defs", "$value"]
  static let tokenProperties = [
    "$value", "$ref", "$type", "$description", "$extensions", "$deprecated",
  ]

  mutating func readRoot(_ value: JSONValue) -> TokenGroup {
    guard case .object(let members) = value.kind else {
      if !value.isInvalid {
        report(
          .notObject,
          "a token document is an object, not \(value.noun)",
          at: value.range,
          path: TokenPath([]),
          fix: "write an object, as in '{ }'"
        )
      }
      return TokenGroup([], at: value.range, in: source)
    }
    if value.member("$value") != nil {
      let range = members.first { $0.key == "$value" }?.keyRange ?? value.range
      report(
        .notObject,
        "the document is a group; a token needs a name",
        at: range,
        path: TokenPath([]),
        fix: "write the token as a member, as in '{ \"brand\": { … } }'"
      )
    }
    return readGroup(members, at: value.range, path: TokenPath([]))
  }

  private mutating func readGroup(
    _ members: [JSONMember],
    at range: Range<Int>,
    path: TokenPath
  ) -> TokenGroup {
    let read = members.map { member in
      TokenGroup.Member(
        name: member.key,
        keyRange: member.keyRange,
        source: source,
        content: readMember(member, path: path)
      )
    }
    return TokenGroup(read, at: range, in: source)
  }

  private mutating func readMember(_ member: JSONMember, path: TokenPath) -> TokenGroup.Content {
    if member.key.hasPrefix("$"), member.key != "$root" {
      readProperty(member, allowed: Self.groupProperties, path: path)
      return .property(member.value)
    }
    let path = path.appending(member.key)
    checkName(member, path: path)
    guard case .object(let members) = member.value.kind else {
      if !member.value.isInvalid { reportChild(member, path: path) }
      return .other(member.value)
    }
    let content = readObject(members, of: member, path: path)
    if member.key == "$root", case .group = content {
      report(
        .rootNotToken,
        "'$root' is a token, and this has no '$value'",
        at: member.value.range,
        path: path,
        fix: "write a '$value' in it"
      )
      return .other(member.value)
    }
    return content
  }

  /// Reads an object as a token, as a group, or as a reference that its target makes one or the other.
  private mutating func readObject(
    _ members: [JSONMember],
    of member: JSONMember,
    path: TokenPath
  ) -> TokenGroup.Content {
    if member.value.member("$value") != nil {
      readToken(members, path: path)
      return .token(member.value)
    }
    let hasReference = member.value.member("$ref") != nil
    let hasChildren = members.contains { !$0.key.hasPrefix("$") || $0.key == "$root" }
    let group = readGroup(members, at: member.value.range, path: path)
    // `TokenTree` looks up whether the target is a token or a group.
    if hasReference, !hasChildren, member.value.member("$extends") == nil {
      return .reference(member.value, asGroup: group)
    }
    checkGroup(group, hasChildren: hasChildren, at: member, path: path)
    return .group(group)
  }

  private mutating func checkGroup(
    _ group: TokenGroup,
    hasChildren: Bool,
    at member: JSONMember,
    path: TokenPath
  ) {
    if group.property("$extends") != nil, let other = group.member("$ref") {
      report(
        .extendsSyntax,
        "\(path.words) has '$extends' and '$ref', which mean the same in a group",
        at: other.keyRange,
        path: path,
        fix: .removeMember
      )
    }
    if !hasChildren, group.property("$type") != nil, group.property("$extends") == nil {
      problems.report(
        .incompleteToken,
        "\(path.words) has a '$type' and nothing that has it; it looks like an incomplete token",
        as: .warning,
        at: member.keyRange,
        in: source,
        path: path,
        fix: "write a '$value' in it"
      )
    }
  }

  /// Adds a note if the document is in a dialect with other names than those of the Format.
  mutating func note(_ dialect: TokenDialect, at range: Range<Int>) {
    let dialects: [TokenDialect] = [.tokensStudio, .styleDictionary, .variableCollections]
    guard dialects.contains(dialect) else { return }
    let names = dialect == .variableCollections ? "; names are read without '@' and '$'" : ""
    problems.report(
      .dialect,
      "this is written as \(dialect.name) has it\(names)",
      as: .note,
      at: range.lowerBound..<range.lowerBound,
      in: source,
      path: TokenPath([])
    )
  }

  /// Reports problems of the conversion: of a whole document, or of the only token that it has.
  mutating func report(_ problems: [DialectProblem], path: TokenPath) {
    for problem in problems {
      self.problems.report(
        problem.code,
        problem.message,
        as: problem.severity,
        at: problem.range,
        in: source,
        path: path,
        fix: problem.fix
      )
    }
  }

  mutating func check(_ alternative: String?, isOneOf alternatives: [String], at range: Range<Int>)
  {
    guard let alternative, !alternatives.contains(alternative) else { return }
    let near = problems.nearest(to: alternative, in: alternatives)
    report(
      .dialect,
      "the document has no mode or theme \(quoted(alternative))",
      at: range.lowerBound..<range.lowerBound,
      path: TokenPath([]),
      fix: alternatives.isEmpty
        ? nil : "choose \(near.map { quoted($0) } ?? quotedList(alternatives))"
    )
  }

  mutating func report(
    _ code: TokenCode,
    _ message: String,
    at range: Range<Int>,
    path: TokenPath,
    fix: Fix? = nil
  ) {
    problems.report(code, message, at: range, in: source, path: path, fix: fix)
  }
}

// MARK: - Names

extension TokenReader {
  private mutating func checkName(_ member: JSONMember, path: TokenPath) {
    if member.key.isEmpty {
      report(.nameEmpty, "a name is empty", at: member.keyRange, path: path, fix: "write a name")
    }
    guard let character = member.key.first(where: { "{}.".contains($0) }) else { return }
    let fixed = String(member.key.map { "{}.".contains($0) ? "-" : $0 })
    _ = problems.allows(
      .nameReservedCharacter,
      "the name \(quoted(member.key)) has \(quoted(String(character))), which references need",
      at: member.keyRange,
      in: source,
      path: path,
      fix: .write(fixed)
    )
  }

  /// The members by which Style Dictionary's users describe a group, which are no tokens.
  private static let documentationKeys: Set<String> = [
    "comment", "comments", "description", "docs", "documentation", "note", "notes", "title",
    "name", "author", "version", "category",
  ]

  private mutating func reportChild(_ member: JSONMember, path: TokenPath) {
    if member.key == "$root" {
      let message = "'$root' is a token, not \(member.value.noun)"
      return report(.rootNotToken, message, at: member.value.range, path: path)
    }
    let message =
      "\(path.words) is a token or a group, which are objects, not \(member.value.noun)"
    let fix: Fix = "write an object with '$value'"
    guard Self.documentationKeys.contains(member.key.lowercased()) else {
      return report(.childNotObject, message, at: member.value.range, path: path, fix: fix)
    }
    _ = problems.allows(
      .childNotObject,
      message,
      at: member.value.range,
      in: source,
      path: path,
      fix: fix
    )
  }
}
