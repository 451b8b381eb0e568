/// A description of a font, to change some of its attributes and keep the others.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let face: FontFace
  private let size: Double

  init(face: FontFace, size: Double) {
    self.face = face
    self.size = size
    super.init()
  }

  /// Creates a descriptor by the name of a face or a family.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: FontFace(name: fontName) ?? FontFace(family: fontName), size: Double(size))
  }

  /// Creates a descriptor of attributes; those of the system font fill the rest.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(face: FontFace().applying(attributes), size: Self.size(attributes) ?? 0)
  }

  /// Returns the descriptor with attributes put over its own.
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

  /// The size, in points; 0 if none was given.
  open var pointSize: CGFloat { CGFloat(size) }

  /// The name of the face.
  open var postscriptName: String { face.name }

  /// All attributes by name.
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
    // Mostly there is none, and each cast takes its time.
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
