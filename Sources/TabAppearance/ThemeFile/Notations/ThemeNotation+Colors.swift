import TabJSON

extension ThemeNotation<ThemeColor.Value> {
  /// One value of a color, as text.
  static let colorValue = ThemeNotation(
    shape: .colorValue,
    read: { value, reader in
      guard case .string(let text) = value.kind else {
        return reader.reject(value, as: .colorValue)
      }
      switch ThemeColor.Value.read(text) {
      case .failure(let problem):
        return reader.reject(value, .notColor(text, problem))
      case .success(let color):
        if case .named(let name) = color { reader.noteReference(to: name, at: value.range) }
        return color
      }
    },
    write: { .string($0.notation) }
  )
}

extension ThemeNotation<ThemeColor> {
  /// A color with one value, as text, or with up to four.
  static let color = ThemeNotation(
    shape: .either(.colorValue, ThemeObjectShape(ThemeColorValues.self)),
    read: { value, reader in
      switch value.kind {
      case .string:
        ThemeNotation<ThemeColor.Value>.colorValue.read(value, &reader).map { .init($0) }
      case .object:
        (reader.readObject(value) as ThemeColorValues?).map { ThemeColor($0) }
      default: reader.reject(value, as: .color)
      }
    },
    write: { $0.isSingle ? .string($0.light.notation) : ThemeColorValues($0).jsonObject }
  )
}

extension ThemeNotation<[String: ThemeColor]> {
  /// The colors of a theme by name.
  static let colors = ThemeNotation(
    shape: .colors,
    read: { value, reader in
      guard case .object(let members) = value.kind else {
        reader.declareColors(nil)
        return reader.reject(value, as: .colors)
      }
      reader.declareColors(members)
      var colors = [String: ThemeColor](minimumCapacity: members.count)
      for member in members {
        reader.at(member.key) { reader in
          if member.key.isEmpty {
            reader.report(.emptyName(of: "a color"), at: member.keyRange)
          } else if let color = ThemeNotation<ThemeColor>.color.read(member.value, &reader) {
            colors[member.key] = color
          }
        }
      }
      return colors
    },
    write: { colors in
      .object(
        colors.sorted { $0.key < $1.key }
          .map { JSON.Member($0.key, ThemeNotation<ThemeColor>.color.write($0.value)) }
      )
    },
    overlay: { lower, upper in lower.merging(upper) { $1 } }
  )
}
