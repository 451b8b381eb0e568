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
  /// The property's name in UIKit.
  let name: String

  /// Sets the property to the theme's value, or without a theme restores the app's; returns whether
  /// the property was written.
  let update: @MainActor (_ target: Target, _ theme: Theme?, _ occasion: WriteOccasion) -> Bool

  /// Whether the theme leaves the property to other code, which writes it again and again.
  let isGivenUp: @MainActor (Target) -> Bool

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - name: The property's name in UIKit.
  ///   - property: The property that the theme overrides.
  ///   - value: Returns the theme's value, or `nil` to keep the app's, which its second parameter
  ///     returns: a closure, since few themes need the app's value and finding it compares
  ///     appearances.
  init<Value: Equatable>(
    _ name: String,
    _ property: OverridableProperty<Target, Value>,
    value: @escaping (Theme, _ appValue: () -> Value) -> ThemedValue<Value>?
  ) {
    self.name = name
    isGivenUp = { property.isGivenUp($0) }
    update = { target, theme, occasion in
      guard let theme, let new = value(theme, { property.appValue(of: target) }) else {
        return property.restore(target, by: .theme)
      }
      return property.override(target, by: .theme, key: new.key, on: occasion) { app in
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
  ///   - occasion: The reason for the update.
  ///   - isCurrent: Whether the theme is still the latest: UIKit may call the app, which may apply
  ///     another one. Checked before each property.
  ///   - onGivingUp: Called with the name of each property that is left to other code.
  /// - Returns: Whether a property was written.
  @discardableResult
  func update(
    _ target: Target,
    to theme: Theme?,
    on occasion: WriteOccasion,
    while isCurrent: () -> Bool,
    onGivingUp: (String) -> Void
  ) -> Bool {
    var isWritten = false
    for property in all where isCurrent() {
      isWritten = property.update(target, theme, occasion) || isWritten
      if occasion == .answer, property.isGivenUp(target) { onGivingUp(property.name) }
    }
    return isWritten
  }
}
