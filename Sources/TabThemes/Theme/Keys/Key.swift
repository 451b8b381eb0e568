/// A key of a theme file: the only description of a property, used by every pass.
///
/// A row of a table names the key, the property, the kind of its value, a summary and, where UIKit
/// has one, UIKit's property:
///
///     .setting("kern", \.kern, .kern, "The space added after every character, in points.") { \.kern }
///
/// Passes that need the type of the value are methods of subclasses, which know it: a method of a
/// generic class is compiled once, a closure in a generic function once for each row. All other passes,
/// such as those that read, write and compare files, switch over ``form``, and get and set values of
/// any type.
///
/// All properties are constant; only final classes can be `Sendable` without `@unchecked`.
package class Key<Root: Keyed>: @unchecked Sendable {
  package let name: String
  package let summary: String
  package let form: ValueForm
  package let isRequired: Bool
  package let isNullable: Bool

  /// The key of the capability table; `nil` if systems don't differ in their treatment of the key.
  package let capability: CapabilityKey?

  /// The UIKit property of the key, if there is one.
  package let uiKit: UIKitProperty<Root>?

  /// The bytes of the setting; `nil` for a key of another kind.
  fileprivate let bits: SettingBits?

  fileprivate init(
    _ name: String,
    _ summary: String,
    _ form: ValueForm,
    isRequired: Bool = false,
    isNullable: Bool = false,
    capability: CapabilityKey? = nil,
    uiKit: UIKitProperty<Root>? = nil,
    bits: SettingBits? = nil
  ) {
    self.name = name
    self.summary = summary
    self.form = form
    self.isRequired = isRequired
    self.isNullable = isNullable
    self.capability = capability
    self.uiKit = uiKit
    self.bits = bits
  }

  /// Whether the key is a setting that is inherited, as its bytes show; `false` for a key of another
  /// kind.
  final func isInherited(in root: Root) -> Bool { bits?.isInherited(in: root) ?? false }

  /// Whether the key is a setting without a value, as its bytes show; `false` for a key of another
  /// kind.
  final func hasNoValue(in root: Root) -> Bool { bits?.hasNoValue(in: root) ?? false }

  /// Returns the value of the key.
  package func value(in root: Root) -> KeyValue { .inherited }

  /// Sets the key to a value of the type that goes with ``form``.
  package func set(_ value: any Sendable, in root: inout Root) {}

  func combine(_ root: inout Root, with other: Root, _ mergeMode: MergeMode) {}

  /// Sets the property to UIKit's default.
  package func reset(_ root: inout Root) {}

  /// Replaces UIKit's default by inherited.
  func removeNull(_ root: inout Root) {}

  /// Replaces references to the theme's colors by their values, and a number outside the range of the
  /// key by the nearest number in it.
  func resolve(_ root: inout Root, by colors: ColorTable) {}
}

/// The value that an object has for a key.
package enum KeyValue {
  /// Not set; absent in a theme file.
  case inherited

  /// UIKit's default; `null` in a theme file.
  case systemDefault

  /// A value of the type that goes with the key's form.
  case value(any Sendable)
}

/// A property of an object, as a value that can cross threads.
typealias Path<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

extension Key {
  /// Returns a key for a setting: absent, `null` or a value.
  static func setting<Value>(
    _ name: String,
    _ path: Path<Root, TabBarTheme.Setting<Value>>,
    _ kind: ValueKind<Value>,
    _ summary: String,
    capability: CapabilityKey? = nil,
    uiKit: UIKitProperty<Root>? = nil
  ) -> Key {
    SettingKey(name, path, kind, summary, capability: capability, uiKit: uiKit)
  }

  /// Returns a key for an object with keys; `null` is UIKit's default in all of them.
  static func object<Object: Keyed>(
    _ name: String,
    _ path: Path<Root, Object>,
    _ summary: String,
    uiKit: UIKitProperty<Root>? = nil
  ) -> Key { ObjectKey(name, path, summary, uiKit: uiKit) }

  /// Returns a key for a value that is never `null`; it is omitted if it is `standard`.
  static func plain<Value: Hashable & Sendable>(
    _ name: String,
    _ path: Path<Root, Value>,
    _ kind: ValueKind<Value>,
    standard: Value? = nil,
    isRequired: Bool = false,
    _ summary: String
  ) -> Key {
    PlainKey(name, path, kind, standard: standard, isRequired: isRequired, summary)
  }

  /// Returns a key for an optional value, which is absent if it is `nil`.
  static func optional<Value: Hashable & Sendable>(
    _ name: String,
    _ path: Path<Root, Value?>,
    _ kind: ValueKind<Value>,
    _ summary: String
  ) -> Key { OptionalKey(name, path, kind, summary) }

  /// Returns the key for the table of an outer object that has the keys of a part among its own.
  func lifted<Outer: Keyed>(_ path: Path<Outer, Root>) -> Key<Outer> { LiftedKey(self, path) }

  /// Returns the key with a value that every state of items inherits from `normal`, even if it is a
  /// color.
  func passingFromNormal() -> Key {
    LiftedKey(self, \.self, passesFromNormal: true, uiKit: uiKit)
  }
}

private final class SettingKey<Root: Keyed, Value: Hashable & Sendable>: Key<Root>,
  @unchecked Sendable
{
  private let path: Path<Root, TabBarTheme.Setting<Value>>
  private let kind: ValueKind<Value>

  init(
    _ name: String,
    _ path: Path<Root, TabBarTheme.Setting<Value>>,
    _ kind: ValueKind<Value>,
    _ summary: String,
    capability: CapabilityKey?,
    uiKit: UIKitProperty<Root>?
  ) {
    (self.path, self.kind) = (path, kind)
    super.init(
      name,
      summary,
      kind.form,
      isNullable: true,
      capability: capability,
      uiKit: uiKit,
      bits: SettingBits(path)
    )
  }

  override package func value(in root: Root) -> KeyValue {
    switch root[keyPath: path] {
    case .inherited: .inherited
    case .systemDefault: .systemDefault
    case .value(let value): .value(value)
    }
  }

  override package func set(_ value: any Sendable, in root: inout Root) {
    root[keyPath: path] = .value(typed(value))
  }

  override func combine(_ root: inout Root, with other: Root, _ mergeMode: MergeMode) {
    if mergeMode == .overlayOnNormal, !kind.inheritsFromNormalState { return }
    let others = other[keyPath: path]
    if mergeMode.isOverlay, others.isInherited { return }
    root[keyPath: path].combine(mergeMode, with: others, merging: kind.merge)
  }

  override package func reset(_ root: inout Root) { root[keyPath: path] = .systemDefault }

  override func removeNull(_ root: inout Root) {
    if case .systemDefault = root[keyPath: path] { root[keyPath: path] = .inherited }
  }

  override func resolve(_ root: inout Root, by colors: ColorTable) {
    if let resolve = kind.resolve, let value = root[keyPath: path].value {
      root[keyPath: path] = .value(resolve(value, colors))
    }
  }
}

private final class ObjectKey<Root: Keyed, Object: Keyed>: Key<Root>, @unchecked Sendable {
  private let path: Path<Root, Object>

  init(
    _ name: String,
    _ path: Path<Root, Object>,
    _ summary: String,
    uiKit: UIKitProperty<Root>?
  ) {
    self.path = path
    super.init(name, summary, .part(Object.self), isNullable: true, uiKit: uiKit)
  }

  override package func value(in root: Root) -> KeyValue {
    let object = root[keyPath: path]
    return object == Object() ? .inherited : .value(object)
  }

  override package func set(_ value: any Sendable, in root: inout Root) {
    root[keyPath: path] = typed(value)
  }

  override func combine(_ root: inout Root, with other: Root, _ mergeMode: MergeMode) {
    root[keyPath: path].combine(mergeMode, with: other[keyPath: path])
  }

  override package func reset(_ root: inout Root) { root[keyPath: path] = .systemDefault }

  override func removeNull(_ root: inout Root) { root[keyPath: path].removeNull() }

  override func resolve(_ root: inout Root, by colors: ColorTable) {
    root[keyPath: path].resolve(colors)
  }
}

private final class PlainKey<Root: Keyed, Value: Hashable & Sendable>: Key<Root>,
  @unchecked Sendable
{
  private let path: Path<Root, Value>
  private let kind: ValueKind<Value>
  private let standard: Value?

  init(
    _ name: String,
    _ path: Path<Root, Value>,
    _ kind: ValueKind<Value>,
    standard: Value?,
    isRequired: Bool,
    _ summary: String
  ) {
    (self.path, self.kind, self.standard) = (path, kind, standard)
    super.init(name, summary, kind.form, isRequired: isRequired)
  }

  override package func value(in root: Root) -> KeyValue {
    let value = root[keyPath: path]
    return value == standard ? .inherited : .value(value)
  }

  override package func set(_ value: any Sendable, in root: inout Root) {
    root[keyPath: path] = typed(value)
  }

  override func combine(_ root: inout Root, with other: Root, _ mergeMode: MergeMode) {
    let upper = other[keyPath: path]
    guard mergeMode == .overlay, upper != standard else { return }
    root[keyPath: path] = kind.merge(root[keyPath: path], upper)
  }

  override func resolve(_ root: inout Root, by colors: ColorTable) {
    if let resolve = kind.resolve { root[keyPath: path] = resolve(root[keyPath: path], colors) }
  }
}

private final class OptionalKey<Root: Keyed, Value: Hashable & Sendable>: Key<Root>,
  @unchecked Sendable
{
  private let path: Path<Root, Value?>

  init(_ name: String, _ path: Path<Root, Value?>, _ kind: ValueKind<Value>, _ summary: String) {
    self.path = path
    super.init(name, summary, kind.form)
  }

  override package func value(in root: Root) -> KeyValue {
    root[keyPath: path].map { .value($0) } ?? .inherited
  }

  override package func set(_ value: any Sendable, in root: inout Root) {
    root[keyPath: path] = typed(value) as Value
  }

  override func combine(_ root: inout Root, with other: Root, _ mergeMode: MergeMode) {
    if let upper = other[keyPath: path] { root[keyPath: path] = upper }
  }
}

/// A key of a part, in the table of the object that has the part.
private final class LiftedKey<Root: Keyed, Inner: Keyed>: Key<Root>, @unchecked Sendable {
  private let inner: Key<Inner>
  private let path: Path<Root, Inner>
  private let passesFromNormal: Bool

  init(
    _ inner: Key<Inner>,
    _ path: Path<Root, Inner>,
    passesFromNormal: Bool = false,
    uiKit: UIKitProperty<Root>? = nil
  ) {
    (self.inner, self.path, self.passesFromNormal) = (inner, path, passesFromNormal)
    super.init(
      inner.name,
      inner.summary,
      inner.form,
      isRequired: inner.isRequired,
      isNullable: inner.isNullable,
      capability: inner.capability,
      uiKit: uiKit,
      bits: inner.bits?.moved(to: path)
    )
  }

  override package func value(in root: Root) -> KeyValue { inner.value(in: root[keyPath: path]) }

  override package func set(_ value: any Sendable, in root: inout Root) {
    inner.set(value, in: &root[keyPath: path])
  }

  override func combine(_ root: inout Root, with other: Root, _ mergeMode: MergeMode) {
    let mergeMode = passesFromNormal && mergeMode == .overlayOnNormal ? .overlay : mergeMode
    inner.combine(&root[keyPath: path], with: other[keyPath: path], mergeMode)
  }

  override package func reset(_ root: inout Root) { inner.reset(&root[keyPath: path]) }

  override func removeNull(_ root: inout Root) { inner.removeNull(&root[keyPath: path]) }

  override func resolve(_ root: inout Root, by colors: ColorTable) {
    inner.resolve(&root[keyPath: path], by: colors)
  }
}
