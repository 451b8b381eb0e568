import TabUIKit

/// UIKit's property for a key, with the passes that need the types of both.
package struct UIKitProperty<Root: Keyed>: Sendable {
  /// The name that Swift code sets the property by; `nil` where code calls a method instead, or sets
  /// the properties of UIKit's object one by one.
  package var name: String?

  /// The value of the key, of its type in themes, for a property with a name; `nil` if it isn't set.
  ///
  /// Other modules convert it by its type: the tool to code in Swift, for example, which apps don't
  /// need.
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

/// A property of a UIKit object, as a closure: such key paths can be made on the main actor only.
typealias UIKitPath<Target, Value> = @MainActor @Sendable () -> WritableKeyPath<Target, Value>

/// What compiling needs to know besides the theme.
package struct CompilingContext: Hashable {
  /// Whether the leading edge is the right one: offsets away from it go to the left then, since
  /// UIKit mirrors none.
  package var isRightToLeft = false

  /// The size of text that the user prefers, for fonts that grow.
  package var contentSize = UIContentSizeCategory.unspecified

  /// Where assets are looked for before the app's main bundle.
  package var assets: Bundle?

  /// The look of the bar, by which the system's fonts differ.
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

/// What importing makes of UIKit's values that have no equal in a theme; `nil` stays out of the
/// theme.
@MainActor
package struct ImportingContext {
  package let color: (UIColor, _ path: String) -> TabBarTheme.Color?
  package let image: (UIImage, _ path: String) -> TabBarTheme.Image?
  package let text:
    ([NSAttributedString.Key: Any], SystemTextStyle, _ path: String) -> TabBarTheme.Text

  /// Hears of a value without a name in themes.
  package let leaveOut: (_ path: String) -> Void

  /// Hears of a property that is `nil` where UIKit's default has a value: a theme can't take that
  /// away.
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
  /// A setting that UIKit has a property for.
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
      path,
      get: { $0[keyPath: uiKit()] },
      set: { target, value in if let value { target[keyPath: uiKit()] = value } }
    )
    return setting(name, path, kind, summary, capability: capability, uiKit: property)
  }

  /// A setting that UIKit has a property for, which can be `nil`; `uiKitName` is the property's name
  /// if the key has another.
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
      path,
      get: { $0[keyPath: uiKit()] },
      set: { $0[keyPath: uiKit()] = $1 }
    )
    return setting(name, path, kind, summary, capability: capability, uiKit: property)
  }

  /// An object that UIKit has an object for.
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
        // UIKit's objects are changed in place; a property that can be set may have given a copy.
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

  /// A paragraph style, which UIKit has only where an app has set one.
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

  /// A text that UIKit has a dictionary of attributes for.
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
        // Merged into UIKit's own attributes, which it fills one by one.
        if !attributes.isEmpty { target[keyPath: uiKit()].merge(attributes) { $1 } }
      },
      describe: { target, path, text in text.add(target[keyPath: uiKit()], under: path) },
      importValue: { root, target, _, keys, context in
        root[keyPath: path].combine(
          .overlay,
          context.text(target[keyPath: uiKit()], base.style(in: context.layout), keys)
        )
      }
    )
    return object(name, path, summary, uiKit: property)
  }
}

extension UIKitProperty {
  fileprivate init<Value: UIKitConvertible>(
    _ name: String,
    _ path: Path<Root, TabBarTheme.Setting<Value>>,
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
  /// The object, or `nil` if everything in it is inherited.
  fileprivate var ifSet: Self? { self == Self() ? nil : self }

  /// Sets on a UIKit object what is set here.
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
