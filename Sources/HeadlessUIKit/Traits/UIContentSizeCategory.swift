/// The size of text that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No wish is known.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// The smallest text.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")

  /// The second of seven usual sizes.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")

  /// The third of seven usual sizes.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")

  /// The fourth of seven usual sizes, the default.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")

  /// The fifth of seven usual sizes.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")

  /// The sixth of seven usual sizes.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")

  /// The largest of seven usual sizes.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")

  /// The first of five sizes beyond the usual ones.
  public static let accessibilityMedium =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityM")

  /// The second of five sizes beyond the usual ones.
  public static let accessibilityLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// The third of five sizes beyond the usual ones.
  public static let accessibilityExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")

  /// The fourth of five sizes beyond the usual ones.
  public static let accessibilityExtraExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")

  /// The largest text.
  public static let accessibilityExtraExtraExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  private static let ascending: [Self] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var rank: Int { Self.ascending.firstIndex(of: self) ?? 0 }

  /// Whether the category is one of the five largest.
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
