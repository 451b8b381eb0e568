import TabUIKit

/// The UIKit property of a key: compiling and reading, which need the type of the theme's value and
/// that of UIKit's, as methods of subclasses.
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

  /// Returns the content of the property of a live object; `nil` if UIKit has methods in place of
  /// the property, or if the object has no paragraph style.
  @MainActor
  package func content(of target: Root.Target) -> UIKitContent? { nil }

  /// Whether the value of a live object differs from that of a new object; always `true` for an
  /// object or a text, whose own properties are compared.
  @MainActor
  package func isSet(_ target: Root.Target, unlike pristine: Root.Target) -> Bool { true }
}

/// The content of a property of a live object.
///
/// The passes that describe and import objects convert it by the form of the key.
package enum UIKitContent {
  /// A value of UIKit's type, or `nil`.
  case value(Any?)

  /// An object with keys; `layout` is the layout whose items it styles, or `nil`.
  case object(Any, layout: ItemLayout?)

  /// The attributes of a text; `base` is the system's style, which applies where an attribute isn't
  /// set.
  case text([NSAttributedString.Key: Any], base: SystemTextStyle.Role)
}

extension Keyed {
  /// The object, or `nil` if all its settings are inherited.
  var ifSet: Self? { self == Self() ? nil : self }

  /// Sets the object's settings on a UIKit object.
  @MainActor
  func compile(onto target: inout Target, in context: CompilingContext) {
    for key in Self.keys where !key.hasNoValue(in: self) {
      key.uiKit?.compile(self, onto: &target, in: context)
    }
  }
}
