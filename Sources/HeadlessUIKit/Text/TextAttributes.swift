extension [NSAttributedString.Key: Any] {
  /// Whether both have the same keys with equal values; values that can't be compared are unequal.
  func isEqual(to other: [NSAttributedString.Key: Any]) -> Bool {
    guard count == other.count else { return false }
    return allSatisfy { key, value in
      guard
        let left = value as? AnyHashable,
        let right = other[key] as? AnyHashable
      else { return false }
      return left == right
    }
  }
}

extension NSCoder {
  /// Encodes the attributes whose values can be archived: fonts, colors, shadows, numbers and text.
  func encode(_ attributes: [NSAttributedString.Key: Any], forKey key: String) {
    var names: [String] = []
    for (name, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let object = Self.archivable(value) else { continue }
      names.append(name.rawValue)
      encode(object, forKey: "\(key).\(name.rawValue)")
    }
    encode(NSString(string: names.joined(separator: " ")), forKey: key)
  }

  func decodeTextAttributes(forKey key: String) -> [NSAttributedString.Key: Any] {
    guard let names = decodeObject(of: NSString.self, forKey: key) else { return [:] }
    var attributes: [NSAttributedString.Key: Any] = [:]
    for name in String(describing: names).split(separator: " ") {
      let classes: [AnyClass] = [
        UIFont.self, UIColor.self, NSShadow.self, NSNumber.self, NSString.self,
      ]
      let value = decodeObject(of: classes, forKey: "\(key).\(name)")
      attributes[NSAttributedString.Key(rawValue: String(name))] = value
    }
    return attributes
  }

  private static func archivable(_ value: Any) -> NSObject? {
    switch value {
    case let value as UIFont: value
    case let value as UIColor: value
    case let value as NSShadow: value
    case let value as NSNumber: value
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Double: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as String: NSString(string: value)
    default: nil
    }
  }
}

extension NSCoder {
  func encode(_ offset: UIOffset, forKey key: String) {
    encode(Double(offset.horizontal), forKey: key + ".horizontal")
    encode(Double(offset.vertical), forKey: key + ".vertical")
  }

  func decodeOffset(forKey key: String) -> UIOffset {
    UIOffset(
      horizontal: CGFloat(decodeDouble(forKey: key + ".horizontal")),
      vertical: CGFloat(decodeDouble(forKey: key + ".vertical"))
    )
  }
}
