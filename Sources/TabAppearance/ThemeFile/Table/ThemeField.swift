import TabJSON

/// A key of an object in a theme file: what it is called, what stands there, where it goes.
///
/// A class, since reading looks fields up by name for every key, and copies of seven closures took longer than
/// the rest.
final class ThemeField<Object: ThemeObject>: Sendable {
  let name: String

  /// What it is, in one sentence.
  let summary: String
  let shape: ThemeShape
  let isRequired: Bool
  let isNullable: Bool

  let read: @Sendable (JSONValue, inout Object, inout ThemeFileReader) -> Void

  /// The value to be written, or `nil` if the key is left out.
  let write: @Sendable (Object) -> JSON?

  /// Puts what the second object says over the first.
  let overlay: @Sendable (inout Object, Object) -> Void

  /// Says "UIKit's default" in this field.
  let erase: @Sendable (inout Object) -> Void

  private init(
    name: String,
    summary: String,
    shape: ThemeShape,
    isRequired: Bool = false,
    isNullable: Bool = true,
    read: @escaping @Sendable (JSONValue, inout Object, inout ThemeFileReader) -> Void,
    write: @escaping @Sendable (Object) -> JSON?,
    overlay: @escaping @Sendable (inout Object, Object) -> Void,
    erase: @escaping @Sendable (inout Object) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.isRequired = isRequired
    self.isNullable = isNullable
    self.read = read
    self.write = write
    self.overlay = overlay
    self.erase = erase
  }
}

extension ThemeField {
  /// A leaf: absent, `null` or a value.
  static func setting<Value>(
    _ name: String,
    _ property: Property<Object, Setting<Value>>,
    _ notation: ThemeNotation<Value>,
    _ summary: String
  ) -> ThemeField {
    ThemeField(
      name: name,
      summary: summary,
      shape: notation.shape,
      read: { value, object, reader in
        if case .null = value.kind {
          property.set(&object, .systemDefault)
        } else if let value = notation.read(value, &reader) {
          property.set(&object, .value(value))
        }
      },
      write: { object in
        switch property.get(object) {
        case .inherited: nil
        case .systemDefault: .null
        case .value(let value): notation.write(value)
        }
      },
      overlay: { base, overlay in
        let upper = property.get(overlay)
        if upper.isInherited { return }
        if case .value(let upper) = upper, case .value(let lower) = property.get(base) {
          property.set(&base, .value(notation.overlay(lower, upper)))
        } else {
          property.set(&base, upper)
        }
      },
      erase: { property.set(&$0, .systemDefault) }
    )
  }

  /// An object with keys of its own; `null` says "UIKit's default" in each of its leaves.
  static func group<Group: ThemeObject>(
    _ name: String,
    _ property: Property<Object, Group>,
    _ summary: String
  ) -> ThemeField {
    ThemeField(
      name: name,
      summary: summary,
      shape: .object(ThemeObjectShape(Group.self)),
      read: { value, object, reader in
        property.set(&object, reader.readGroup(value))
      },
      write: { object in
        let group = property.get(object)
        return group == Group.blank ? nil : group.jsonGroup
      },
      overlay: { base, overlay in
        let upper = property.get(overlay)
        if upper == Group.blank { return }
        property.set(&base, property.get(base).overlaid(by: upper))
      },
      erase: { property.set(&$0, Group.systemDefault) }
    )
  }

  /// A group that is kept apart.
  static func part<Group: ThemeObject>(
    _ name: String,
    _ path: any WritableKeyPath<Object, Part<Group>> & Sendable,
    _ summary: String
  ) -> ThemeField {
    let property = Property(path)
    return ThemeField(
      name: name,
      summary: summary,
      shape: .object(ThemeObjectShape(Group.self)),
      read: { value, object, reader in
        property.set(&object, Part(unchecked: reader.readGroup(value)))
      },
      write: { object in
        let group = property.get(object).value
        return group == Group.blank ? nil : group.jsonGroup
      },
      overlay: { base, overlay in
        let (lower, upper) = (property.get(base), property.get(overlay))
        if upper.isBlank { return }
        let whole =
          lower.isBlank ? upper : Part(unchecked: lower.value.overlaid(by: upper.value))
        property.set(&base, whole)
      },
      erase: { property.set(&$0, Part(Group.systemDefault)) }
    )
  }

  /// A value that can't be `null`; it is left out if it is `standard`.
  static func plain<Value: Equatable & Sendable>(
    _ name: String,
    _ property: Property<Object, Value>,
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
        if let value = notation.read(value, &reader) { property.set(&object, value) }
      },
      write: { object in
        let value = property.get(object)
        return value == standard ? nil : notation.write(value)
      },
      overlay: { base, overlay in
        property.set(&base, notation.overlay(property.get(base), property.get(overlay)))
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
    let property = Property(path)
    return ThemeField(
      name: name,
      summary: summary,
      shape: notation.shape,
      isNullable: false,
      read: { value, object, reader in
        if let value = notation.read(value, &reader) { property.set(&object, value) }
      },
      write: { property.get($0).map(notation.write) },
      overlay: { base, overlay in
        if let upper = property.get(overlay) { property.set(&base, upper) }
      },
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
    let property = Property(path)
    return ThemeField(
      name: name,
      summary: summary,
      shape: .list(ThemeObjectShape(Element.self), limit: limit),
      isNullable: false,
      read: { value, object, reader in
        property.set(&object, reader.readList(value, limit: limit))
      },
      write: { object in
        let elements = property.get(object)
        return elements.isEmpty ? nil : .array(elements.map(\.jsonObject))
      },
      overlay: { property.set(&$0, property.get($0) + property.get($1)) },
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
