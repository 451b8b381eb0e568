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
    // UIKit's bold system font of a size is of semibold weight.
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the system font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(isItalic: true), size: fontSize > 0 ? Double(fontSize) : 12)
  }

  /// Returns the system font whose characters have one width.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    let face = FontFace(family: FontFace.monospacedSystemFamily, weight: weight)
    return UIFont(face: face, size: fontSize > 0 ? Double(fontSize) : 12)
  }

  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The size of ordinary text, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The families of iOS that the stand-in knows, and those that are registered.
  public class var familyNames: [String] {
    FontFace.knownFamilies + RegisteredFonts.current.families
  }
}
