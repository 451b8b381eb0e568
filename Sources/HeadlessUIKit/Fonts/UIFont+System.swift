extension UIFont {
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight), size: fontSize > 0 ? Double(fontSize) : 12)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // UIKit's bold system font of a size is of semibold weight.
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(isItalic: true), size: fontSize > 0 ? Double(fontSize) : 12)
  }

  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    let face = FontFace(family: FontFace.monospacedSystemFamily, weight: weight)
    return UIFont(face: face, size: fontSize > 0 ? Double(fontSize) : 12)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  /// The families of iOS that the stand-in knows.
  public class var familyNames: [String] { FontFace.knownFamilies }
}
