package import TabJSON

/// What a theme file allows against the rules of the linter.
///
///     "allow": {
///       "*": { "color-vision": "the selected title is bold, too" },
///       "item.normal.color": { "contrast": "the brand's own gray" }
///     }
///
/// A path allows rules for the key and all in it, `*` for the whole theme. Each says why, since a theme file has
/// no comments.
package struct LintAllowances: Hashable, Sendable {
  /// The path of the whole theme.
  package static let all = "*"

  private var rules: [String: Set<String>] = [:]

  /// Reads the value of `allow` as far as it is right; the reader of the file reports what isn't.
  package init(_ value: JSONValue?) {
    guard case .object(let paths)? = value?.kind else { return }
    for path in paths {
      guard case .object(let names) = path.value.kind else { continue }
      rules[path.key] = Set(names.map(\.key))
    }
  }

  /// The keys that lead to what something is allowed for.
  package var paths: [String] { rules.keys.filter { $0 != Self.all }.sorted() }

  /// Whether a rule may be broken at a place.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - path: The keys that lead to the place, with periods between them.
  /// - Returns: Whether it is allowed there, around it or for the whole theme.
  package func allow(_ rule: LintRule, at path: String) -> Bool {
    if rules.isEmpty { return false }
    return rules.contains { key, names in
      guard names.contains(rule.rawValue) else { return false }
      return key == Self.all || path == key || path.hasPrefix("\(key).")
        || path.hasPrefix("\(key)[")
    }
  }
}
