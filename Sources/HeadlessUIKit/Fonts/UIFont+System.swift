extension UIFont {
  /// Returns the system font of regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font of a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight), size: fontSize > 0 ? Double(fontSize) : 12)
  }

  /// Returns the system font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // The bold system font of UIKit has the weight semibold.
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the system font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(isItalic: true), size: fontSize > 0 ? Double(fontSize) : 12)
  }

  /// Returns the monospaced system font.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    let face = FontFace(family: FontFace.monospacedSystemFamily, weight: weight)
    return UIFont(face: face, size: fontSize > 0 ? Double(fontSize) : 12)
  }

  /// The default font size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }

  /// The default font size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The font size of small system text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The font size of standard system text, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The names of iOS's families in the stand-in's list, and of registered families.
  public class var familyNames: [String] {
    FontFace.knownFamilies + RegisteredFonts.current.families
  }
}
