extension UIFont {
  /// The purpose of a text, which decides its font size and how it scales with the content size category.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Titles of screens.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")

    /// Headings of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")

    /// Headings of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")

    /// Headings of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")

    /// Headings in running text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")

    /// Lines below headings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")

    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")

    /// Remarks.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")

    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")

    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")

    /// Smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
