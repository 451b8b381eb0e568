import TabJSON

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
  private static func modes(of collection: JSONValue) -> [(key: String, name: String)] {
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
  func lowered(_ root: JSONValue, mode: String?) -> JSONValue {
    guard case .object(let members) = root.kind else { return root }
    let collections = members.map { member in
      let key = Self.modes(of: member.value).first { $0.name == mode }?.key
      let value = Self.lowered(member.value, modeKey: key)
      return JSONMember(Self.withoutSign(member.key), at: member.keyRange, value)
    }
    return JSONValue(.object(collections), at: root.range)
  }

  private static func lowered(_ value: JSONValue, modeKey: String?) -> JSONValue {
    guard case .object(var members) = value.kind else { return value }
    let isMetadata = { (member: JSONMember) in
      [collectionMetadata, variableMetadata].contains(member.key)
    }
    let metadata = members.filter(isMetadata)
    members.removeAll(where: isMetadata)
    if value.member("$value") != nil {
      let modes = metadata.first?.value.member("modes")
      let chosen = modeKey.flatMap { modes?.member($0) }
      members = members.map { member in
        guard member.key == "$value" else { return member }
        return JSONMember(
          member.key,
          at: member.keyRange,
          (chosen ?? member.value).withPlainAliases
        )
      }
    } else {
      members = children(members, modeKey: modeKey)
    }
    let kept = LegacyTokens.keep(metadata, in: members, key: "figma")
    return JSONValue(.object(kept), at: value.range)
  }

  private static func children(_ members: [JSONMember], modeKey: String?) -> [JSONMember] {
    let groups = Set(members.filter(isGroup).map(\.key))
    var children: [JSONMember] = []
    for member in members where !groups.contains("$" + member.key) {
      var value = lowered(member.value, modeKey: modeKey)
      guard isGroup(member) else {
        children.append(JSONMember(member.key, at: member.keyRange, value))
        continue
      }
      let name = withoutSign(member.key)
      // Figma allows a variable with the name of a group, which is the group's `$root` in the Format.
      if let root = members.first(where: { $0.key == name }), case .object(let own) = value.kind {
        let token = lowered(root.value, modeKey: modeKey)
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
