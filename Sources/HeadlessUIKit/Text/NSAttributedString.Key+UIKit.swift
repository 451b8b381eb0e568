extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")

  /// The color of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

  /// The color behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

  /// The space between characters, a number of points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")

  /// Whether ligatures are used, 0 or 1.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")

  /// The alignment and line breaking, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")

  /// The shadow of the text, an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")

  /// The color of the outline, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")

  /// The width of the outline, in percent of the font size; with a negative width, letters are also filled.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")

  /// The underline, a raw value of `NSUnderlineStyle`; 0 is none.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")

  /// The color of the underline, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")

  /// The strikethrough, a raw value of `NSUnderlineStyle`; 0 is none.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")

  /// The color of the strikethrough, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")

  /// The offset of the text above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
