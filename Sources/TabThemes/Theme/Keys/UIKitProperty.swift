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

  /// Adds the properties of a UIKit object to a description.
  @MainActor
  package static func describe(_ target: Target, under path: String, in text: inout AppearanceText)
  {
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
