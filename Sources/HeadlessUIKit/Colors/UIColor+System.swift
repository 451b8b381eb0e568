// Dynamic colors, which adapt to style, contrast and level.
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { UIColor(.system(.systemRed)) }

  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(.system(.systemOrange)) }

  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(.system(.systemYellow)) }

  /// The system's green.
  public class var systemGreen: UIColor { UIColor(.system(.systemGreen)) }

  /// The system's mint; since iOS 15.
  public class var systemMint: UIColor { UIColor(.system(.systemMint)) }

  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(.system(.systemTeal)) }

  /// The system's cyan; since iOS 15.
  public class var systemCyan: UIColor { UIColor(.system(.systemCyan)) }

  /// The system's blue, which is the tint color unless an app sets one.
  public class var systemBlue: UIColor { UIColor(.system(.systemBlue)) }

  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(.system(.systemIndigo)) }

  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(.system(.systemPurple)) }

  /// The system's pink.
  public class var systemPink: UIColor { UIColor(.system(.systemPink)) }

  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(.system(.systemBrown)) }

  /// The base gray, the darkest of six in light style.
  public class var systemGray: UIColor { UIColor(.system(.systemGray)) }

  /// The second of six grays, closer to the background than the first.
  public class var systemGray2: UIColor { UIColor(.system(.systemGray2)) }

  /// The third of six grays, closer to the background than the second.
  public class var systemGray3: UIColor { UIColor(.system(.systemGray3)) }

  /// The fourth of six grays, closer to the background than the third.
  public class var systemGray4: UIColor { UIColor(.system(.systemGray4)) }

  /// The fifth of six grays, closer to the background than the fourth.
  public class var systemGray5: UIColor { UIColor(.system(.systemGray5)) }

  /// The last of six grays, closest to the background.
  public class var systemGray6: UIColor { UIColor(.system(.systemGray6)) }

  /// The color of primary labels.
  public class var label: UIColor { UIColor(.system(.label)) }

  /// The color of secondary labels, such as subtitles.
  public class var secondaryLabel: UIColor { UIColor(.system(.secondaryLabel)) }

  /// The color of tertiary labels.
  public class var tertiaryLabel: UIColor { UIColor(.system(.tertiaryLabel)) }

  /// The color of quaternary labels.
  public class var quaternaryLabel: UIColor { UIColor(.system(.quaternaryLabel)) }

  /// The color of placeholder text.
  public class var placeholderText: UIColor { UIColor(.system(.placeholderText)) }

  /// The color of links.
  public class var link: UIColor { UIColor(.system(.link)) }

  /// The color of separators that let content show through.
  public class var separator: UIColor { UIColor(.system(.separator)) }

  /// The color of opaque separators.
  public class var opaqueSeparator: UIColor { UIColor(.system(.opaqueSeparator)) }

  /// The fill of thin and small shapes, over a background.
  public class var systemFill: UIColor { UIColor(.system(.systemFill)) }

  /// The fill of shapes of medium size.
  public class var secondarySystemFill: UIColor { UIColor(.system(.secondarySystemFill)) }

  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(.system(.tertiarySystemFill)) }

  /// The fill of large areas that contain complex content.
  public class var quaternarySystemFill: UIColor { UIColor(.system(.quaternarySystemFill)) }

  /// The main background of an interface.
  public class var systemBackground: UIColor { UIColor(.system(.systemBackground)) }

  /// The background of content above the main background.
  public class var secondarySystemBackground: UIColor {
    UIColor(.system(.secondarySystemBackground))
  }

  /// The background of content above the secondary background.
  public class var tertiarySystemBackground: UIColor { UIColor(.system(.tertiarySystemBackground)) }

  /// The main background of a grouped interface.
  public class var systemGroupedBackground: UIColor { UIColor(.system(.systemGroupedBackground)) }

  /// The background of groups.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(.system(.secondarySystemGroupedBackground))
  }

  /// The background of content in groups.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(.system(.tertiarySystemGroupedBackground))
  }
}
