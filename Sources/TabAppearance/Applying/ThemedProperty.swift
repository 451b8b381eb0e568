import TabUIKit

/// What a theme gives a property of UIKit's: made only where it differs, by its key, from what is
/// there.
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

/// A property that themes set: the app's value meanwhile, the theme's, and what was written last.
///
/// UIKit may call the app while it is written, and the app a theme: state is set before and read
/// after that.
@MainActor
private final class PropertyState<Target, Theme, Value: Equatable> {
  let path: ReferenceWritableKeyPath<Target, Value>
  let copy: (Value) -> Value
  let isContent: Bool
  let value: (Theme, Value) -> ThemedValue<Value>?

  private var own: Value?
  private var key: AnyHashable?

  /// A copy of what UIKit gave back right after it was set.
  private var written: Value?

  init(
    _ path: ReferenceWritableKeyPath<Target, Value>,
    copy: @escaping (Value) -> Value,
    isContent: Bool,
    value: @escaping (Theme, Value) -> ThemedValue<Value>?
  ) {
    self.path = path
    self.copy = copy
    self.isContent = isContent
    self.value = value
  }

  func isOverwritten(in target: Target) -> Bool {
    guard !isContent, key != nil, let written else { return false }
    return written != target[keyPath: path]
  }

  func update(_ target: Target, to theme: Theme?, isRestyled: Bool) {
    let own = own(of: target)
    guard let new = theme.flatMap({ value($0, own) }) else { return restore(own, to: target) }
    let isDue = new.key != key || isRestyled && !isContent || isOverwritten(in: target)
    guard isDue else { return }
    (self.own, key) = (own, new.key)
    target[keyPath: path] = new.make()
    let now = copy(target[keyPath: path])
    // UIKit hands out processed copies: where two of them differ, an overwritten one can't be told.
    written = now == target[keyPath: path] ? now : nil
  }

  /// The value of the app, which is on `target` unless a theme's is.
  func own(of target: Target) -> Value { own ?? copy(target[keyPath: path]) }

  private func restore(_ own: Value, to target: Target) {
    guard key != nil else { return }
    // Content that isn't the theme's any more was set by the app.
    let isTheApps = isContent && written != nil && written != target[keyPath: path]
    (self.own, key, written) = (nil, nil, nil)
    if !isTheApps { target[keyPath: path] = own }
  }
}

/// A property that themes set on objects of one type, whatever the type of its value.
@MainActor
struct ThemedProperty<Target, Theme> {
  let update: @MainActor (_ target: Target, _ theme: Theme?, _ isRestyled: Bool) -> Void
  let isOverwritten: @MainActor (Target) -> Bool

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - copy: Makes a copy of a value that can be changed in place.
  ///   - isContent: Whether the app goes on changing the value under a theme, which then lets it.
  ///   - value: What a theme gives, if the app's value is the second parameter; `nil` leaves that.
  init<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Target, Value>,
    copy: @escaping (Value) -> Value = { $0 },
    isContent: Bool = false,
    value: @escaping (Theme, Value) -> ThemedValue<Value>?
  ) {
    let state = PropertyState(path, copy: copy, isContent: isContent, value: value)
    update = { state.update($0, to: $1, isRestyled: $2) }
    isOverwritten = { state.isOverwritten(in: $0) }
  }
}

/// The properties that themes set on one object.
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
  func update(
    _ target: Target,
    to theme: Theme?,
    isRestyled: Bool,
    while isCurrent: () -> Bool
  ) {
    for property in all where isCurrent() { property.update(target, theme, isRestyled) }
  }

  /// Whether the app has set anew what the theme had set.
  func isOverwritten(in target: Target) -> Bool { all.contains { $0.isOverwritten(target) } }
}

/// A view that themes change, which isn't kept alive.
@MainActor
struct ThemedView<View: UIView> {
  private(set) weak var view: View?
  let properties: ThemedProperties<View, ThemeApplication>
}
