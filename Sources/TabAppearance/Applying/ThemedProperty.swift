import TabUIKit

/// The value that a theme gives a UIKit property, with a key that is equal for equal values.
@MainActor
struct ThemedValue<Value> {
  let key: AnyHashable
  let make: () -> Value

  init(_ key: some Hashable, make: @escaping () -> Value) {
    self.key = AnyHashable(key)
    self.make = make
  }

  /// This value for a property of optional type.
  var optional: ThemedValue<Value?> { ThemedValue<Value?>(key, make: make) }
}

/// A property that themes set on objects of one type; the type of its value is erased.
@MainActor
struct ThemedProperty<Target, Theme> {
  /// Sets the property to the theme's value, or without a theme restores the app's; returns whether
  /// the property was written.
  let update: @MainActor (_ target: Target, _ theme: Theme?, _ isRestyled: Bool) -> Bool

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - property: The property that the theme overrides.
  ///   - value: Returns the theme's value, or `nil` to keep the app's, which its second parameter
  ///     returns: a closure, since few themes need the app's value and finding it compares
  ///     appearances.
  init<Value: Equatable>(
    _ property: OverridableProperty<Target, Value>,
    value: @escaping (Theme, _ appValue: () -> Value) -> ThemedValue<Value>?
  ) {
    update = { target, theme, isRestyled in
      guard let theme, let new = value(theme, { property.appValue(of: target) }) else {
        return property.restore(target, by: .theme)
      }
      return property.override(target, by: .theme, key: new.key, isForced: isRestyled) { app in
        (value(theme, { app }) ?? new).make()
      }
    }
  }
}

/// All properties that themes set on objects of one type.
@MainActor
struct ThemedProperties<Target, Theme> {
  let all: [ThemedProperty<Target, Theme>]

  /// Sets the properties that differ from a theme, or without a theme restores the app's values.
  ///
  /// - Parameters:
  ///   - target: The object whose properties are set.
  ///   - theme: The theme; `nil` removes the previous one.
  ///   - isRestyled: Whether UIKit gets fresh copies of all values that the theme sets.
  ///   - isCurrent: Whether the theme is still the latest: UIKit may call the app, which may apply
  ///     another one. Checked before each property.
  /// - Returns: Whether a property was written.
  @discardableResult
  func update(
    _ target: Target,
    to theme: Theme?,
    isRestyled: Bool,
    while isCurrent: () -> Bool
  ) -> Bool {
    var isWritten = false
    for property in all where isCurrent() {
      isWritten = property.update(target, theme, isRestyled) || isWritten
    }
    return isWritten
  }
}
