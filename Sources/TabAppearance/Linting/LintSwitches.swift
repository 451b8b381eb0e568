import TabJSON

/// What a theme file allows against the rules of the linter.
///
///     "allow": {
///       "*": { "color-vision": "the selected title is bold, too" },
///       "item.normal.color": { "contrast": "the brand's own gray" }
///     }
///
/// A path switches rules off for the key and all in it, `*` for the whole theme. Each says why, since a theme file has
/// no comments.
package struct LintSwitches: Hashable, Sendable {
  /// The path of the whole theme.
  package static let all = "*"

  private var rules: [String: Set<String>] = [:]

  init() {}

  /// Reads what can be read of the switches; what is wrong with them is for the reader of the file to say.
  init(_ value: JSONValue?) {
    guard case .object(let paths)? = value?.kind else { return }
    for path in paths {
      guard case .object(let names) = path.value.kind else { continue }
      rules[path.key] = Set(names.map(\.key))
    }
  }

  /// The keys that lead to what something is switched off for.
  package var paths: [String] { rules.keys.filter { $0 != Self.all }.sorted() }

  /// Whether a rule is switched off at a place.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - path: The keys that lead to the place, with periods between them.
  /// - Returns: Whether it is switched off there, around it or for the whole theme.
  package func turnsOff(_ rule: LintRule, at path: String) -> Bool {
    if rules.isEmpty { return false }
    return rules.contains { key, names in
      guard names.contains(rule.rawValue) else { return false }
      return key == Self.all || path == key || path.hasPrefix("\(key).")
        || path.hasPrefix("\(key)[")
    }
  }
}

extension ThemeNotation<LintSwitches> {
  static let switches = ThemeNotation(
    shape: .switches(LintRule.allCases.map(\.rawValue)),
    read: { value, reader in
      guard case .object(let paths) = value.kind else { return reader.reject(value, as: .object) }
      for path in paths {
        reader.at(path.key) { $0.readRules(path.value) }
      }
      return LintSwitches(value)
    },
    write: { _ in .null }
  )
}

extension ThemeFileReader {
  /// Reads the rules that are switched off at one place, with their reasons.
  fileprivate mutating func readRules(_ value: JSONValue) {
    guard case .object(let members) = value.kind else {
      let _: LintSwitches? = reject(value, as: .reasons)
      return
    }
    let names = LintRule.allCases.map(\.rawValue)
    for member in members {
      at(member.key) { reader in
        if names.contains(member.key) {
          _ = ThemeNotation<String>.text.read(member.value, &reader)
        } else {
          reader.report(.unknownRule(member.key, names), at: member.keyRange)
        }
      }
    }
  }
}
