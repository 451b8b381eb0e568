import TabUIKit

/// The value that a theme gives a property of UIKit's, with a key that is equal for equal values.
@MainActor
struct ThemedValue<Value> {
  let key: AnyHashable
  let make: () -> Value

  init(_ key: some Hashable, make: @escaping () -> Value) {
    self.key = AnyHashable(key)
    self.make = make
  }

  /// The same for a property that can be `nil`.
  var optional: ThemedValue<Value?> { ThemedValue<Value?>(key, make: make) }
}

/// A property that themes set on objects of one type, whatever the type of its value.
@MainActor
struct ThemedProperty<Target, Theme> {
  /// Sets the property to the theme's value, or without one restores the app's; returns whether it
  /// was written.
  let update: @MainActor (_ target: Target, _ theme: Theme?, _ isRestyled: Bool) -> Bool

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: Returns the theme's value over the app's, which the second parameter returns; `nil`
  ///     leaves the app's. Few themes' values depend on the app's, and finding it compares appearances.
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

/// The properties that themes set on objects of one type.
@MainActor
struct ThemedProperties<Target, Theme> {
  let all: [ThemedProperty<Target, Theme>]

  /// Sets what differs from a theme, or without one restores what the app had.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - theme: The theme.
  ///   - isRestyled: Whether UIKit gets fresh copies of all that the theme sets.
  ///   - isCurrent: Whether the theme is still the latest: the app may apply another one meanwhile.
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
