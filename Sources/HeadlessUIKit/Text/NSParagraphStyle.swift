/// How lines of text are aligned and broken.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  fileprivate var values = Values()

  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var allowsDefaultTighteningForTruncation = false
  }

  public override init() {
    super.init()
  }

  fileprivate convenience init(_ values: Values) {
    self.init()
    self.values = values
  }

  /// A style with UIKit's defaults.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How the lines stand between the edges.
  open var alignment: NSTextAlignment { values.alignment }

  /// What happens to a line that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// Whether letters move closer together before a line is shortened.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    super.init()
    values = Values(
      alignment: NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment"))
        ?? .natural,
      lineBreakMode: NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode"))
        ?? .byWordWrapping,
      allowsDefaultTighteningForTruncation: coder.decodeBool(
        forKey: "NSAllowsTighteningForTruncation"
      )
    )
  }

  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(allowsDefaultTighteningForTruncation, forKey: "NSAllowsTighteningForTruncation")
  }
}

/// How lines of text are aligned and broken, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Takes over all properties of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}
