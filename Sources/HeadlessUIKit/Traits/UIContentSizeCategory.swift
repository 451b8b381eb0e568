/// The preferred size of text, which the user sets.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No category is specified.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// The smallest of seven standard categories.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")

  /// The second of seven standard categories.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")

  /// The third of seven standard categories.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")

  /// The fourth of seven standard categories, the default.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")

  /// The fifth of seven standard categories.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")

  /// The sixth of seven standard categories.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")

  /// The largest of seven standard categories.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")

  /// The smallest of five accessibility categories.
  public static let accessibilityMedium =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityM")

  /// The second of five accessibility categories.
  public static let accessibilityLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// The third of five accessibility categories.
  public static let accessibilityExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")

  /// The fourth of five accessibility categories.
  public static let accessibilityExtraExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")

  /// The largest of five accessibility categories.
  public static let accessibilityExtraExtraExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  private static let ascending: [Self] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var rank: Int { Self.ascending.firstIndex(of: self) ?? 0 }

  /// Whether the category is one of the five accessibility categories.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }

  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank <= right.rank
  }

  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank > right.rank
  }

  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank >= right.rank
  }
}
