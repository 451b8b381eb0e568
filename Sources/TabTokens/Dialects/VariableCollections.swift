import TabFiles

/// The conversion of variables that a plugin of Figma exports, all collections and modes in one file.
///
/// A collection such as `@brand` has `$collection_metadata`, groups such as `$color`, and tokens whose values for modes are
/// in `$variable_metadata`. The names of the Format can't start with `$`, so both signs are removed.
struct VariableCollections {
  /// The names of the modes of collections that have several.
  let modes: [String]

  init(_ root: JSONValue) {
    guard case .object(let members) = root.kind else {
      modes = []
      return
    }
    let names = members.map { Self.modes(of: $0.value).map(\.name) }.filter { $0.count > 1 }
    modes = names.joined().reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Whether an object is a document of the plugin.
  static func isDocument(_ root: JSONValue) -> Bool {
    guard case .object(let members) = root.kind else { return false }
    return members.contains { $0.value.member(collectionMetadata) != nil }
  }

  private static let collectionMetadata = "$collection_metadata"
  private static let variableMetadata = "$variable_metadata"

  /// Returns the modes of a collection, with the keys by which `$variable_metadata` has their values.
  private static func modes(of collection: JSONValue) -> [Mode] {
    guard case .array(let modes) = collection.member(collectionMetadata)?.member("modes")?.kind
    else { return [] }
    return modes.compactMap { mode in
      guard case .string(let key) = mode.member("key")?.kind,
        case .string(let name) = mode.member("name")?.kind
      else { return nil }
      return (key, name)
    }
  }

  /// Returns tokens with their values for a mode; those of collections without the mode keep their `$value`.
  ///
  /// - Parameters:
  ///   - root: The document.
  ///   - mode: The name of the mode; `nil` for the values outside of modes.
  ///   - problems: An array to which a warning is added for each variable without a value for the mode.
  /// - Returns: The converted document.
  func lowered(
    _ root: JSONValue,
    mode: String?,
    reporting problems: inout [DialectProblem]
  ) -> JSONValue {
    guard case .object(let members) = root.kind else { return root }
    let collections = members.map { member in
      let mode = Self.modes(of: member.value).first { $0.name == mode }
      let value = Self.lowered(member.value, mode: mode, reporting: &problems)
      return JSONMember(Self.withoutSign(member.key), at: member.keyRange, value)
    }
    return JSONValue(.object(collections), at: root.range)
  }

  private typealias Mode = (key: String, name: String)

  private static func lowered(
    _ value: JSONValue,
    mode: Mode?,
    reporting problems: inout [DialectProblem]
  ) -> JSONValue {
    guard case .object(var members) = value.kind else { return value }
    let isMetadata = { (member: JSONMember) in
      [collectionMetadata, variableMetadata].contains(member.key)
    }
    let metadata = members.filter(isMetadata)
    members.removeAll(where: isMetadata)
    if value.member("$value") != nil {
      let chosen = metadata.first.flatMap { metadata in
        mode.flatMap { Self.value(in: metadata.value, mode: $0, reporting: &problems) }
      }
      members = members.map { member in
        guard member.key == "$value" else { return member }
        return JSONMember(
          member.key,
          at: member.keyRange,
          (chosen ?? member.value).withPlainAliases
        )
      }
    } else {
      members = children(members, mode: mode, reporting: &problems)
    }
    let kept = LegacyTokens.keep(metadata, in: members, key: "figma")
    return JSONValue(.object(kept), at: value.range)
  }

  /// Returns the value of a variable for a mode, or `nil` if there is none, which is a problem.
  private static func value(
    in metadata: JSONValue,
    mode: Mode,
    reporting problems: inout [DialectProblem]
  ) -> JSONValue? {
    guard let modes = metadata.member("modes"), case .object(let members) = modes.kind else {
      return nil
    }
    if let value = modes.member(mode.key) { return value }
    let near = problems.nearest(to: mode.key, in: members.map(\.key))
    problems.append(
      DialectProblem(
        message:
          "the variable has no value for the mode \(quoted(mode.name)), so its '$value' counts",
        range: members.first { $0.key == near }?.keyRange ?? modes.range,
        fix: near == nil ? "export the collection again" : .write(mode.key)
      )
    )
    return nil
  }

  private static func children(
    _ members: [JSONMember],
    mode: Mode?,
    reporting problems: inout [DialectProblem]
  ) -> [JSONMember] {
    let groups = Set(members.filter(isGroup).map(\.key))
    var children: [JSONMember] = []
    for member in members where !groups.contains("$" + member.key) {
      var value = lowered(member.value, mode: mode, reporting: &problems)
      guard isGroup(member) else {
        children.append(JSONMember(member.key, at: member.keyRange, value))
        continue
      }
      let name = withoutSign(member.key)
      // Figma allows a variable with the name of a group, which is the group's `$root` in the Format.
      if let root = members.first(where: { $0.key == name }), case .object(let own) = value.kind {
        let token = lowered(root.value, mode: mode, reporting: &problems)
        value.kind = .object([JSONMember("$root", at: root.keyRange, token)] + own)
      }
      children.append(JSONMember(name, at: member.keyRange, value))
    }
    return children
  }

  /// Whether a member is a group with a sign, not a property such as `$type`.
  private static func isGroup(_ member: JSONMember) -> Bool {
    member.key.hasPrefix("$") && member.value.kind.isObject
      && !["$extensions", "$root"].contains(member.key)
  }

  fileprivate static func withoutSign(_ name: some StringProtocol) -> String {
    guard let sign = name.first, "@$".contains(sign), name != "$root" else { return String(name) }
    return String(name.dropFirst())
  }
}

extension JSONValue {
  /// The value with aliases such as `{@brand.$color.ink}` as `{brand.color.ink}`.
  fileprivate var withPlainAliases: JSONValue {
    guard case .string(let text) = kind, TokenReference.isAlias(text) else { return self }
    let names = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    let plain = names.map { VariableCollections.withoutSign($0) }.joined(separator: ".")
    return JSONValue(.string("{" + plain), at: range)
  }
}
