package import TabJSON

/// A rule of the linter for themes without errors; the raw value is the name by which it can be
/// allowed.
package enum LintRule: String, Hashable, Sendable, CaseIterable {
  case invisible
  case contrast
  case missingDark = "missing-dark"
  case similarStates = "similar-states"
  case colorVision = "color-vision"
  case ignoredKey = "ignored-key"
  case harmfulKey = "harmful-key"
  case deadKey = "dead-key"
  case unusedColor = "unused-color"
  case stackedAlone = "stacked-alone"
  case noScrollEdge = "no-scroll-edge"
  case sharedState = "shared-state"
  case uncenteredLength = "uncentered-length"
  case negativeLength = "negative-length"
  case noCondition = "no-condition"
  case longTitle = "long-title"
  case needlessAllow = "needless-allow"
  case movingTitle = "moving-title"
  case partlyIgnoredKey = "partly-ignored-key"
  case withheldKey = "withheld-key"
  case hiddenColors = "hidden-colors"
  case unreportedKey = "unreported-key"
  case wideRow = "wide-row"
  case squeezedIcon = "squeezed-icon"
  case unseenShadow = "unseen-shadow"
}

extension LintRule {
  /// The severity of the rule's diagnostics.
  package var level: ThemeDiagnostic.Severity {
    switch self {
    case .invisible: .error
    case .contrast, .missingDark, .similarStates, .colorVision, .ignoredKey, .harmfulKey, .deadKey,
      .unusedColor, .stackedAlone, .noScrollEdge, .sharedState, .uncenteredLength, .negativeLength,
      .noCondition, .longTitle, .needlessAllow, .wideRow,
      .squeezedIcon, .unseenShadow:
      .warning
    case .movingTitle, .partlyIgnoredKey, .withheldKey, .hiddenColors, .unreportedKey: .note
    }
  }

  /// Whether the rule's diagnostics are shown unless a level is requested: warnings, errors, and the
  /// note without which nothing would mention that most of a theme isn't seen on current systems.
  package var isShownByDefault: Bool { level != .note || self == .hiddenColors }

  /// The problem that the rule finds, in one line.
  package var summary: String {
    switch self {
    case .invisible: "Icons and texts that are nearly invisible."
    case .contrast: "Contrasts below 3 (icons) or 4.5 (texts), WCAG 2."
    case .missingDark: "One color for both styles, unreadable in one."
    case .similarStates: "Selected items that look like the others."
    case .colorVision: "Selected items that color-blind people miss."
    case .ignoredKey: "Keys without effect on all checked versions."
    case .harmfulKey: "Keys that remove the glass of iOS 26."
    case .deadKey: "Keys that other keys always override."
    case .unusedColor: "Named colors that the theme doesn't use."
    case .stackedAlone: "Colors that landscape and iPad bars lack."
    case .noScrollEdge: "A background that ends at the scroll edge."
    case .sharedState: "Settings of one item that apply to all items."
    case .uncenteredLength: "Item widths that need centered positioning."
    case .negativeLength: "Negative widths and spacings."
    case .noCondition: "Variations in 'when' without a condition."
    case .longTitle: "Titles in --titles that a bar truncates."
    case .needlessAllow: "Entries of 'allow' without effect."
    case .movingTitle: "Titles that move when an item is selected."
    case .partlyIgnoredKey: "Keys without effect on some systems."
    case .withheldKey: "Keys that themes leave out on iOS 26 and later."
    case .wideRow: "Item widths that don't fit on some iPhones."
    case .squeezedIcon: "Insets that resize an icon."
    case .unseenShadow: "Shadow images without a visible color."
    case .hiddenColors: "Colors that glass replaces on iOS 26 and later."
    case .unreportedKey: "Keys whose effect no public source reports."
    }
  }
}

/// The allowances of a theme file: rules of the linter that may be broken.
///
///     "allow": {
///       "*": { "color-vision": "the selected title is bold, too" },
///       "item.normal.color": { "contrast": "the brand's own gray" }
///     }
///
/// A path allows rules for the key and all keys in it, `*` for the entire theme. Each has a reason,
/// since a theme file has no comments.
package struct LintAllowances: Hashable, Sendable {
  /// The path for the entire theme.
  package static let all = "*"

  private var rules: [String: Set<String>] = [:]

  /// Reads the value of `allow`, ignoring invalid parts, which the reader of the file reports.
  package init(_ value: JSONValue?) {
    guard case .object(let paths)? = value?.kind else { return }
    for path in paths {
      guard case .object(let names) = path.value.kind else { continue }
      rules[path.key] = Set(names.map(\.key))
    }
  }

  /// The paths for which rules are allowed, without `*`.
  package var paths: [String] { rules.keys.filter { $0 != Self.all }.sorted() }

  /// Returns whether a rule may be broken at a path.
  ///
  /// - Parameters:
  ///   - rule: The rule to test.
  ///   - path: The path of the keys, separated by periods.
  /// - Returns: `true` if the rule is allowed for the path, an enclosing one or the entire theme.
  package func allow(_ rule: LintRule, at path: String) -> Bool {
    if rules.isEmpty { return false }
    return rules.contains { key, names in
      guard names.contains(rule.rawValue) else { return false }
      return key == Self.all || path == key || path.hasPrefix("\(key).")
        || path.hasPrefix("\(key)[")
    }
  }
}
