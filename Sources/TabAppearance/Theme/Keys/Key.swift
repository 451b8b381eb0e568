package import TabJSON

/// A type whose properties are keys of a theme file.
///
/// Its ``keys`` are the only description of them: reading, writing, combining, compiling, importing
/// and exporting are made of the rows, and so are the schema, the reference, diagnostics and
/// comparisons.
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

  /// The same for what a state of items takes from `normal`: colors stay out, but for those of
  /// badges.
  case overlayOnNormal

  /// The settings of the first object that aren't what the second has already.
  case difference

  /// The settings that both have.
  case intersection

  var isOverlay: Bool { self == .overlay || self == .overlayOnNormal }
}

extension Keyed {
  package mutating func combine(_ combination: Combination, _ other: Self) {
    // Of nothing an overlay changes nothing, and nothing can be taken away; over nothing it is all.
    if (combination.isOverlay ? other : self) == Self() { return }
    if combination == .overlay, self == Self() {
      self = other
      return
    }
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
    if self == Self() { return }
    for key in Self.keys { key.removeNull(&self) }
  }

  /// The object with UIKit's default in all that is inherited.
  package var filled: Self { Self.systemDefault.merging(self) }

  /// Replaces references to the theme's colors, and every number outside the range of its key with
  /// the nearest number in the range.
  mutating func resolve(_ colors: ColorTable) {
    if self == Self() { return }
    for key in Self.keys { key.resolve(&self, colors) }
  }
}

/// A key of a theme file: the only description of a property, from which every pass takes what it
/// needs.
///
/// A row of a table names the key, the property, the kind of its value, a summary and, where UIKit
/// has one, UIKit's property:
///
///     .setting("kern", \.kern, .kern, "The space added after every character, in points.") { \.kern }
///
/// Passes that need the type of the value are closures, made here where the type is known. All
/// others, as the schema and comparisons, go by ``shape`` and the JSON that ``write`` makes.
///
/// A class, since tables are searched for every key that is read, and a copy of the closures costs
/// more than the rest.
package final class Key<Root: Keyed>: Sendable {
  package let name: String
  package let summary: String
  package let shape: Shape
  package let isRequired: Bool
  package let isNullable: Bool
  package let passes: Passes

  /// What the systems treat the key as, where they differ in that.
  package let capability: CapabilityKey?

  /// UIKit's property, if there is one.
  package let uiKit: UIKitProperty<Root>?

  package struct Passes: Sendable {
    let read: @Sendable (JSONValue, inout Root, inout ThemeReader) -> Void

    /// The value to be written, or `nil` if the key is left out.
    let write: @Sendable (Root) -> JSON?
    var combine: @Sendable (inout Root, Root, Combination) -> Void

    /// Sets UIKit's default.
    var reset: @Sendable (inout Root) -> Void = { _ in }

    /// Removes UIKit's default.
    var removeNull: @Sendable (inout Root) -> Void = { _ in }

    /// Replaces references to the theme's colors, and a number outside the key's range.
    var resolve: @Sendable (inout Root, ColorTable) -> Void = { _, _ in }
  }

  init(
    _ name: String,
    _ summary: String,
    _ shape: Shape,
    isRequired: Bool = false,
    isNullable: Bool = false,
    capability: CapabilityKey? = nil,
    passes: Passes,
    uiKit: UIKitProperty<Root>? = nil
  ) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.isRequired = isRequired
    self.isNullable = isNullable
    self.capability = capability
    self.passes = passes
    self.uiKit = uiKit
  }

  var read: @Sendable (JSONValue, inout Root, inout ThemeReader) -> Void { passes.read }
  package var write: @Sendable (Root) -> JSON? { passes.write }
  var combine: @Sendable (inout Root, Root, Combination) -> Void { passes.combine }
  var reset: @Sendable (inout Root) -> Void { passes.reset }
  var removeNull: @Sendable (inout Root) -> Void { passes.removeNull }
  var resolve: @Sendable (inout Root, ColorTable) -> Void { passes.resolve }
}

/// A property of an object, as a value that can cross threads.
typealias Path<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

extension Key {
  /// A setting: absent, `null` or a value.
  static func setting<Value>(
    _ name: String,
    _ path: Path<Root, TabBarTheme.Setting<Value>>,
    _ kind: ValueKind<Value>,
    _ summary: String,
    capability: CapabilityKey? = nil,
    uiKit: UIKitProperty<Root>? = nil
  ) -> Key {
    let passes = Passes(
      read: { json, root, reader in
        if case .null = json.kind {
          root[keyPath: path] = .systemDefault
        } else if let value = reader.read(json, as: kind) {
          root[keyPath: path] = .value(value)
        }
      },
      write: { root in
        switch root[keyPath: path] {
        case .inherited: nil
        case .systemDefault: .null
        case .value(let value): kind.write(value)
        }
      },
      combine: { root, other, combination in
        if combination == .overlayOnNormal, !kind.passesFromNormal { return }
        let others = other[keyPath: path]
        if combination.isOverlay, others.isInherited { return }
        root[keyPath: path].combine(combination, others, merging: kind.merge)
      },
      reset: { $0[keyPath: path] = .systemDefault },
      removeNull: { root in
        if case .systemDefault = root[keyPath: path] { root[keyPath: path] = .inherited }
      },
      resolve: { root, colors in
        if let resolve = kind.resolve, let value = root[keyPath: path].value {
          root[keyPath: path] = .value(resolve(value, colors))
        }
      }
    )
    return Key(
      name,
      summary,
      kind.shape,
      isNullable: true,
      capability: capability,
      passes: passes,
      uiKit: uiKit
    )
  }

  /// An object with keys of its own; `null` is UIKit's default in all of them.
  static func object<Object: Keyed>(
    _ name: String,
    _ path: Path<Root, Object>,
    _ summary: String,
    uiKit: UIKitProperty<Root>? = nil
  ) -> Key {
    let passes = Passes(
      read: { json, root, reader in
        if case .null = json.kind {
          root[keyPath: path] = .systemDefault
        } else {
          reader.readObject(json, into: &root[keyPath: path])
        }
      },
      write: { root in
        let object = root[keyPath: path]
        return object == Object() ? nil : object.jsonOrNull
      },
      combine: { $0[keyPath: path].combine($2, $1[keyPath: path]) },
      reset: { $0[keyPath: path] = .systemDefault },
      removeNull: { $0[keyPath: path].removeNull() },
      resolve: { $0[keyPath: path].resolve($1) }
    )
    let shape = Shape.object(ObjectShape(Object.self))
    return Key(name, summary, shape, isNullable: true, passes: passes, uiKit: uiKit)
  }

  /// A value that is never `null`; it is left out where it is `standard`.
  static func plain<Value: Hashable & Sendable>(
    _ name: String,
    _ path: Path<Root, Value>,
    _ kind: ValueKind<Value>,
    standard: Value? = nil,
    isRequired: Bool = false,
    _ summary: String
  ) -> Key {
    let passes = Passes(
      read: { json, root, reader in
        if let value = reader.read(json, as: kind) { root[keyPath: path] = value }
      },
      write: { root in
        let value = root[keyPath: path]
        return value == standard ? nil : kind.write(value)
      },
      combine: { root, other, combination in
        let upper = other[keyPath: path]
        guard combination == .overlay, upper != standard else { return }
        root[keyPath: path] = kind.merge(root[keyPath: path], upper)
      },
      resolve: { root, colors in
        if let resolve = kind.resolve {
          root[keyPath: path] = resolve(root[keyPath: path], colors)
        }
      }
    )
    return Key(name, summary, kind.shape, isRequired: isRequired, passes: passes)
  }

  /// A value that is absent if it is `nil`.
  static func optional<Value: Hashable & Sendable>(
    _ name: String,
    _ path: Path<Root, Value?>,
    _ kind: ValueKind<Value>,
    _ summary: String
  ) -> Key {
    let passes = Passes(
      read: { json, root, reader in
        if let value = reader.read(json, as: kind) { root[keyPath: path] = value }
      },
      write: { $0[keyPath: path].map(kind.write) },
      combine: { root, other, _ in
        if let upper = other[keyPath: path] { root[keyPath: path] = upper }
      }
    )
    return Key(name, summary, kind.shape, passes: passes)
  }

  /// A key whose value goes to the reader of the file, not into the theme.
  static func ofFile<Value>(
    _ name: String,
    _ kind: ValueKind<Value>,
    _ summary: String,
    read: @escaping @Sendable (Value, JSONValue, inout ThemeReader) -> Void = { _, _, _ in }
  ) -> Key {
    let passes = Passes(
      read: { json, _, reader in
        if let value = reader.read(json, as: kind) { read(value, json, &reader) }
      },
      write: { _ in nil },
      combine: { _, _, _ in }
    )
    return Key(name, summary, kind.shape, passes: passes)
  }

  /// The same key in the table of an object that shows the keys of a part as its own.
  func lifted<Outer: Keyed>(_ path: Path<Outer, Root>) -> Key<Outer> {
    let passes = passes
    return Key<Outer>(
      name,
      summary,
      shape,
      isRequired: isRequired,
      isNullable: isNullable,
      capability: capability,
      passes: .init(
        read: { passes.read($0, &$1[keyPath: path], &$2) },
        write: { passes.write($0[keyPath: path]) },
        combine: { passes.combine(&$0[keyPath: path], $1[keyPath: path], $2) },
        reset: { passes.reset(&$0[keyPath: path]) },
        removeNull: { passes.removeNull(&$0[keyPath: path]) },
        resolve: { passes.resolve(&$0[keyPath: path], $1) }
      )
    )
  }

  /// The key with a value that every state of items takes from `normal`, be it a color.
  func passingFromNormal() -> Key {
    var passes = passes
    let combine = passes.combine
    passes.combine = { combine(&$0, $1, $2 == .overlayOnNormal ? .overlay : $2) }
    return Key(
      name,
      summary,
      shape,
      isRequired: isRequired,
      isNullable: isNullable,
      capability: capability,
      passes: passes,
      uiKit: uiKit
    )
  }
}
