import TabJSON

extension ThemeNotation<String> {
  /// Text that isn't empty.
  static let text = ThemeNotation(
    shape: .text,
    read: { value, reader in
      guard case .string(let text) = value.kind else {
        return reader.reject(value, as: .text)
      }
      if text.isEmpty { return reader.reject(value, .emptyText) }
      return text
    },
    write: { .string($0) }
  )
}

extension ThemeNotation where Value: RawRepresentable<String> & CaseIterable {
  /// One of several names.
  static func choice() -> ThemeNotation {
    let names = Value.allCases.map(\.rawValue)
    return ThemeNotation(
      shape: .choice(names),
      read: { value, reader in
        guard case .string(let text) = value.kind else {
          return reader.reject(value, as: .choice(names))
        }
        return Value(rawValue: text) ?? reader.reject(value, .notChoice(text, names))
      },
      write: { .string($0.rawValue) }
    )
  }
}

extension ThemeNotation<Double> {
  static let length = number(NumberRule(range: 0...ThemeFileLimits.length))

  /// UIKit takes 0 for a negative width or spacing of stacked items (documented).
  static let stackedLength = number(
    NumberRule(range: 0...ThemeFileLimits.length, raisesToMinimum: true)
  )

  static let move = number(
    NumberRule(range: -ThemeFileLimits.length...ThemeFileLimits.length)
  )

  static let fontSize = number(
    NumberRule(range: 0...ThemeFileLimits.fontSize, excludesMinimum: true)
  )

  static let kern = number(NumberRule(range: -ThemeFileLimits.kern...ThemeFileLimits.kern))

  static let blur = number(NumberRule(range: 0...ThemeFileLimits.blur))

  static let imageScale = number(NumberRule(range: 1...ThemeFileLimits.imageScale))

  private static func number(_ rule: NumberRule) -> ThemeNotation {
    ThemeNotation(
      shape: .number(rule),
      read: { $1.readNumber($0, rule) },
      write: { .number($0) }
    )
  }
}

extension ThemeNotation<[Double]> {
  /// One length for each item.
  static let lengths = {
    let rule = NumberRule(range: 0...ThemeFileLimits.length)
    return ThemeNotation(
      shape: .numbers(rule, limit: ThemeFileLimits.items),
      read: { value, reader in
        guard case .array(let values) = value.kind else {
          return reader.reject(value, as: .numbers)
        }
        guard values.count <= ThemeFileLimits.items else {
          return reader.reject(value, .tooManyNumbers(values.count))
        }
        let numbers = values.enumerated().compactMap { index, value in
          reader.at("[\(index)]") { $0.readNumber(value, rule) }
        }
        return numbers.count == values.count ? numbers : nil
      },
      write: { .array($0.map { .number($0) }) }
    )
  }()
}

extension ThemeNotation<Bool> {
  /// `true` or `false`.
  static let flag = ThemeNotation(
    shape: .flag,
    read: { value, reader in
      guard case .bool(let flag) = value.kind else { return reader.reject(value, as: .flag) }
      return flag
    },
    write: { .bool($0) }
  )
}

extension ThemeNotation<TabBarTheme.Offset> {
  static let offset = object(.offset)
}

extension ThemeNotation<TabBarTheme.Insets> {
  static let insets = object(.insets)
}

extension ThemeNotation<TabBarTheme.Shadow> {
  static let shadow = object(.shadow)
}

extension ThemeNotation where Value: ThemeObject {
  /// A value that is an object.
  static func object(_ type: ThemeValueType) -> ThemeNotation {
    ThemeNotation(
      shape: .object(ThemeObjectShape(Value.self)),
      read: { value, reader in
        guard case .object = value.kind else { return reader.reject(value, as: type) }
        return reader.readObject(value)
      },
      write: { $0.jsonObject }
    )
  }
}

extension ThemeNotation<TabBarTheme.ScrollEdge> {
  /// `"standard"`, `"transparent"` or an overlay.
  static let scrollEdge = ThemeNotation(
    shape: .either(.choice(names), ThemeObjectShape(TabBarTheme.Overlay.self)),
    read: { value, reader in
      switch value.kind {
      case .string("standard"): .standard
      case .string("transparent"): .transparent
      case .string(let text): reader.reject(value, .notChoice(text, names))
      case .object: reader.readObject(value).map { .overlay($0) }
      default: reader.reject(value, as: .scrollEdge)
      }
    },
    write: { edge in
      switch edge {
      case .standard: "standard"
      case .transparent: "transparent"
      case .overlay(let overlay): overlay.jsonObject
      }
    },
    overlay: { lower, upper in
      guard case .overlay(let below) = lower, case .overlay(let above) = upper else {
        return upper
      }
      return .overlay(below.overlaid(by: above))
    }
  )

  private static var names: [String] { ["standard", "transparent"] }
}
