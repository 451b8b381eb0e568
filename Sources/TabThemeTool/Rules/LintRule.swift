import TabFiles

/// A rule of the linter for themes without errors; the raw value is the name by which it can be
/// allowed.
enum LintRule: String, Hashable, Sendable, CaseIterable {
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
  var level: ThemeDiagnostic.Severity { row.level }

  /// The problem that the rule finds, in one line.
  var summary: String { row.summary }

  /// Whether the rule's diagnostics are shown unless a level is requested: warnings, errors, and the
  /// note without which nothing would mention that most of a theme isn't seen on current systems.
  var isShownByDefault: Bool { level != .note || self == .hiddenColors }

  private var row: (level: ThemeDiagnostic.Severity, summary: String) {
    switch self {
    case .invisible: (.error, "Icons and texts that are nearly invisible.")
    case .contrast: (.warning, "Contrasts below 3 (icons) or 4.5 (texts), WCAG 2.")
    case .missingDark: (.warning, "One color for both styles, unreadable in one.")
    case .similarStates: (.warning, "Selected items that look like the others.")
    case .colorVision: (.warning, "Selected items that color-blind people miss.")
    case .ignoredKey: (.warning, "Keys without effect on all checked versions.")
    case .harmfulKey: (.warning, "Keys that remove the glass of iOS 26.")
    case .deadKey: (.warning, "Keys that other keys always override.")
    case .unusedColor: (.warning, "Named colors that the theme doesn't use.")
    case .stackedAlone: (.warning, "Colors that landscape and iPad bars lack.")
    case .noScrollEdge: (.warning, "A background that ends at the scroll edge.")
    case .sharedState: (.warning, "Settings of one item that apply to all items.")
    case .uncenteredLength: (.warning, "Item widths that need centered positioning.")
    case .negativeLength: (.warning, "Negative widths and spacings.")
    case .noCondition: (.warning, "Variations in 'when' without a condition.")
    case .longTitle: (.warning, "Titles in --titles that a bar truncates.")
    case .needlessAllow: (.warning, "Entries of 'allow' without effect.")
    case .movingTitle: (.note, "Titles that move when an item is selected.")
    case .partlyIgnoredKey: (.note, "Keys without effect on some systems.")
    case .withheldKey: (.note, "Keys that themes leave out on iOS 26 and later.")
    case .hiddenColors: (.note, "Colors that glass replaces on iOS 26 and later.")
    case .unreportedKey: (.note, "Keys whose effect no public source reports.")
    case .wideRow: (.warning, "Item widths that don't fit on some iPhones.")
    case .squeezedIcon: (.warning, "Insets that resize an icon.")
    case .unseenShadow: (.warning, "Shadow images without a visible color.")
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
struct LintAllowances: Hashable, Sendable {
  /// The path for the entire theme.
  static let all = "*"

  private var rules: [String: Set<String>] = [:]

  /// Reads the value of `allow`, ignoring invalid parts, which the reader of the file reports.
  init(_ value: JSONValue?) {
    guard case .object(let paths)? = value?.kind else { return }
    for path in paths {
      guard case .object(let names) = path.value.kind else { continue }
      rules[path.key] = Set(names.map(\.key))
    }
  }

  /// The paths for which rules are allowed, without `*`.
  var paths: [String] { rules.keys.filter { $0 != Self.all }.sorted() }

  /// Returns whether a rule may be broken at a path.
  ///
  /// - Parameters:
  ///   - rule: The rule to test.
  ///   - path: The path of the keys, separated by periods.
  /// - Returns: `true` if the rule is allowed for the path, an enclosing one or the entire theme.
  func allow(_ rule: LintRule, at path: String) -> Bool {
    if rules.isEmpty { return false }
    return rules.contains { key, names in
      guard names.contains(rule.rawValue) else { return false }
      return key == Self.all || path == key || path.hasPrefix("\(key).")
        || path.hasPrefix("\(key)[")
    }
  }
}
