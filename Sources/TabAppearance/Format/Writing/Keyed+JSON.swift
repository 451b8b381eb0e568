package import TabFiles

extension Keyed {
  /// The object as written in a theme file; inherited settings are omitted.
  package var json: JSON {
    .object(Self.keys.compactMap { key in key.json(self).map { JSON.Member(key.name, $0) } })
  }

  /// The object as written in a theme file, or `null` if all its settings are UIKit's defaults.
  var jsonOrNull: JSON { self == .systemDefault ? .null : json }
}

extension Key {
  /// Returns the value that an object has for the key as written in a theme file; `nil` omits it.
  package func json(_ root: Root) -> JSON? {
    switch value(in: root) {
    case .inherited: nil
    case .systemDefault: .null
    case .value(let value): JSON(value, as: form)
    }
  }
}

extension JSON {
  /// Creates the JSON of a value of the type that goes with a form.
  init(_ value: any Sendable, as form: ValueForm) {
    switch form {
    case .text, .family: self = .string(typed(value))
    case .flag: self = .bool(typed(value))
    case .number(let rule): self = .number(rule.nearest(to: typed(value)))
    case .wholeNumber(let rule): self = .number(rule.nearest(to: Double(typed(value) as Int)))
    case .numbers(let rule, let limit):
      self = .array((typed(value) as [Double]).prefix(limit).map { .number(rule.nearest(to: $0)) })
    case .choice(let choice): self = .string(choice.namesOf(value)[0])
    case .choices(let choice):
      let names = choice.namesOf(value).map { JSON.string($0) }
      self = names.count == 1 ? names[0] : .array(names)
    case .versions: self = .string((typed(value) as TabBarEnvironment.VersionRange).text)
    case .colorValue: self = .string((typed(value) as TabBarTheme.Color.Value).text)
    case .color: self = (typed(value) as TabBarTheme.Color).textOrObject
    case .colors:
      let colors = (typed(value) as [String: TabBarTheme.Color]).sorted { $0.key < $1.key }
      self = .object(colors.map { JSON.Member($0.key, $0.value.textOrObject) })
    case .imageSource: self = (typed(value) as TabBarTheme.Image.Source).json
    case .image, .icon: self = (typed(value) as TabBarTheme.Image).textOrObject
    case .object: self = (typed(value) as any Keyed).json
    case .part: self = (typed(value) as any Keyed).jsonOrNull
    case .scrollEdge: self = (typed(value) as TabBarTheme.ScrollEdge).json
    case .variations: self = .array((typed(value) as [TabBarTheme.Variation]).map(\.json))
    case .items:
      let items: [TabBarTab.Name: TabBarTheme.ItemOverride] = typed(value)
      self = .object(
        items.sorted { $0.key < $1.key }.map { JSON.Member($0.key.text, $0.value.jsonOrNull) }
      )
    }
  }
}

extension TabBarTheme.Color {
  /// The color as text if it has one value, else as an object.
  fileprivate var textOrObject: JSON { isSingle ? .string(light.text) : json }
}

extension TabBarTheme.Image {
  /// The image as text if it has no options, else as an object.
  fileprivate var textOrObject: JSON {
    let source = source.json
    guard case .string = source, self == Self(self.source) else { return json }
    return source
  }
}

extension TabBarTheme.Image.Source {
  /// The source in a theme file.
  package var json: JSON {
    if case .gradient(let gradient) = self { return gradient.json }
    return text.map { .string($0) } ?? .null
  }
}

extension TabBarTheme.ScrollEdge {
  fileprivate var json: JSON {
    switch self {
    case .standard: "standard"
    case .transparent: "transparent"
    case .overlay(let overlay): overlay.json
    }
  }
}
