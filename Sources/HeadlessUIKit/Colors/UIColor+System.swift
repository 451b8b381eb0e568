// Colors that adapt to style, contrast and level.
extension UIColor {
  /// An accent: red.
  public class var systemRed: UIColor { UIColor(.system(.systemRed)) }

  /// An accent: orange.
  public class var systemOrange: UIColor { UIColor(.system(.systemOrange)) }

  /// An accent: yellow.
  public class var systemYellow: UIColor { UIColor(.system(.systemYellow)) }

  /// An accent: green.
  public class var systemGreen: UIColor { UIColor(.system(.systemGreen)) }

  /// An accent: mint; since iOS 15.
  public class var systemMint: UIColor { UIColor(.system(.systemMint)) }

  /// An accent: teal.
  public class var systemTeal: UIColor { UIColor(.system(.systemTeal)) }

  /// An accent: cyan; since iOS 15.
  public class var systemCyan: UIColor { UIColor(.system(.systemCyan)) }

  /// An accent: blue, the tint where an app sets none.
  public class var systemBlue: UIColor { UIColor(.system(.systemBlue)) }

  /// An accent: indigo.
  public class var systemIndigo: UIColor { UIColor(.system(.systemIndigo)) }

  /// An accent: purple.
  public class var systemPurple: UIColor { UIColor(.system(.systemPurple)) }

  /// An accent: pink.
  public class var systemPink: UIColor { UIColor(.system(.systemPink)) }

  /// An accent: brown.
  public class var systemBrown: UIColor { UIColor(.system(.systemBrown)) }

  /// The gray of the middle, the darkest of the six in light.
  public class var systemGray: UIColor { UIColor(.system(.systemGray)) }

  /// The second gray, nearer to the background.
  public class var systemGray2: UIColor { UIColor(.system(.systemGray2)) }

  /// The third gray, nearer to the background.
  public class var systemGray3: UIColor { UIColor(.system(.systemGray3)) }

  /// The fourth gray, nearer to the background.
  public class var systemGray4: UIColor { UIColor(.system(.systemGray4)) }

  /// The fifth gray, nearer to the background.
  public class var systemGray5: UIColor { UIColor(.system(.systemGray5)) }

  /// The gray nearest to the background.
  public class var systemGray6: UIColor { UIColor(.system(.systemGray6)) }

  /// Text of first rank.
  public class var label: UIColor { UIColor(.system(.label)) }

  /// Text of second rank, as a subtitle.
  public class var secondaryLabel: UIColor { UIColor(.system(.secondaryLabel)) }

  /// Text of third rank.
  public class var tertiaryLabel: UIColor { UIColor(.system(.tertiaryLabel)) }

  /// Text of fourth rank.
  public class var quaternaryLabel: UIColor { UIColor(.system(.quaternaryLabel)) }

  /// Placeholder text.
  public class var placeholderText: UIColor { UIColor(.system(.placeholderText)) }

  /// Text that leads elsewhere.
  public class var link: UIColor { UIColor(.system(.link)) }

  /// A thin line that lets what is below show through.
  public class var separator: UIColor { UIColor(.system(.separator)) }

  /// A thin line that hides what is below.
  public class var opaqueSeparator: UIColor { UIColor(.system(.opaqueSeparator)) }

  /// A fill for thin and small shapes, over a background.
  public class var systemFill: UIColor { UIColor(.system(.systemFill)) }

  /// A fill for shapes of medium size.
  public class var secondarySystemFill: UIColor { UIColor(.system(.secondarySystemFill)) }

  /// A fill for large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(.system(.tertiarySystemFill)) }

  /// A fill for large areas with content on them.
  public class var quaternarySystemFill: UIColor { UIColor(.system(.quaternarySystemFill)) }

  /// The background of an interface.
  public class var systemBackground: UIColor { UIColor(.system(.systemBackground)) }

  /// The background of content on the first one.
  public class var secondarySystemBackground: UIColor {
    UIColor(.system(.secondarySystemBackground))
  }

  /// The background of content on the second one.
  public class var tertiarySystemBackground: UIColor { UIColor(.system(.tertiarySystemBackground)) }

  /// The background of an interface of groups.
  public class var systemGroupedBackground: UIColor { UIColor(.system(.systemGroupedBackground)) }

  /// The background of a group.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(.system(.secondarySystemGroupedBackground))
  }

  /// The background of content in a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(.system(.tertiarySystemGroupedBackground))
  }
}
