package import TabJSON

/// A type whose properties are keys of a theme file.
///
/// ``keys`` is the only description of the properties: reading, writing, combining, compiling,
/// importing and exporting run the rows, and the schema, the reference, diagnostics and comparisons
/// are derived from them.
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

  /// The object as written in a theme file; inherited settings are omitted.
  package var json: JSON {
    .object(Self.keys.compactMap { key in key.write(self).map { JSON.Member(key.name, $0) } })
  }

  /// The object as written in a theme file, or `null` if all its settings are UIKit's defaults.
  package var jsonOrNull: JSON { self == .systemDefault ? .null : json }

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
    for key in Self.keys { key.combine(&self, other, mergeMode) }
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
    for key in Self.keys { key.removeNull(&self) }
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
    for key in Self.keys { key.resolve(&self, colors) }
  }
}

/// A key of a theme file: the only description of a property, used by every pass.
///
/// A row of a table names the key, the property, the kind of its value, a summary and, where UIKit
/// has one, UIKit's property:
///
///     .setting("kern", \.kern, .kern, "The space added after every character, in points.") { \.kern }
///
/// Operations that need the type of the value are closures, created here where the type is known. All
/// others, such as the schema and comparisons, use ``shape`` and the JSON that ``write`` returns.
///
/// A class, since tables are searched for every key that is read, and copying the closures costs
/// more than the search.
package final class Key<Root: Keyed>: Sendable {
  package let name: String
  package let summary: String
  package let shape: ValueSchema
  package let isRequired: Bool
  package let isNullable: Bool
  package let operations: Operations

  /// The key of the capability table; `nil` if systems don't differ in their treatment of the key.
  package let capability: CapabilityKey?

  /// The UIKit property of the key, if there is one.
  package let uiKit: UIKitProperty<Root>?

  package struct Operations: Sendable {
    let read: @Sendable (JSONValue, inout Root, inout ThemeReader) -> Void

    /// Returns the value to write, or `nil` to omit the key.
    let write: @Sendable (Root) -> JSON?
    var combine: @Sendable (inout Root, Root, MergeMode) -> Void

    /// Sets the property to UIKit's default.
    var reset: @Sendable (inout Root) -> Void = { _ in }

    /// Replaces UIKit's default by inherited.
    var removeNull: @Sendable (inout Root) -> Void = { _ in }

    /// Replaces references to the theme's colors by their values, and a number outside the range of
    /// the key by the nearest number in it.
    var resolve: @Sendable (inout Root, ColorTable) -> Void = { _, _ in }
  }

  init(
    _ name: String,
    _ summary: String,
    _ shape: ValueSchema,
    isRequired: Bool = false,
    isNullable: Bool = false,
    capability: CapabilityKey? = nil,
    operations: Operations,
    uiKit: UIKitProperty<Root>? = nil
  ) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.isRequired = isRequired
    self.isNullable = isNullable
    self.capability = capability
    self.operations = operations
    self.uiKit = uiKit
  }

  var read: @Sendable (JSONValue, inout Root, inout ThemeReader) -> Void { operations.read }
  package var write: @Sendable (Root) -> JSON? { operations.write }
  var combine: @Sendable (inout Root, Root, MergeMode) -> Void { operations.combine }
  var reset: @Sendable (inout Root) -> Void { operations.reset }
  var removeNull: @Sendable (inout Root) -> Void { operations.removeNull }
  var resolve: @Sendable (inout Root, ColorTable) -> Void { operations.resolve }
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
    let operations = Operations(
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
      combine: { root, other, mergeMode in
        if mergeMode == .overlayOnNormal, !kind.inheritsFromNormalState { return }
        let others = other[keyPath: path]
        if mergeMode.isOverlay, others.isInherited { return }
        root[keyPath: path].combine(mergeMode, with: others, merging: kind.merge)
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
      operations: operations,
      uiKit: uiKit
    )
  }

  /// Returns a key for an object with keys; `null` is UIKit's default in all of them.
  static func object<Object: Keyed>(
    _ name: String,
    _ path: Path<Root, Object>,
    _ summary: String,
    uiKit: UIKitProperty<Root>? = nil
  ) -> Key {
    let operations = Operations(
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
      combine: { $0[keyPath: path].combine($2, with: $1[keyPath: path]) },
      reset: { $0[keyPath: path] = .systemDefault },
      removeNull: { $0[keyPath: path].removeNull() },
      resolve: { $0[keyPath: path].resolve($1) }
    )
    let shape = ValueSchema.object(ObjectSchema(Object.self))
    return Key(name, summary, shape, isNullable: true, operations: operations, uiKit: uiKit)
  }

  /// Returns a key for a value that is never `null`; it is omitted if it is `standard`.
  static func plain<Value: Hashable & Sendable>(
    _ name: String,
    _ path: Path<Root, Value>,
    _ kind: ValueKind<Value>,
    standard: Value? = nil,
    isRequired: Bool = false,
    _ summary: String
  ) -> Key {
    let operations = Operations(
      read: { json, root, reader in
        if let value = reader.read(json, as: kind) { root[keyPath: path] = value }
      },
      write: { root in
        let value = root[keyPath: path]
        return value == standard ? nil : kind.write(value)
      },
      combine: { root, other, mergeMode in
        let upper = other[keyPath: path]
        guard mergeMode == .overlay, upper != standard else { return }
        root[keyPath: path] = kind.merge(root[keyPath: path], upper)
      },
      resolve: { root, colors in
        if let resolve = kind.resolve {
          root[keyPath: path] = resolve(root[keyPath: path], colors)
        }
      }
    )
    return Key(name, summary, kind.shape, isRequired: isRequired, operations: operations)
  }

  /// Returns a key for an optional value, which is absent if it is `nil`.
  static func optional<Value: Hashable & Sendable>(
    _ name: String,
    _ path: Path<Root, Value?>,
    _ kind: ValueKind<Value>,
    _ summary: String
  ) -> Key {
    let operations = Operations(
      read: { json, root, reader in
        if let value = reader.read(json, as: kind) { root[keyPath: path] = value }
      },
      write: { $0[keyPath: path].map(kind.write) },
      combine: { root, other, _ in
        if let upper = other[keyPath: path] { root[keyPath: path] = upper }
      }
    )
    return Key(name, summary, kind.shape, operations: operations)
  }

  /// Returns a key whose value is passed to the reader of the file and isn't part of the theme.
  static func ofFile<Value>(
    _ name: String,
    _ kind: ValueKind<Value>,
    _ summary: String,
    read: @escaping @Sendable (Value, JSONValue, inout ThemeReader) -> Void = { _, _, _ in }
  ) -> Key {
    let operations = Operations(
      read: { json, _, reader in
        if let value = reader.read(json, as: kind) { read(value, json, &reader) }
      },
      write: { _ in nil },
      combine: { _, _, _ in }
    )
    return Key(name, summary, kind.shape, operations: operations)
  }

  /// Returns the key for the table of an outer object that has the keys of a part among its own.
  func lifted<Outer: Keyed>(_ path: Path<Outer, Root>) -> Key<Outer> {
    let operations = operations
    return Key<Outer>(
      name,
      summary,
      shape,
      isRequired: isRequired,
      isNullable: isNullable,
      capability: capability,
      operations: .init(
        read: { operations.read($0, &$1[keyPath: path], &$2) },
        write: { operations.write($0[keyPath: path]) },
        combine: { operations.combine(&$0[keyPath: path], $1[keyPath: path], $2) },
        reset: { operations.reset(&$0[keyPath: path]) },
        removeNull: { operations.removeNull(&$0[keyPath: path]) },
        resolve: { operations.resolve(&$0[keyPath: path], $1) }
      )
    )
  }

  /// Returns the key with a value that every state of items inherits from `normal`, even if it is a
  /// color.
  func passingFromNormal() -> Key {
    var operations = operations
    let combine = operations.combine
    operations.combine = { combine(&$0, $1, $2 == .overlayOnNormal ? .overlay : $2) }
    return Key(
      name,
      summary,
      shape,
      isRequired: isRequired,
      isNullable: isNullable,
      capability: capability,
      operations: operations,
      uiKit: uiKit
    )
  }
}
