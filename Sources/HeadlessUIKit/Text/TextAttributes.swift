extension [NSAttributedString.Key: Any] {
  /// The space added after every character, in points.
  var kern: CGFloat { UIFontDescriptor.number(self[.kern]).map { CGFloat($0) } ?? 0 }

  /// The underline of the text; nil for none.
  var underline: ItemStyle.Underline? {
    let middle = TabBarFacts.underlineMiddle.value
    let thickness = TabBarFacts.underlineThickness.value
    let lines: [(middle: CGFloat, thickness: CGFloat)]
    let style = UIFontDescriptor.number(self[.underlineStyle]).flatMap { Int(exactly: $0) } ?? 0
    // The lowest four bits of an `NSUnderlineStyle` are the type of line (documented).
    switch style & 0xF {
    case 0: return nil
    case 0x2: lines = [(middle, 2 * thickness)]
    case 0x9: lines = [(middle, thickness), (middle + 2 * thickness, thickness)]
    default: lines = [(middle, thickness)]
    }
    return ItemStyle.Underline(lines: lines, color: self[.underlineColor] as? UIColor)
  }

  /// Whether two dictionaries have the same keys and equal values; values that aren't comparable are unequal.
  func isEqual(to other: [NSAttributedString.Key: Any]) -> Bool {
    guard count == other.count else { return false }
    return allSatisfy { key, value in
      // Most values are objects, whose comparison needs no `AnyHashable`.
      if let left = value as? NSObject, let right = other[key] as? NSObject {
        return left === right || left == right
      }
      guard
        let left = value as? AnyHashable,
        let right = other[key] as? AnyHashable
      else { return false }
      return left == right
    }
  }
}
