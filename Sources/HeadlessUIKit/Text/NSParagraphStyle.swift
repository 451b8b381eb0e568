/// The alignment and line breaking of a paragraph.
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

  /// The horizontal alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }

  /// The treatment of a line that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// Whether characters are set closer together before a line is truncated.
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

/// A paragraph style that can be changed.
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

  /// Copies all properties of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}
