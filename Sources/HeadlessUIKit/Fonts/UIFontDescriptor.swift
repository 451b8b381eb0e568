/// A set of font attributes, from which fonts and changed descriptors are created.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let face: FontFace
  private let size: Double

  init(face: FontFace, size: Double) {
    self.face = face
    self.size = size
    super.init()
  }

  /// Creates a descriptor by the name of a face or a family, with a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: FontFace(name: fontName) ?? FontFace(family: fontName), size: Double(size))
  }

  /// Creates a descriptor of attributes; attributes that are missing are those of the system font.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(face: FontFace().applying(attributes), size: Self.size(attributes) ?? 0)
  }

  /// Returns the descriptor with attributes that replace its values.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    UIFontDescriptor(face: face.applying(attributes), size: Self.size(attributes) ?? size)
  }

  /// Returns the descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, size: Double(newPointSize))
  }

  /// Returns the descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The size, in points; 0 if no size was set.
  open var pointSize: CGFloat { CGFloat(size) }

  /// The name of the face.
  open var postscriptName: String { face.name }

  /// The family, face name, size and traits, by attribute name.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    [.family: face.family, .name: face.name, .size: pointSize, .traits: traits]
  }

  /// Returns the value of an attribute.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[anAttribute]
  }

  private var traits: [UIFontDescriptor.TraitKey: Any] {
    [.weight: face.weight.rawValue, .slant: CGFloat(face.isItalic ? 0.07 : 0)]
  }

  private static func size(_ attributes: [AttributeName: Any]) -> Double? {
    number(attributes[.size])
  }

  static func number(_ value: Any?) -> Double? {
    // Most attributes are absent: skip the casts, which take time.
    guard let value else { return nil }
    return switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face && size == other.size
  }

  open override var hash: Int { face.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    guard let family = coder.decodedText(forKey: "UIFontFamily") else { return nil }
    let face = FontFace(
      family: family,
      weight: UIFont.Weight(CGFloat(coder.decodeDouble(forKey: "UIFontWeight"))),
      isItalic: coder.decodeBool(forKey: "UIFontItalic")
    )
    self.init(face: face, size: coder.decodeDouble(forKey: "UIFontSize"))
  }

  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: face.family), forKey: "UIFontFamily")
    coder.encode(Double(face.weight.rawValue), forKey: "UIFontWeight")
    coder.encode(face.isItalic, forKey: "UIFontItalic")
    coder.encode(size, forKey: "UIFontSize")
  }
}
