extension [NSAttributedString.Key: Any] {
  /// The space added after every character, in points.
  var kern: CGFloat { UIFontDescriptor.number(self[.kern]).map { CGFloat($0) } ?? 0 }

  /// Whether both have the same keys with equal values; values that can't be compared are unequal.
  func isEqual(to other: [NSAttributedString.Key: Any]) -> Bool {
    guard count == other.count else { return false }
    return allSatisfy { key, value in
      // Mostly they are objects, which needn't be boxed.
      if let left = value as? NSObject, let right = other[key] as? NSObject { return left == right }
      guard
        let left = value as? AnyHashable,
        let right = other[key] as? AnyHashable
      else { return false }
      return left == right
    }
  }
}
