import TabUIKit

/// The UIKit property of a key: the passes that need the type of the theme's value and that of
/// UIKit's, as methods of subclasses.
///
/// All properties are constant; only final classes can be `Sendable` without `@unchecked`.
package class UIKitProperty<Root: Keyed>: @unchecked Sendable {
  /// The name of the property in Swift code; `nil` if code calls a method instead, or sets the
  /// properties of an object separately.
  package let name: String?

  init(_ name: String?) { self.name = name }

  /// Returns the value of the key, with its type in themes; `nil` if it isn't set or the property
  /// has no name.
  ///
  /// Other modules convert the value by its type, for example to Swift code, which apps don't need.
  package func value(_ root: Root) -> (any Sendable)? { nil }

  /// Sets the property to the value of the theme, if there is one.
  @MainActor
  func compile(_ root: Root, onto target: inout Root.Target, in context: CompilingContext) {}

  /// Adds the property of a live object to a description, under a path.
  @MainActor
  func describe(_ target: Root.Target, under path: String, in text: inout AppearanceText) {}

  /// Sets the values in which a live object, at a path, differs from a new object.
  @MainActor
  package func importValue(
    into root: inout Root,
    of target: Root.Target,
    pristine: Root.Target,
    at path: String,
    in context: ImportingContext
  ) {}
}

/// A property of a UIKit object, as a closure, since such key paths can be created only on the main
/// actor.
typealias UIKitPath<Target, Value> = @MainActor @Sendable () -> WritableKeyPath<Target, Value>

/// The inputs of compiling other than the theme.
package struct CompilingContext: Hashable {
  /// Whether the leading edge is the right one: leading offsets then go to the left, since UIKit
  /// doesn't mirror offsets.
  package var isRightToLeft = false

  /// The text size that the user prefers, for fonts that grow.
  package var contentSize = UIContentSizeCategory.unspecified

  /// The bundle that is searched for assets before the app's main bundle.
  package var assets: Bundle?

  /// The look of the bar, on which the system's fonts depend.
  var look = TabBarEnvironment.Look.classic

  /// The layout whose items are compiled.
  fileprivate(set) var layout = ItemLayout.stacked

  /// Whether selected items are compiled.
  fileprivate(set) var isSelected = false

  package init(
    isRightToLeft: Bool = false,
    contentSize: UIContentSizeCategory = .unspecified,
    assets: Bundle? = nil
  ) {
    self.isRightToLeft = isRightToLeft
    self.contentSize = contentSize
    self.assets = assets
  }
}

/// Closures that import UIKit's values without an equivalent in themes; `nil` omits the value from
/// the theme.
@MainActor
package struct ImportingContext {
  package let color: (UIColor, _ path: String) -> TabBarTheme.Color?
  package let image: (UIImage, _ path: String) -> TabBarTheme.Image?
  package let text:
    ([NSAttributedString.Key: Any], SystemTextStyle, _ path: String) -> TabBarTheme.Text

  /// Called with the path of a value that has no name in themes.
  package let leaveOut: (_ path: String) -> Void

  /// Called for a property that is `nil` though UIKit's default isn't; a theme can't set `nil`
  /// there.
  package let missing: () -> Void

  /// The layout whose items are imported.
  fileprivate(set) var layout = ItemLayout.stacked

  package init(
    color: @escaping (UIColor, String) -> TabBarTheme.Color?,
    image: @escaping (UIImage, String) -> TabBarTheme.Image?,
    text: @escaping ([NSAttributedString.Key: Any], SystemTextStyle, String) -> TabBarTheme.Text,
    leaveOut: @escaping (String) -> Void,
    missing: @escaping () -> Void
  ) {
    self.color = color
    self.image = image
    self.text = text
    self.leaveOut = leaveOut
    self.missing = missing
  }
}

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
    let property = SetProperty(name, path, uiKit)
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
    if let value = root[keyPath: path].value { set(value.uiKitValue(in: context), on: &target) }
  }

  override func describe(
    _ target: Root.Target,
    under path: String,
    in text: inout AppearanceText
  ) {
    if let value = Value.describe(get(target), in: text) { text.add(path, value) }
  }

  override func importValue(
    into root: inout Root,
    of target: Root.Target,
    pristine: Root.Target,
    at keys: String,
    in context: ImportingContext
  ) {
    let (value, old) = (get(target), get(pristine))
    if value == old { return }
    if let imported = Value.imported(value, at: keys, in: context) {
      root[keyPath: path] = .value(imported)
    } else if value == nil {
      context.missing()
    }
  }
}

private final class SetProperty<Root: Keyed, Value: UIKitConvertible>: SettingProperty<Root, Value>,
  @unchecked Sendable
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
    (self.path, self.layout, self.isSelected, self.uiKit) = (path, layout, isSelected, uiKit)
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

  override func describe(
    _ target: Root.Target,
    under path: String,
    in text: inout AppearanceText
  ) {
    Object.describe(target[keyPath: uiKit()], under: path, in: &text)
  }

  override func importValue(
    into root: inout Root,
    of target: Root.Target,
    pristine: Root.Target,
    at keys: String,
    in context: ImportingContext
  ) {
    var context = context
    context.layout = layout ?? context.layout
    root[keyPath: path].importValues(
      of: target[keyPath: uiKit()],
      pristine: pristine[keyPath: uiKit()],
      at: keys,
      in: context
    )
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

  override func describe(
    _ target: Root.Target,
    under path: String,
    in text: inout AppearanceText
  ) {
    if let inner = target[keyPath: uiKit()] { Object.describe(inner, under: path, in: &text) }
  }

  override func importValue(
    into root: inout Root,
    of target: Root.Target,
    pristine: Root.Target,
    at keys: String,
    in context: ImportingContext
  ) {
    guard let inner = target[keyPath: uiKit()] else { return }
    root[keyPath: path].importValues(
      of: inner,
      pristine: NSMutableParagraphStyle(),
      at: keys,
      in: context
    )
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

  override func describe(
    _ target: Root.Target,
    under path: String,
    in text: inout AppearanceText
  ) {
    text.add(target[keyPath: uiKit()], under: path)
  }

  override func importValue(
    into root: inout Root,
    of target: Root.Target,
    pristine: Root.Target,
    at keys: String,
    in context: ImportingContext
  ) {
    root[keyPath: path].combine(
      .overlay,
      with: context.text(target[keyPath: uiKit()], base.style(in: context.layout), keys)
    )
  }
}

extension Keyed {
  /// The object, or `nil` if all its settings are inherited.
  fileprivate var ifSet: Self? { self == Self() ? nil : self }

  /// Sets the object's settings on a UIKit object.
  @MainActor
  func compile(onto target: inout Target, in context: CompilingContext) {
    for key in Self.keys { key.uiKit?.compile(self, onto: &target, in: context) }
  }

  /// Adds the properties of a UIKit object to a description.
  @MainActor
  static func describe(_ target: Target, under path: String, in text: inout AppearanceText) {
    let prefix = path.isEmpty ? "" : "\(path)."
    for key in keys { key.uiKit?.describe(target, under: prefix + key.name, in: &text) }
  }

  /// Sets the values in which a UIKit object differs from a new object.
  @MainActor
  package mutating func importValues(
    of target: Target,
    pristine: Target,
    at path: String,
    in context: ImportingContext
  ) {
    for key in Self.keys {
      key.uiKit?.importValue(
        into: &self,
        of: target,
        pristine: pristine,
        at: "\(path).\(key.name)",
        in: context
      )
    }
  }
}
