extension TabBarTheme {
  /// What a theme sets for one property.
  ///
  /// Written in Swift, a setting takes the literal or the name of its value, and `nil` for UIKit's
  /// default:
  ///
  ///     var text = TabBarTheme.Text(size: 11, weight: .bold)  // .value
  ///     text.kern = nil  // .systemDefault
  ///     // text.color is still .inherited
  ///
  /// Indirect, since a theme has some 400 settings and most of them are inherited: in place they
  /// would fill 50 KB.
  public indirect enum Setting<Value: Hashable & Sendable>: Hashable, Sendable {
    /// Nothing; absent in a theme file.
    case inherited

    /// UIKit's default, whatever is inherited; `null` in a theme file.
    case systemDefault

    /// This value.
    case value(Value)
  }
}

extension TabBarTheme.Setting {
  /// The value, or `nil` if there is none.
  public var value: Value? { if case .value(let value) = self { value } else { nil } }

  /// Whether nothing is set.
  public var isInherited: Bool { if case .inherited = self { true } else { false } }

  /// This setting, or `other` where this one is inherited.
  ///
  /// - Parameter other: What counts if this setting is inherited.
  /// - Returns: The first of the two that isn't inherited.
  public func inheriting(from other: Self) -> Self { isInherited ? other : self }

  /// Becomes what two settings are together; `merge` says it for two values of which one is laid
  /// over the other.
  mutating func combine(
    _ combination: Combination,
    _ other: Self,
    merging merge: (_ lower: Value, _ upper: Value) -> Value
  ) {
    switch combination {
    case .overlay, .overlayOnNormal:
      if combination == .overlay, let lower = value, let upper = other.value {
        self = .value(merge(lower, upper))
      } else if !other.isInherited {
        self = other
      }
    case .intersection: if self != other { self = .inherited }
    case .difference: if self == other { self = .inherited }
    }
  }
}

extension TabBarTheme.Setting: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { self = .systemDefault }
}

extension TabBarTheme.Setting: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .value(Value(unicodeScalarLiteral: value))
  }
}

extension TabBarTheme.Setting: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .value(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension TabBarTheme.Setting: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  public init(stringLiteral value: Value.StringLiteralType) {
    self = .value(Value(stringLiteral: value))
  }
}

extension TabBarTheme.Setting: ExpressibleByIntegerLiteral
where Value: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = .value(Value(integerLiteral: value))
  }
}

extension TabBarTheme.Setting: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Value.FloatLiteralType) {
    self = .value(Value(floatLiteral: value))
  }
}

extension TabBarTheme.Setting: ExpressibleByBooleanLiteral
where Value: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = .value(Value(booleanLiteral: value))
  }
}

extension TabBarTheme.Setting: ExpressibleByArrayLiteral
where Value: ExpressibleByArrayLiteral & RangeReplaceableCollection {
  public init(arrayLiteral elements: Value.Element...) { self = .value(Value(elements)) }
}
