import TabUIKit

extension NSParagraphStyle {
  /// UIKit's style but for what the theme says.
  static func make(_ paragraph: ResolvedParagraph) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = paragraph.alignment { style.alignment = alignment.uiAlignment }
    if let mode = paragraph.lineBreakMode { style.lineBreakMode = mode.uiMode }
    if let allows = paragraph.allowsDefaultTighteningForTruncation {
      style.allowsDefaultTighteningForTruncation = allows
    }
    return style
  }
}

extension NSShadow {
  static func make(_ shadow: TabBarTheme.Shadow, isRightToLeft: Bool) -> NSShadow {
    let result = NSShadow()
    let offset = UIOffset(shadow.offset, isRightToLeft: isRightToLeft)
    result.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
    result.shadowBlurRadius = CGFloat(shadow.blur)
    result.shadowColor = UIColor.make(shadow.color)
    return result
  }
}

extension TabBarTheme.TextAlignment {
  /// The alignment of that name in UIKit.
  var uiAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension TabBarTheme.LineBreakMode {
  /// The mode of that name in UIKit.
  var uiMode: NSLineBreakMode {
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
