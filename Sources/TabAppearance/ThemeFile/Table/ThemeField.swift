import TabJSON

/// A key of an object in a theme file: what it is called, what stands there, where it goes.
struct ThemeField<Object: ThemeObject>: Sendable {
  let name: String

  /// What it is, in one sentence.
  let summary: String
  let shape: ThemeShape
  var isRequired = false
  var isNullable = true

  let read: @Sendable (JSONValue, inout Object, inout ThemeFileReader) -> Void

  /// The value to be written, or `nil` if the key is left out.
  let write: @Sendable (Object) -> JSON?

  /// Puts what the second object says over the first.
  let overlay: @Sendable (inout Object, Object) -> Void

  /// Says "UIKit's default" in this field.
  let erase: @Sendable (inout Object) -> Void
}

extension ThemeField {
  /// A leaf: absent, `null` or a value.
  static func setting<Value>(
    _ name: String,
    _ path: any WritableKeyPath<Object, Setting<Value>> & Sendable,
    _ notation: ThemeNotation<Value>,
    _ summary: String
  ) -> ThemeField {
    ThemeField(
      name: name,
      summary: summary,
      shape: notation.shape,
      read: { value, object, reader in
        if case .null = value.kind {
          object[keyPath: path] = .systemDefault
        } else if let value = notation.read(value, &reader) {
          object[keyPath: path] = .value(value)
        }
      },
      write: { object in
        switch object[keyPath: path] {
        case .inherited: nil
        case .systemDefault: .null
        case .value(let value): notation.write(value)
        }
      },
      overlay: { base, overlay in
        let (lower, upper) = (base[keyPath: path], overlay[keyPath: path])
        if case .value(let lower) = lower, case .value(let upper) = upper {
          base[keyPath: path] = .value(notation.overlay(lower, upper))
        } else {
          base[keyPath: path] = upper.inheriting(from: lower)
        }
      },
      erase: { $0[keyPath: path] = .systemDefault }
    )
  }

  /// An object with keys of its own; `null` says "UIKit's default" in each of its leaves.
  static func group<Group: ThemeObject>(
    _ name: String,
    _ path: any WritableKeyPath<Object, Group> & Sendable,
    _ summary: String
  ) -> ThemeField {
    ThemeField(
      name: name,
      summary: summary,
      shape: .object(ThemeObjectShape(Group.self)),
      read: { value, object, reader in
        object[keyPath: path] = reader.readGroup(value)
      },
      write: { object in
        let group = object[keyPath: path]
        return group == Group.blank ? nil : group.jsonGroup
      },
      overlay: { base, overlay in
        base[keyPath: path] = base[keyPath: path].overlaid(by: overlay[keyPath: path])
      },
      erase: { $0[keyPath: path] = Group.systemDefault }
    )
  }

  /// A value that can't be `null`; it is left out if it is `standard`.
  static func plain<Value: Equatable & Sendable>(
    _ name: String,
    _ path: any WritableKeyPath<Object, Value> & Sendable,
    _ notation: ThemeNotation<Value>,
    standard: Value? = nil,
    isRequired: Bool = false,
    _ summary: String
  ) -> ThemeField {
    ThemeField(
      name: name,
      summary: summary,
      shape: notation.shape,
      isRequired: isRequired,
      isNullable: false,
      read: { value, object, reader in
        if let value = notation.read(value, &reader) { object[keyPath: path] = value }
      },
      write: { object in
        let value = object[keyPath: path]
        return value == standard ? nil : notation.write(value)
      },
      overlay: { base, overlay in
        base[keyPath: path] = notation.overlay(base[keyPath: path], overlay[keyPath: path])
      },
      erase: { _ in }
    )
  }

  /// A value that is absent if it is `nil`.
  static func optional<Value: Equatable & Sendable>(
    _ name: String,
    _ path: any WritableKeyPath<Object, Value?> & Sendable,
    _ notation: ThemeNotation<Value>,
    _ summary: String
  ) -> ThemeField {
    ThemeField(
      name: name,
      summary: summary,
      shape: notation.shape,
      isNullable: false,
      read: { value, object, reader in
        if let value = notation.read(value, &reader) { object[keyPath: path] = value }
      },
      write: { $0[keyPath: path].map(notation.write) },
      overlay: { $0[keyPath: path] = $1[keyPath: path] ?? $0[keyPath: path] },
      erase: { _ in }
    )
  }

  /// Objects in order; those of a lower theme come before those of an upper one.
  static func list<Element: ThemeObject>(
    _ name: String,
    _ path: any WritableKeyPath<Object, [Element]> & Sendable,
    limit: Int,
    _ summary: String
  ) -> ThemeField {
    ThemeField(
      name: name,
      summary: summary,
      shape: .list(ThemeObjectShape(Element.self), limit: limit),
      isNullable: false,
      read: { value, object, reader in
        object[keyPath: path] = reader.readList(value, limit: limit)
      },
      write: { object in
        let elements = object[keyPath: path]
        return elements.isEmpty ? nil : .array(elements.map(\.jsonObject))
      },
      overlay: { $0[keyPath: path] += $1[keyPath: path] },
      erase: { _ in }
    )
  }

  /// The name of what the theme extends; it isn't part of the theme that comes out.
  static func parent(_ name: String, _ summary: String) -> ThemeField {
    let notation = ThemeNotation<String>.text
    return ThemeField(
      name: name,
      summary: summary,
      shape: notation.shape,
      isNullable: false,
      read: { value, _, reader in
        if let name = notation.read(value, &reader) { reader.noteParent(name, at: value.range) }
      },
      write: { _ in nil },
      overlay: { _, _ in },
      erase: { _ in }
    )
  }

  /// A key for other readers of the file.
  static func ignored(
    _ name: String,
    _ notation: ThemeNotation<some Sendable>,
    _ summary: String
  ) -> ThemeField {
    ThemeField(
      name: name,
      summary: summary,
      shape: notation.shape,
      isNullable: false,
      read: { value, _, reader in _ = notation.read(value, &reader) },
      write: { _ in nil },
      overlay: { _, _ in },
      erase: { _ in }
    )
  }
}
