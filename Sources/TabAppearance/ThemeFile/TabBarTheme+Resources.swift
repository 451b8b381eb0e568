import TabJSON

extension TabBarTheme {
  /// All that the theme names and that the app or the system has to have, in the order of the theme's text.
  package var resources: [ThemeResource] {
    var finder = ResourceFinder()
    finder.search(jsonObject, as: .object(Self.shape), at: [])
    return finder.found
  }
}

/// Walks through what a theme writes, along the table of keys.
private struct ResourceFinder {
  private(set) var found: [ThemeResource] = []

  mutating func search(_ json: JSON, as shape: ThemeShape, at path: [String]) {
    switch (shape, json) {
    case (.colorValue, .string(let text)):
      if case .success(.asset(let name)) = ThemeColor.Value.read(text) {
        add(.color, name, at: path)
      }
    case (.imageSource, .string(let text)):
      switch ThemeImage.Source.read(text) {
      case .success(.asset(let name)): add(.image, name, at: path)
      case .success(.symbol(let name)): add(.symbol, name, at: path)
      default: break
      }
    case (.object(let shape), .object(let members)), (.either(_, let shape), .object(let members)):
      for member in members {
        guard let key = shape.keys.first(where: { $0.name == member.key }) else { continue }
        if key.name == "family", case .string(let name) = member.value {
          add(.family, name, at: path + [key.name])
        } else {
          search(member.value, as: key.shape, at: path + [key.name])
        }
      }
    case (.either(let short, _), _): search(json, as: short, at: path)
    case (.colors, .object(let members)):
      for member in members {
        search(member.value, as: ThemeNotation<ThemeColor>.color.shape, at: path + [member.key])
      }
    case (.items(let shape), .object(let members)):
      for member in members { search(member.value, as: .object(shape), at: path + [member.key]) }
    case (.list(let shape, _), .array(let values)):
      for (index, value) in values.enumerated() {
        search(value, as: .object(shape), at: path + ["[\(index)]"])
      }
    default: break
    }
  }

  private mutating func add(_ kind: ThemeResource.Kind, _ name: String, at path: [String]) {
    found.append(ThemeResource(kind: kind, name: name, path: path.keyPath))
  }
}
