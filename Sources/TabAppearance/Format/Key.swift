package import TabJSON

/// A key of a theme file: the only description of a property, from which every pass takes what it needs.
///
/// A row of a table names the key, the property, the kind of its value, a summary and, where UIKit has one, UIKit's
/// property:
///
///     .setting("kern", \.kern, .kern, "The space added after every character, in points.") { \.kern }
///
/// Passes that need the type of the value are closures, made here where the type is known. All others, as the schema
/// and comparisons, go by ``shape`` and the JSON that ``write`` makes.
///
/// A class, since tables are searched for every key that is read, and a copy of the closures costs more than the rest.
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

    /// Replaces references to the theme's colors.
    var resolveColors: @Sendable (inout Root, ColorTable) -> Void = { _, _ in }
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
  var resolveColors: @Sendable (inout Root, ColorTable) -> Void { passes.resolveColors }
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
      resolveColors: { root, colors in
        if let resolve = kind.resolveColors, let value = root[keyPath: path].value {
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
      removeNull: { root in
        if root[keyPath: path] != Object() { root[keyPath: path].removeNull() }
      },
      resolveColors: { root, colors in
        if root[keyPath: path] != Object() { root[keyPath: path].resolveColors(colors) }
      }
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
      resolveColors: { root, colors in
        if let resolve = kind.resolveColors {
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
        resolveColors: { passes.resolveColors(&$0[keyPath: path], $1) }
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
