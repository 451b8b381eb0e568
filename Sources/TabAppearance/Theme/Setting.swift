/// What a theme says about one property.
///
/// Written in Swift, a setting takes the literal of its value, and `nil` for UIKit's default:
///
///     var state = TabBarTheme.ItemState()
///     state.color = "#0066CC"  // .value
///     state.iconColor = nil  // .systemDefault
///     // state.badgeBackgroundColor is still .inherited
public enum Setting<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The theme says nothing; absent in a theme file.
  case inherited

  /// UIKit's default, whatever another part of the theme says; `null` in a theme file.
  case systemDefault

  /// This value.
  case value(Value)
}

extension Setting {
  /// This setting, or `other` if this one says nothing.
  ///
  /// - Parameter other: What holds if this setting is inherited.
  /// - Returns: The first of the two that says something.
  public func inheriting(from other: Setting) -> Setting {
    isInherited ? other : self
  }

  /// Whether the theme says nothing; quicker than comparing with `==`.
  var isInherited: Bool {
    if case .inherited = self { true } else { false }
  }

  /// The value, or `nil` if the theme gives none.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

extension Setting: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { self = .systemDefault }
}

extension Setting: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .value(Value(unicodeScalarLiteral: value))
  }
}

extension Setting: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .value(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension Setting: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  public init(stringLiteral value: Value.StringLiteralType) {
    self = .value(Value(stringLiteral: value))
  }
}

extension Setting: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = .value(Value(integerLiteral: value))
  }
}

extension Setting: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Value.FloatLiteralType) {
    self = .value(Value(floatLiteral: value))
  }
}

extension Setting: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = .value(Value(booleanLiteral: value))
  }
}

extension Setting {
  /// This setting with its value, if there is one, transformed.
  func map<Other>(_ transform: (Value) -> Other) -> Setting<Other> {
    switch self {
    case .inherited: .inherited
    case .systemDefault: .systemDefault
    case .value(let value): .value(transform(value))
    }
  }
}
