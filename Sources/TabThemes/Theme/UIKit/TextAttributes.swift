import TabUIKit

/// The attributes of a text by name, limited to those that themes set; the attributes of fonts are
/// set together.
@MainActor
package struct TextAttributes {
  /// The attributes that a theme can set.
  package static let keys: [NSAttributedString.Key] = [
    .foregroundColor, .font, .kern, .underlineStyle, .underlineColor, .shadow, .paragraphStyle,
  ]

  package private(set) var dictionary: [NSAttributedString.Key: Any]

  package init(_ dictionary: [NSAttributedString.Key: Any] = [:]) {
    self.dictionary = dictionary
  }

  package var color: UIColor? {
    get { dictionary[.foregroundColor] as? UIColor }
    set { dictionary[.foregroundColor] = newValue }
  }

  var font: UIFont? {
    get { dictionary[.font] as? UIFont }
    set { dictionary[.font] = newValue }
  }

  var kern: CGFloat? {
    get { (dictionary[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } }
    set { dictionary[.kern] = newValue.map { Double($0) } }
  }

  var underlineStyle: Int? {
    get { (dictionary[.underlineStyle] as? NSNumber)?.intValue }
    set { dictionary[.underlineStyle] = newValue }
  }

  var underlineColor: UIColor? {
    get { dictionary[.underlineColor] as? UIColor }
    set { dictionary[.underlineColor] = newValue }
  }

  var shadow: NSShadow? {
    get { dictionary[.shadow] as? NSShadow }
    set { dictionary[.shadow] = newValue }
  }

  /// A mutable copy of the paragraph style.
  package var paragraph: NSMutableParagraphStyle? {
    get {
      guard let style = dictionary[.paragraphStyle] as? NSParagraphStyle else { return nil }
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(style)
      return copy
    }
    set { dictionary[.paragraphStyle] = newValue }
  }
}

extension TabBarTheme.Text {
  /// Returns the attributes that the theme sets, without any others.
  @MainActor
  func attributes(
    base: SystemTextStyle,
    in context: CompilingContext
  ) -> [NSAttributedString.Key: Any] {
    if self == Self() { return [:] }
    var attributes = TextAttributes()
    compile(onto: &attributes, in: context)
    if setsFont { attributes.font = UIFont.make(self, base: base, for: context.contentSize) }
    return attributes.dictionary
  }

  /// Whether any attribute of the font is set.
  package var setsFont: Bool {
    family.value != nil || size.value != nil || weight.value != nil || design.value != nil
      || italic.value != nil || scaledBy.value != nil
  }
}

extension TabBarTheme.Shadow: UIKitConvertible {
  package func uiKitValue(in context: CompilingContext) -> NSShadow? {
    let result = NSShadow()
    let offset = offset.uiKitValue(in: context) ?? .zero
    result.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
    result.shadowBlurRadius = CGFloat(blur)
    result.shadowColor = color.uiKitValue(in: context)
    return result
  }
}

extension TabBarTheme.UnderlineStyle: UIKitNamed {
  package typealias UIKitValue = Int

  /// The raw value of `NSUnderlineStyle`, as the attribute requires (documented).
  @MainActor
  package var uiKitValue: Int? {
    switch self {
    case .single: 0x01
    case .thick: 0x02
    case .double: 0x09
    }
  }
}

extension TabBarTheme.TextAlignment: UIKitNamed {
  package typealias UIKitValue = NSTextAlignment

  @MainActor
  package var uiKitValue: NSTextAlignment? {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension TabBarTheme.LineBreakMode: UIKitNamed {
  package typealias UIKitValue = NSLineBreakMode

  @MainActor
  package var uiKitValue: NSLineBreakMode? {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
