import TabJSON

/// The modes of a document by Terrazzo, which writes a token's values for modes into `$extensions.mode`.
struct TerrazzoModes {
  /// The names of the modes of all tokens, in the order of the text.
  private(set) var names: [String] = []

  private var known: Set<String> = []

  init(_ root: JSONValue) { collect(root) }

  /// Whether an object is a token with values in `$extensions.mode`.
  static func isVaried(_ value: JSONValue) -> Bool { !modes(of: value).isEmpty }

  private static func modes(of token: JSONValue) -> [JSONMember] {
    guard token.member("$value") != nil,
      case .object(let modes) = token.member("$extensions")?.member("mode")?.kind
    else { return [] }
    return modes
  }

  private mutating func collect(_ value: JSONValue) {
    guard case .object(let members) = value.kind else { return }
    // The mode `.` is the default value.
    for mode in Self.modes(of: value) where mode.key != "." && known.insert(mode.key).inserted {
      names.append(mode.key)
    }
    for member in members where !member.key.hasPrefix("$") || member.key == "$root" {
      collect(member.value)
    }
  }

  /// Returns tokens with their values for a mode; tokens without one for it keep their `$value`.
  func lowered(_ value: JSONValue, mode: String?) -> JSONValue {
    guard let mode, case .object(let members) = value.kind else { return value }
    let chosen = Self.modes(of: value).first { $0.key == mode }?.value
    let lowered = members.map { member in
      if member.key == "$value", let chosen {
        return JSONMember(member.key, at: member.keyRange, chosen)
      }
      if member.key.hasPrefix("$"), member.key != "$root" { return member }
      return JSONMember(member.key, at: member.keyRange, self.lowered(member.value, mode: mode))
    }
    return JSONValue(.object(lowered), at: value.range)
  }
}
