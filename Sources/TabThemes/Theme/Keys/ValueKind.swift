/// A kind of value: its form in theme files, and the rules for combining and resolving it.
package struct ValueKind<Value: Hashable & Sendable>: Sendable {
  package let form: ValueForm

  /// Returns the result of merging the second of two values over the first.
  var merge: @Sendable (_ lower: Value, _ upper: Value) -> Value = { $1 }

  /// Returns the value with names of colors replaced and numbers clamped to their range; `nil` if
  /// the kind has neither.
  var resolve: (@Sendable (Value, ColorTable) -> Value)?

  /// Whether states of items inherit the value from `normal`.
  var inheritsFromNormalState = true
}

extension ValueKind<String> {
  /// Text that isn't empty.
  package static let text = ValueKind(form: .text)

  /// The name of a font family.
  static let family = ValueKind(form: .family)
}

extension ValueKind<Bool> {
  static let flag = ValueKind(form: .flag)
}

extension ValueKind<Double> {
  static let length = number(NumberRule(range: 0...ThemeFileLimits.length))

  /// A length that is 0 if it is negative, as UIKit treats widths and spacings of stacked items
  /// (documented).
  static let stackedLength = number(
    NumberRule(range: 0...ThemeFileLimits.length, clampsToMinimum: true)
  )

  static let move = number(.move)

  static let fontSize = number(
    NumberRule(range: 0...ThemeFileLimits.fontSize, excludesMinimum: true)
  )

  static let kern = number(NumberRule(range: -ThemeFileLimits.kern...ThemeFileLimits.kern))

  static let blur = number(NumberRule(range: 0...ThemeFileLimits.blur))

  static let opacity = number(NumberRule(range: 0...1))

  static let imageScale = number(NumberRule(range: 1...ThemeFileLimits.imageScale))

  private static func number(_ rule: NumberRule) -> ValueKind {
    ValueKind(form: .number(rule), resolve: { number, _ in rule.nearest(to: number) })
  }
}

extension NumberRule {
  fileprivate static let move = NumberRule(
    range: -ThemeFileLimits.length...ThemeFileLimits.length
  )
}

extension ValueKind<Int> {
  /// A number of items.
  static let index = {
    let rule = NumberRule(range: 0...Double(ThemeFileLimits.items), isWhole: true)
    return ValueKind(
      form: .wholeNumber(rule),
      resolve: { number, _ in Int(rule.nearest(to: Double(number))) }
    )
  }()
}

extension ValueKind<[Double]> {
  /// A length for each item.
  static let lengths = list(NumberRule(range: 0...ThemeFileLimits.length))

  /// An offset for each item.
  static let moves = list(.move)

  private static func list(_ rule: NumberRule) -> ValueKind {
    ValueKind(
      form: .numbers(rule, limit: ThemeFileLimits.items),
      resolve: { numbers, _ in numbers.prefix(ThemeFileLimits.items).map(rule.nearest) }
    )
  }
}

extension ValueKind where Value: RawRepresentable<String> & CaseIterable {
  /// Returns the kind of a value that is one of the names of the cases.
  static func choice() -> ValueKind {
    let names = Value.allCases.map(\.rawValue)
    return ValueKind(
      form: .choice(
        Choice(
          names: names,
          value: { names in typed(Value(rawValue: names[0])) as Value },
          namesOf: { [(typed($0) as Value).rawValue] }
        )
      )
    )
  }
}

extension ValueKind {
  /// A name of a fixed list, or a list of such names.
  static func choices<Name>() -> ValueKind
  where Name: RawRepresentable<String> & CaseIterable & Hashable & Sendable, Value == Set<Name> {
    ValueKind(
      form: .choices(
        Choice(
          names: Name.allCases.map(\.rawValue),
          value: { names in Set(Name.allCases.filter { names.contains($0.rawValue) }) },
          namesOf: { Name.allCases.filter((typed($0) as Value).contains).map(\.rawValue) }
        )
      )
    )
  }
}

extension ValueKind<TabBarEnvironment.VersionRange> {
  static let versions = ValueKind(form: .versions)
}

extension ValueKind<TabBarTheme.Color> {
  /// A color with one value, as text, or with up to four.
  package static let color = ValueKind(
    form: .color,
    resolve: { $1.resolve($0) },
    inheritsFromNormalState: false  // a gray 'normal' must not make the selection gray
  )
}

extension ValueKind<TabBarTheme.Color.Value> {
  static let colorValue = ValueKind(form: .colorValue)
}

extension ValueKind<[String: TabBarTheme.Color]> {
  /// The colors of a theme by name; those of an upper theme replace those of a lower one.
  static let colors = ValueKind(
    form: .colors,
    merge: { lower, upper in lower.merging(upper) { $1 } }
  )
}

extension ValueKind<TabBarTheme.Image.Source> {
  static let imageSource = ValueKind(
    form: .imageSource,
    resolve: { source, colors in
      guard case .gradient(let gradient) = source else { return source }
      return .gradient(gradient.with { $0.resolve(colors) })
    }
  )
}

extension ValueKind<TabBarTheme.Image> {
  static let image = ValueKind(
    form: .image,
    resolve: { image, colors in image.with { $0.resolve(colors) } }
  )

  /// The icon of an item: any image but a gradient, which has no natural size.
  static let icon = ValueKind(form: .icon, resolve: image.resolve)
}

extension ValueKind where Value: Keyed {
  fileprivate static func object(_ subject: String, example: String) -> ValueKind {
    ValueKind(
      form: .object(Value.self, subject: subject, example: example),
      resolve: { value, colors in value.with { $0.resolve(colors) } }
    )
  }
}

extension ValueKind<TabBarTheme.Offset> {
  static let offset = object("an offset is", example: #"{ "leading": 0, "vertical": 2 }"#)
}

extension ValueKind<TabBarTheme.Insets> {
  static let insets = object("insets are", example: #"{ "top": 5, "bottom": -5 }"#)
}

extension ValueKind<TabBarTheme.Shadow> {
  static let shadow = object("a shadow is", example: ##"{ "color": "#00000055", "blur": 2 }"##)
}

extension ValueKind<[TabBarTheme.Variation]> {
  /// Variations in order; those of a lower theme come first.
  static let variations = ValueKind(form: .variations, merge: { $0 + $1 })
}

extension ValueKind<TabBarTheme.ScrollEdge> {
  /// `"standard"`, `"transparent"` or an overlay.
  static let scrollEdge = ValueKind(
    form: .scrollEdge,
    merge: { lower, upper in
      guard case .overlay(let below) = lower, case .overlay(let above) = upper else {
        return upper
      }
      return .overlay(below.merging(above))
    },
    resolve: { edge, colors in
      guard case .overlay(let overlay) = edge else { return edge }
      return .overlay(overlay.with { $0.resolve(colors) })
    }
  )
}

extension ValueKind<[TabBarTab.Name: TabBarTheme.ItemOverride]> {
  /// Settings of items, by index or identifier, or of all items.
  static let items = ValueKind(
    form: .items,
    merge: { lower, upper in lower.merging(upper) { $0.merging($1) } },
    resolve: { items, colors in
      items.mapValues { item in item.with { $0.resolve(colors) } }
    }
  )
}
