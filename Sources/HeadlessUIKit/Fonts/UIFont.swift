/// A font of a family, with a weight, a slant and a size.
///
/// Fonts of iOS are recognized by name only: their metrics are those of the system font. Registered fonts have the
/// metrics of their files.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let face: FontFace
  private let size: Double

  /// The rule by which the font scales, set before the font is shared; nil if it doesn't scale.
  final var scaling: FontScaling?

  init(face: FontFace, size: Double) {
    self.face = face
    self.size = size
    super.init()
  }

  /// Creates a font by the name of a face or a family; returns nil if neither iOS nor an app has such a font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let found = FontFace(name: fontName)
    MissingNames.note(.font, fontName, isFound: found != nil)
    guard let face = found else { return nil }
    self.init(face: face, size: Self.validSize(fontSize))
  }

  /// Creates the font of a descriptor; if `pointSize` is 0, the size is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      face: descriptor.face,
      size: pointSize > 0 ? Double(pointSize) : Self.validSize(descriptor.pointSize)
    )
  }

  /// Returns the font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face, size: Self.validSize(fontSize))
  }

  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(size) }

  /// The name of the family, as in "Avenir Next".
  open var familyName: String { face.family }

  /// The name of the face, as in "AvenirNext-Bold".
  open var fontName: String { face.name }

  /// The attributes of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, size: size) }

  /// Returns a font size in points; 0 and less give the default of 12.
  private static func validSize(_ size: CGFloat) -> Double {
    size > 0 ? Double(size) : 12
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && size == other.size
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(size)
    return hasher.finalize()
  }

  open override var description: String {
    "<UIFont> font-family: \"\(familyName)\"; face: \(fontName); font-size: \(size)pt"
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    guard
      let descriptor = coder.decoded(UIFontDescriptor.self, forKey: "UIFontDescriptor")
    else { return nil }
    self.init(descriptor: descriptor, size: 0)
  }

  open func encode(with coder: NSCoder) {
    coder.encode(fontDescriptor, forKey: "UIFontDescriptor")
  }
}
