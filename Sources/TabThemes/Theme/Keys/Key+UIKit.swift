import TabUIKit

/// A property of a UIKit object, as a closure, since such key paths can be created only on the main
/// actor.
typealias UIKitPath<Target, Value> = @MainActor @Sendable () -> WritableKeyPath<Target, Value>

extension Key {
  /// Returns a key for a setting with a UIKit property.
  static func setting<Value: UIKitConvertible>(
    _ name: String,
    _ path: Path<Root, TabBarTheme.Setting<Value>>,
    _ kind: ValueKind<Value>,
    _ summary: String,
    capability: CapabilityKey? = nil,
    uiKit: @escaping UIKitPath<Root.Target, Value.UIKitValue>
  ) -> Key {
    let property = RequiredProperty(name, path, uiKit)
    return setting(name, path, kind, summary, capability: capability, uiKit: property)
  }

  /// Returns a key for a setting with an optional UIKit property; `uiKitName` is the property's
  /// name if it differs from the key.
  static func setting<Value: UIKitConvertible>(
    _ name: String,
    _ path: Path<Root, TabBarTheme.Setting<Value>>,
    _ kind: ValueKind<Value>,
    _ summary: String,
    capability: CapabilityKey? = nil,
    as uiKitName: String? = nil,
    uiKit: @escaping UIKitPath<Root.Target, Value.UIKitValue?>
  ) -> Key {
    let property = OptionalProperty(uiKitName ?? name, path, uiKit)
    return setting(name, path, kind, summary, capability: capability, uiKit: property)
  }

  /// Returns a key for an object that is compiled onto a UIKit object.
  static func object<Object: Keyed>(
    _ name: String,
    _ path: Path<Root, Object>,
    _ summary: String,
    layout: ItemLayout? = nil,
    isSelected: Bool = false,
    uiKit: @escaping @MainActor @Sendable () -> KeyPath<Root.Target, Object.Target>
  ) -> Key {
    let property = ObjectProperty(path, layout: layout, isSelected: isSelected, uiKit)
    return object(name, path, summary, uiKit: property)
  }

  /// Returns a key for a paragraph style, which is `nil` in UIKit unless an app has set one.
  static func object<Object: Keyed>(
    _ name: String,
    _ path: Path<Root, Object>,
    _ summary: String,
    as uiKitName: String,
    uiKit: @escaping UIKitPath<Root.Target, Object.Target?>
  ) -> Key where Object.Target == NSMutableParagraphStyle {
    object(name, path, summary, uiKit: ParagraphProperty(uiKitName, path, uiKit))
  }

  /// Returns a key for a text, which UIKit stores as a dictionary of attributes.
  static func text(
    _ name: String,
    _ path: Path<Root, TabBarTheme.Text>,
    _ summary: String,
    base: SystemTextStyle.Role,
    as uiKitName: String,
    uiKit: @escaping UIKitPath<Root.Target, [NSAttributedString.Key: Any]>
  ) -> Key {
    object(name, path, summary, uiKit: TextProperty(uiKitName, path, base: base, uiKit))
  }
}

/// The property of a setting; subclasses know whether it is optional in UIKit.
private class SettingProperty<Root: Keyed, Value: UIKitConvertible>: UIKitProperty<Root>,
  @unchecked Sendable
{
  private let path: Path<Root, TabBarTheme.Setting<Value>>

  init(_ name: String, _ path: Path<Root, TabBarTheme.Setting<Value>>) {
    self.path = path
    super.init(name)
  }

  @MainActor
  func get(_ target: Root.Target) -> Value.UIKitValue? { nil }

  @MainActor
  func set(_ value: Value.UIKitValue?, on target: inout Root.Target) {}

  override func value(_ root: Root) -> (any Sendable)? { root[keyPath: path].value }

  override func compile(
    _ root: Root,
    onto target: inout Root.Target,
    in context: CompilingContext
  ) {
    if let value = root[keyPath: path].value {
      set(value.uiKitValue(in: context), on: &target)
    }
  }

  override func content(of target: Root.Target) -> UIKitContent? { .value(get(target)) }

  override func isSet(_ target: Root.Target, unlike pristine: Root.Target) -> Bool {
    get(target) != get(pristine)
  }
}

private final class RequiredProperty<Root: Keyed, Value: UIKitConvertible>:
  SettingProperty<Root, Value>, @unchecked Sendable
{
  private let uiKit: UIKitPath<Root.Target, Value.UIKitValue>

  init(
    _ name: String,
    _ path: Path<Root, TabBarTheme.Setting<Value>>,
    _ uiKit: @escaping UIKitPath<Root.Target, Value.UIKitValue>
  ) {
    self.uiKit = uiKit
    super.init(name, path)
  }

  override func get(_ target: Root.Target) -> Value.UIKitValue? { target[keyPath: uiKit()] }

  override func set(_ value: Value.UIKitValue?, on target: inout Root.Target) {
    if let value { target[keyPath: uiKit()] = value }
  }
}

private final class OptionalProperty<Root: Keyed, Value: UIKitConvertible>:
  SettingProperty<Root, Value>, @unchecked Sendable
{
  private let uiKit: UIKitPath<Root.Target, Value.UIKitValue?>

  init(
    _ name: String,
    _ path: Path<Root, TabBarTheme.Setting<Value>>,
    _ uiKit: @escaping UIKitPath<Root.Target, Value.UIKitValue?>
  ) {
    self.uiKit = uiKit
    super.init(name, path)
  }

  override func get(_ target: Root.Target) -> Value.UIKitValue? { target[keyPath: uiKit()] }

  override func set(_ value: Value.UIKitValue?, on target: inout Root.Target) {
    target[keyPath: uiKit()] = value
  }
}

private final class ObjectProperty<Root: Keyed, Object: Keyed>: UIKitProperty<Root>,
  @unchecked Sendable
{
  private let path: Path<Root, Object>
  private let layout: ItemLayout?
  private let isSelected: Bool
  private let uiKit: @MainActor @Sendable () -> KeyPath<Root.Target, Object.Target>

  init(
    _ path: Path<Root, Object>,
    layout: ItemLayout?,
    isSelected: Bool,
    _ uiKit: @escaping @MainActor @Sendable () -> KeyPath<Root.Target, Object.Target>
  ) {
    (self.layout, self.isSelected, self.uiKit) = (layout, isSelected, uiKit)
    self.path = path
    super.init(nil)
  }

  override func compile(
    _ root: Root,
    onto target: inout Root.Target,
    in context: CompilingContext
  ) {
    let object = root[keyPath: path]
    if object == Object() { return }
    var context = context
    context.layout = layout ?? context.layout
    if isSelected { context.isSelected = true }
    let uiKitPath = uiKit()
    var inner = target[keyPath: uiKitPath]
    object.compile(onto: &inner, in: context)
    // UIKit's objects are mutated in place; a settable property may have returned a copy, so it
    // is set.
    if let writable = uiKitPath as? WritableKeyPath { target[keyPath: writable] = inner }
  }

  override func content(of target: Root.Target) -> UIKitContent? {
    .object(target[keyPath: uiKit()], layout: layout)
  }
}

private final class ParagraphProperty<Root: Keyed, Object: Keyed>: UIKitProperty<Root>,
  @unchecked Sendable
where Object.Target == NSMutableParagraphStyle {
  private let path: Path<Root, Object>
  private let uiKit: UIKitPath<Root.Target, NSMutableParagraphStyle?>

  init(
    _ name: String,
    _ path: Path<Root, Object>,
    _ uiKit: @escaping UIKitPath<Root.Target, NSMutableParagraphStyle?>
  ) {
    (self.path, self.uiKit) = (path, uiKit)
    super.init(name)
  }

  override func value(_ root: Root) -> (any Sendable)? { root[keyPath: path].ifSet }

  override func compile(
    _ root: Root,
    onto target: inout Root.Target,
    in context: CompilingContext
  ) {
    let object = root[keyPath: path]
    if object == Object() { return }
    var inner = target[keyPath: uiKit()] ?? NSMutableParagraphStyle()
    object.compile(onto: &inner, in: context)
    target[keyPath: uiKit()] = inner
  }

  override func content(of target: Root.Target) -> UIKitContent? {
    target[keyPath: uiKit()].map { .object($0, layout: nil) }
  }
}

private final class TextProperty<Root: Keyed>: UIKitProperty<Root>, @unchecked Sendable {
  private let path: Path<Root, TabBarTheme.Text>
  private let base: SystemTextStyle.Role
  private let uiKit: UIKitPath<Root.Target, [NSAttributedString.Key: Any]>

  init(
    _ name: String,
    _ path: Path<Root, TabBarTheme.Text>,
    base: SystemTextStyle.Role,
    _ uiKit: @escaping UIKitPath<Root.Target, [NSAttributedString.Key: Any]>
  ) {
    (self.path, self.base, self.uiKit) = (path, base, uiKit)
    super.init(name)
  }

  override func value(_ root: Root) -> (any Sendable)? { root[keyPath: path].ifSet }

  override func compile(
    _ root: Root,
    onto target: inout Root.Target,
    in context: CompilingContext
  ) {
    let attributes = root[keyPath: path].attributes(
      base: base.style(in: context.layout, isSelected: context.isSelected, on: context.look),
      in: context
    )
    // Merged into UIKit's dictionary, so that attributes that the theme doesn't set stay.
    if !attributes.isEmpty { target[keyPath: uiKit()].merge(attributes) { $1 } }
  }

  override func content(of target: Root.Target) -> UIKitContent? {
    .text(target[keyPath: uiKit()], base: base)
  }
}
