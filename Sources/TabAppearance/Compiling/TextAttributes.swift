import TabUIKit

/// Makes the attributes that a theme says of a text, and no others: UIKit fills absent ones one by one.
@MainActor
struct TextAttributes {
  let isRightToLeft: Bool
  let contentSize: UIContentSizeCategory

  func make(_ text: ResolvedText, base: SystemTextStyle) -> [NSAttributedString.Key: Any] {
    if text.setsNothing { return [:] }
    var attributes = [NSAttributedString.Key: Any](minimumCapacity: 5)
    if let color = text.color { attributes[.foregroundColor] = UIColor.make(color) }
    if let kern = text.kern { attributes[.kern] = kern }
    if let shadow = text.shadow {
      attributes[.shadow] = NSShadow.make(shadow, isRightToLeft: isRightToLeft)
    }
    if !text.paragraph.setsNothing {
      attributes[.paragraphStyle] = NSParagraphStyle.make(text.paragraph)
    }
    if text.setsFont {
      attributes[.font] = UIFont.make(text, base: base, for: contentSize)
    }
    return attributes
  }
}

extension [NSAttributedString.Key: Any] {
  /// Sets attributes over those that are there.
  mutating func add(_ attributes: Self) {
    if isEmpty { self = attributes } else { merge(attributes) { $1 } }
  }
}
