package import TabJSON

/// A type whose properties are keys of a theme file.
///
/// Its ``keys`` are the only description of them: reading, writing, combining, compiling and importing are made of
/// the rows, and so are the schema, the reference, diagnostics and comparisons.
package protocol Keyed: Hashable, Sendable {
  /// UIKit's object that it is compiled onto; `Never` where UIKit has none.
  associatedtype Target = Never

  /// What it is, with its article: "the bar".
  static var noun: String { get }

  /// Whether it is one value, as a color is, rather than a part of a theme.
  static var isValue: Bool { get }

  /// Its keys, in the order in which they are written and compiled.
  static var keys: [Key<Self>] { get }

  /// Creates an object in which everything is inherited.
  init()
}

extension Keyed {
  package static var isValue: Bool { false }

  /// The object as it is written in a theme file; what is inherited is left out.
  package var json: JSON {
    .object(Self.keys.compactMap { key in key.write(self).map { JSON.Member(key.name, $0) } })
  }

  /// The object as it is written where `null` stands for UIKit's default in all of it.
  package var jsonOrNull: JSON { self == .systemDefault ? .null : json }

  /// An object with every setting at UIKit's default; `null` in a theme file.
  package static var systemDefault: Self {
    var result = Self()
    for key in keys { key.reset(&result) }
    return result
  }

  /// The object after a change.
  package func with(_ change: (inout Self) -> Void) -> Self {
    var result = self
    change(&result)
    return result
  }
}

/// How two objects become one, setting by setting.
package enum Combination: Hashable, Sendable {
  /// The settings of the second object, and those of the first where the second inherits.
  case overlay

  /// The same for what a state of items takes from `normal`: colors stay out, but for those of badges.
  case overlayOnNormal

  /// The settings of the first object that aren't what the second has already.
  case difference

  /// The settings that both have.
  case intersection

  var isOverlay: Bool { self == .overlay || self == .overlayOnNormal }
}

extension Keyed {
  package mutating func combine(_ combination: Combination, _ other: Self) {
    // Nothing set: no overlay changes anything, and nothing can be taken away.
    if (combination.isOverlay ? other : self) == Self() { return }
    for key in Self.keys { key.combine(&self, other, combination) }
  }

  package func combined(_ combination: Combination, _ other: Self) -> Self {
    with { $0.combine(combination, other) }
  }

  /// The settings of `upper`, and those of this object where `upper` inherits.
  package func merging(_ upper: Self) -> Self { combined(.overlay, upper) }

  /// The object where nothing is left to inherit from, so that UIKit's default needn't be set.
  package var withoutNull: Self { with { $0.removeNull() } }

  mutating func removeNull() {
    for key in Self.keys { key.removeNull(&self) }
  }

  /// The object with UIKit's default in all that is inherited.
  package var filled: Self { Self.systemDefault.merging(self) }

  /// Replaces references to the theme's colors.
  mutating func resolveColors(_ colors: ColorTable) {
    for key in Self.keys { key.resolveColors(&self, colors) }
  }
}
