import TabFiles

/// The modes of a document by Terrazzo, which writes a token's values for modes into `$extensions.mode`, or by another tool
/// that writes them into `modes` of its own data, as the plugin of Figma's Simple Design System does.
struct TerrazzoModes {
  /// The names of the modes of all tokens, in the order of the text.
  private(set) var names: [String] = []

  /// The number of tokens with each mode.
  private var counts: [String: Int] = [:]

  init(_ root: JSONValue) { collect(root) }

  /// Whether an object is a token with values for modes in its `$extensions`.
  static func isVaried(_ value: JSONValue) -> Bool { !modes(of: value).isEmpty }

  private static func modes(of token: JSONValue) -> [JSONMember] {
    guard token.member("$value") != nil, let extensions = token.member("$extensions") else {
      return []
    }
    if case .object(let modes) = extensions.member("mode")?.kind { return modes }
    guard case .object(let tools) = extensions.kind else { return [] }
    for tool in tools {
      if case .object(let modes) = tool.value.member("modes")?.kind { return modes }
    }
    return []
  }

  private mutating func collect(_ value: JSONValue) {
    guard case .object(let members) = value.kind else { return }
    // The mode `.` is the default value.
    for mode in Self.modes(of: value) where mode.key != "." {
      if counts[mode.key] == nil { names.append(mode.key) }
      counts[mode.key, default: 0] += 1
    }
    for member in members where !member.key.hasPrefix("$") || member.key == "$root" {
      collect(member.value)
    }
  }

  /// Returns tokens with their values for a mode; tokens without one for it keep their `$value`.
  ///
  /// - Parameters:
  ///   - value: The document, or a part of it.
  ///   - mode: The name of the mode; `nil` for default values.
  ///   - problems: An array to which a warning is added for each mode that no other token has, and that is similar.
  /// - Returns: The converted value.
  func lowered(
    _ value: JSONValue,
    mode: String?,
    reporting problems: inout [DialectProblem]
  ) -> JSONValue {
    guard let mode, case .object(let members) = value.kind else { return value }
    let modes = Self.modes(of: value)
    let chosen = modes.first { $0.key == mode }?.value
    let rare = modes.filter { counts[$0.key] == 1 }
    if chosen == nil, counts[mode] ?? 0 > 1,
      let near = problems.nearest(to: mode, in: rare.map(\.key)),
      let member = rare.first(where: { $0.key == near })
    {
      problems.append(
        DialectProblem(
          message:
            "no other token has the mode \(quoted(near)), and this one has none for \(quoted(mode))",
          range: member.keyRange,
          fix: .write(mode)
        )
      )
    }
    let lowered = members.map { member in
      if member.key == "$value", let chosen {
        return JSONMember(member.key, at: member.keyRange, chosen)
      }
      if member.key.hasPrefix("$"), member.key != "$root" { return member }
      return JSONMember(
        member.key,
        at: member.keyRange,
        self.lowered(member.value, mode: mode, reporting: &problems)
      )
    }
    return JSONValue(.object(lowered), at: value.range)
  }
}
