extension NSCoder {
  /// Encodes the attributes whose values can be archived: fonts, colors, shadows, paragraph styles, numbers and text.
  func encode(_ attributes: [NSAttributedString.Key: Any], forKey key: String) {
    var names: [String] = []
    for (name, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let (kind, object) = Self.archivable(value) else { continue }
      names.append("\(kind.rawValue):\(name.rawValue)")
      encode(object, forKey: "\(key).\(name.rawValue)")
    }
    encode(NSString(string: names.joined(separator: " ")), forKey: key)
  }

  func decodedTextAttributes(forKey key: String) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for entry in (decodedText(forKey: key) ?? "").split(separator: " ") {
      let parts = entry.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let kind = AttributeKind(rawValue: String(parts[0])) else { continue }
      let name = String(parts[1])
      attributes[NSAttributedString.Key(rawValue: name)] = decoded(kind, forKey: "\(key).\(name)")
    }
    return attributes
  }

  private enum AttributeKind: String {
    case font, color, shadow, paragraph, number, text
  }

  private func decoded(_ kind: AttributeKind, forKey key: String) -> Any? {
    switch kind {
    case .font: decoded(UIFont.self, forKey: key)
    case .color: decoded(UIColor.self, forKey: key)
    case .shadow: decoded(NSShadow.self, forKey: key)
    case .paragraph: decoded(NSParagraphStyle.self, forKey: key)
    case .number: decoded(NSNumber.self, forKey: key)
    case .text: decodedText(forKey: key)
    }
  }

  private static func archivable(_ value: Any) -> (AttributeKind, NSObject)? {
    switch value {
    case let value as UIFont: (.font, value)
    case let value as UIColor: (.color, value)
    case let value as NSShadow: (.shadow, value)
    case let value as NSParagraphStyle: (.paragraph, value)
    case let value as NSNumber: (.number, value)
    case let value as CGFloat: (.number, NSNumber(value: Double(value)))
    case let value as Double: (.number, NSNumber(value: value))
    case let value as Int: (.number, NSNumber(value: value))
    case let value as String: (.text, NSString(string: value))
    default: nil
    }
  }
}
