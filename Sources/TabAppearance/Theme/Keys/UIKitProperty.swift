import TabUIKit

/// The UIKit property of a key: closures for the passes that need the type of the theme's value and
/// that of UIKit's.
package struct UIKitProperty<Root: Keyed>: Sendable {
  /// The name of the property in Swift code; `nil` if code calls a method instead, or sets the
  /// properties of an object separately.
  package var name: String?

  /// Returns the value of the key, with its type in themes; `nil` if it isn't set or the property
  /// has no name.
  ///
  /// Other modules convert the value by its type, for example to Swift code, which apps don't need.
  package var value: @Sendable (Root) -> (any Sendable)? = { _ in nil }

  /// Sets the property to the value of the theme, if there is one.
  let compile: @MainActor @Sendable (Root, inout Root.Target, CompilingContext) -> Void

  /// Adds the property of a live object to a description, under a path.
  let describe: @MainActor @Sendable (Root.Target, String, inout AppearanceText) -> Void

  /// Sets the values in which a live object, at a path, differs from a new object.
  package let importValue:
    @MainActor @Sendable (
      inout Root, Root.Target, _ pristine: Root.Target, String, ImportingContext
    ) -> Void
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
    let property = UIKitProperty(
      name,
      at: path,
      get: { $0[keyPath: uiKit()] },
      set: { target, value in if let value { target[keyPath: uiKit()] = value } }
    )
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
    let property = UIKitProperty(
      uiKitName ?? name,
      at: path,
      get: { $0[keyPath: uiKit()] },
      set: { $0[keyPath: uiKit()] = $1 }
    )
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
    let property = UIKitProperty<Root>(
      compile: { root, target, context in
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
      },
      describe: { target, path, text in
        Object.describe(target[keyPath: uiKit()], under: path, in: &text)
      },
      importValue: { root, target, pristine, keys, context in
        var context = context
        context.layout = layout ?? context.layout
        root[keyPath: path].importValues(
          of: target[keyPath: uiKit()],
          pristine: pristine[keyPath: uiKit()],
          at: keys,
          in: context
        )
      }
    )
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
    let property = UIKitProperty<Root>(
      name: uiKitName,
      value: { $0[keyPath: path].ifSet },
      compile: { root, target, context in
        let object = root[keyPath: path]
        if object == Object() { return }
        var inner = target[keyPath: uiKit()] ?? NSMutableParagraphStyle()
        object.compile(onto: &inner, in: context)
        target[keyPath: uiKit()] = inner
      },
      describe: { target, path, text in
        if let inner = target[keyPath: uiKit()] { Object.describe(inner, under: path, in: &text) }
      },
      importValue: { root, target, _, keys, context in
        if let inner = target[keyPath: uiKit()] {
          root[keyPath: path].importValues(
            of: inner,
            pristine: NSMutableParagraphStyle(),
            at: keys,
            in: context
          )
        }
      }
    )
    return object(name, path, summary, uiKit: property)
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
    let property = UIKitProperty<Root>(
      name: uiKitName,
      value: { $0[keyPath: path].ifSet },
      compile: { root, target, context in
        let attributes = root[keyPath: path].attributes(
          base: base.style(
            in: context.layout,
            isSelected: context.isSelected,
            on: context.look
          ),
          in: context
        )
        // Merged into UIKit's dictionary, so that attributes that the theme doesn't set stay.
        if !attributes.isEmpty { target[keyPath: uiKit()].merge(attributes) { $1 } }
      },
      describe: { target, path, text in text.add(target[keyPath: uiKit()], under: path) },
      importValue: { root, target, _, keys, context in
        root[keyPath: path].combine(
          .overlay,
          with: context.text(target[keyPath: uiKit()], base.style(in: context.layout), keys)
        )
      }
    )
    return object(name, path, summary, uiKit: property)
  }
}

extension UIKitProperty {
  fileprivate init<Value: UIKitConvertible>(
    _ name: String,
    at path: Path<Root, TabBarTheme.Setting<Value>>,
    get: @escaping @MainActor @Sendable (Root.Target) -> Value.UIKitValue?,
    set: @escaping @MainActor @Sendable (inout Root.Target, Value.UIKitValue?) -> Void
  ) {
    self.init(
      name: name,
      value: { $0[keyPath: path].value },
      compile: { root, target, context in
        if let value = root[keyPath: path].value { set(&target, value.uiKitValue(in: context)) }
      },
      describe: { target, path, text in
        if let value = Value.describe(get(target), in: text) { text.add(path, value) }
      },
      importValue: { root, target, pristine, keys, context in
        let (value, old) = (get(target), get(pristine))
        if value == old { return }
        if let imported = Value.imported(value, at: keys, in: context) {
          root[keyPath: path] = .value(imported)
        } else if value == nil {
          context.missing()
        }
      }
    )
  }
}

extension Keyed {
  /// The object, or `nil` if all its settings are inherited.
  fileprivate var ifSet: Self? { self == Self() ? nil : self }

  /// Sets the object's settings on a UIKit object.
  @MainActor
  func compile(onto target: inout Target, in context: CompilingContext) {
    for key in Self.keys { key.uiKit?.compile(self, &target, context) }
  }

  /// Adds the properties of a UIKit object to a description.
  @MainActor
  static func describe(_ target: Target, under path: String, in text: inout AppearanceText) {
    let prefix = path.isEmpty ? "" : "\(path)."
    for key in keys { key.uiKit?.describe(target, prefix + key.name, &text) }
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
      key.uiKit?.importValue(&self, target, pristine, "\(path).\(key.name)", context)
    }
  }
}
