extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")

  /// The `UIColor` of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

  /// A number of points to put between letters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")

  /// Whether letters are joined: 0 or 1.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")

  /// How lines are broken and aligned.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")

  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")

  /// The `UIColor` of the outline.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")

  /// The width of the outline, in percent of the font's size; a negative one fills the letters too.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")

  /// A raw value of `NSUnderlineStyle` for the underline; 0 for none.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")

  /// The `UIColor` of the line under the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")

  /// A raw value of `NSUnderlineStyle` for the strikethrough; 0 for none.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")

  /// The `UIColor` of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")

  /// The height of the text above its baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
