/// A type whose properties are keys of a theme file.
///
/// ``keys`` is the only description of the properties: reading, writing, combining, compiling,
/// describing, importing and exporting go over the rows, and the schema, the reference, diagnostics
/// and comparisons are derived from them.
package protocol Keyed: Hashable, Sendable {
  /// The UIKit class that the type is compiled onto; `Never` if UIKit has none.
  associatedtype Target = Never

  /// A noun for the type, with its article: "the bar".
  static var noun: String { get }

  /// Whether the type is one value, as a color is, rather than a part of a theme.
  static var isValue: Bool { get }

  /// The keys of the type, in the order in which they are written and compiled.
  static var keys: [Key<Self>] { get }

  /// Creates an object whose settings are all inherited.
  init()
}

extension Keyed {
  package static var isValue: Bool { false }

  /// An object with every setting at UIKit's default; `null` in a theme file.
  package static var systemDefault: Self {
    var result = Self()
    for key in keys { key.reset(&result) }
    return result
  }

  /// Returns a copy of the object after a change.
  package func with(_ change: (inout Self) -> Void) -> Self {
    var result = self
    change(&result)
    return result
  }
}

/// A rule for combining two objects, setting by setting.
package enum MergeMode: Hashable, Sendable {
  /// The settings of the second object, and those of the first where the second inherits.
  case overlay

  /// As `overlay`, for the settings that a state of items inherits from `normal`: only the colors
  /// of badges, no other colors.
  case overlayOnNormal

  /// The settings of the first object that differ from those of the second.
  case difference

  /// The settings that both objects have.
  case intersection

  var isOverlay: Bool { self == .overlay || self == .overlayOnNormal }
}

extension Keyed {
  package mutating func combine(_ mergeMode: MergeMode, with other: Self) {
    // Fast paths: an empty overlay, an empty left side, an overlay on an empty object.
    if (mergeMode.isOverlay ? other : self) == Self() { return }
    if mergeMode == .overlay, self == Self() {
      self = other
      return
    }
    for key in Self.keys where !(mergeMode.isOverlay && key.isInherited(in: other)) {
      key.combine(&self, with: other, mergeMode)
    }
  }

  package func combined(_ mergeMode: MergeMode, with other: Self) -> Self {
    with { $0.combine(mergeMode, with: other) }
  }

  /// Returns the settings of `upper`, and those of this object where `upper` inherits.
  package func merging(_ upper: Self) -> Self { combined(.overlay, with: upper) }

  /// The object without settings at UIKit's default, which needn't be set if nothing is inherited.
  package var withoutNull: Self { with { $0.removeNull() } }

  mutating func removeNull() {
    if self == Self() { return }
    for key in Self.keys where !key.isInherited(in: self) { key.removeNull(&self) }
  }

  /// The object with all inherited settings replaced by UIKit's default.
  package var filled: Self { Self.systemDefault.merging(self) }

  /// The object with every number outside the range of its key replaced by the nearest number in
  /// the range; the object must have no references to colors.
  package var withinLimits: Self { with { $0.resolve(ColorTable([:])) } }

  /// Replaces references to the theme's colors, and every number outside the range of its key by
  /// the nearest number in the range.
  mutating func resolve(_ colors: ColorTable) {
    if self == Self() { return }
    for key in Self.keys where !key.hasNoValue(in: self) { key.resolve(&self, by: colors) }
  }
}
