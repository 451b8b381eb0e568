/// A shadow behind text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  /// The offset of the shadow from the text, in points.
  open var shadowOffset = CGSize.zero

  /// The radius of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0

  /// The color of the shadow, a `UIColor`; nil draws no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset
      && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { (shadowColor as? UIColor).hashValue }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset.width = CGFloat(coder.decodeDouble(forKey: "NSShadowHoriz"))
    shadowOffset.height = CGFloat(coder.decodeDouble(forKey: "NSShadowVert"))
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    shadowColor = coder.decoded(UIColor.self, forKey: "NSShadowColor")
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
  }
}
