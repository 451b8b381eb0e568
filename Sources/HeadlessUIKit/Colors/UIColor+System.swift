// Colors that adapt to style, contrast and level.
extension UIColor {
  public class var systemRed: UIColor { UIColor(.system(.systemRed)) }
  public class var systemOrange: UIColor { UIColor(.system(.systemOrange)) }
  public class var systemYellow: UIColor { UIColor(.system(.systemYellow)) }
  public class var systemGreen: UIColor { UIColor(.system(.systemGreen)) }
  public class var systemMint: UIColor { UIColor(.system(.systemMint)) }
  public class var systemTeal: UIColor { UIColor(.system(.systemTeal)) }
  public class var systemCyan: UIColor { UIColor(.system(.systemCyan)) }
  public class var systemBlue: UIColor { UIColor(.system(.systemBlue)) }
  public class var systemIndigo: UIColor { UIColor(.system(.systemIndigo)) }
  public class var systemPurple: UIColor { UIColor(.system(.systemPurple)) }
  public class var systemPink: UIColor { UIColor(.system(.systemPink)) }
  public class var systemBrown: UIColor { UIColor(.system(.systemBrown)) }
  public class var systemGray: UIColor { UIColor(.system(.systemGray)) }
  public class var systemGray2: UIColor { UIColor(.system(.systemGray2)) }
  public class var systemGray3: UIColor { UIColor(.system(.systemGray3)) }
  public class var systemGray4: UIColor { UIColor(.system(.systemGray4)) }
  public class var systemGray5: UIColor { UIColor(.system(.systemGray5)) }
  public class var systemGray6: UIColor { UIColor(.system(.systemGray6)) }
  public class var label: UIColor { UIColor(.system(.label)) }
  public class var secondaryLabel: UIColor { UIColor(.system(.secondaryLabel)) }
  public class var tertiaryLabel: UIColor { UIColor(.system(.tertiaryLabel)) }
  public class var quaternaryLabel: UIColor { UIColor(.system(.quaternaryLabel)) }
  public class var placeholderText: UIColor { UIColor(.system(.placeholderText)) }
  public class var link: UIColor { UIColor(.system(.link)) }
  public class var separator: UIColor { UIColor(.system(.separator)) }
  public class var opaqueSeparator: UIColor { UIColor(.system(.opaqueSeparator)) }
  public class var systemFill: UIColor { UIColor(.system(.systemFill)) }
  public class var secondarySystemFill: UIColor { UIColor(.system(.secondarySystemFill)) }
  public class var tertiarySystemFill: UIColor { UIColor(.system(.tertiarySystemFill)) }
  public class var quaternarySystemFill: UIColor { UIColor(.system(.quaternarySystemFill)) }
  public class var systemBackground: UIColor { UIColor(.system(.systemBackground)) }
  public class var secondarySystemBackground: UIColor {
    UIColor(.system(.secondarySystemBackground))
  }
  public class var tertiarySystemBackground: UIColor { UIColor(.system(.tertiarySystemBackground)) }
  public class var systemGroupedBackground: UIColor { UIColor(.system(.systemGroupedBackground)) }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(.system(.secondarySystemGroupedBackground))
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(.system(.tertiarySystemGroupedBackground))
  }
}
