extension TabBarTheme {
  /// A theme's setting of one property: a value, UIKit's default, or inherited.
  ///
  /// In Swift, a setting can be written as the literal or the name of its value, or as `nil` for
  /// UIKit's default:
  ///
  ///     var text = TabBarTheme.Text(size: 11, weight: .bold)  // .value
  ///     text.kern = nil  // .systemDefault
  ///     // text.color is still .inherited
  ///
  /// Indirect, since a theme has some 400 settings, most of them inherited: stored inline they
  /// would take 50 KB.
  public indirect enum Setting<Value: Hashable & Sendable>: Hashable, Sendable {
    /// Not set; absent in a theme file.
    case inherited

    /// UIKit's default, whatever would be inherited; `null` in a theme file.
    case systemDefault

    /// A value for the property.
    case value(Value)
  }
}

extension TabBarTheme.Setting {
  /// The value, or `nil` if the setting has none.
  public var value: Value? { if case .value(let value) = self { value } else { nil } }

  /// Whether the setting is inherited.
  public var isInherited: Bool { if case .inherited = self { true } else { false } }

  /// Returns this setting, or `other` if this one is inherited.
  ///
  /// - Parameter other: The setting to inherit.
  /// - Returns: The first of the two that isn't inherited.
  public func inheriting(from other: Self) -> Self { isInherited ? other : self }

  /// Combines this setting with another one by a rule; `merge` combines two values, the second laid
  /// over the first.
  mutating func combine(
    _ mergeMode: MergeMode,
    with other: Self,
    merging merge: (_ lower: Value, _ upper: Value) -> Value
  ) {
    switch mergeMode {
    case .overlay, .overlayOnNormal:
      if mergeMode == .overlay, let lower = value, let upper = other.value {
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
