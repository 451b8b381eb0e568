import Foundation

extension TabBarTheme {
  /// Creates a theme from the text of a theme file that was checked when it was embedded in code.
  ///
  /// The plugin `TabThemePlugin` writes such code for the theme files of a target. Since the text
  /// has no mistakes, it is read without the reader of files, which has diagnostics. For text that
  /// isn't known before run time, see `init(json:file:parents:)` of `TabAppearance`.
  ///
  /// - Parameter json: The text, which neither extends a theme nor has design tokens.
  /// - Precondition: The text is a valid theme file.
  public init(checked json: String) {
    let object = try? JSONSerialization.jsonObject(with: Data(json.utf8))
    self = typed(read(members(object), as: Self.self))
  }
}

/// Returns the object of some valid members of a theme file.
///
/// The type is a value, so that apps link one copy of the code rather than one for each type.
private func read(_ members: [String: Any], as type: any Keyed.Type) -> any Keyed {
  var object = type.init() as any Keyed
  object.set(members)
  return object
}

extension Keyed {
  /// Sets the keys of valid members of a theme file; the order has no effect.
  fileprivate mutating func set(_ members: [String: Any]) {
    for (name, json) in members {
      guard let key = Self.keys.first(where: { $0.name == name }) else {
        preconditionFailure(
          "an embedded theme must have the keys of this version of the package (has '\(name)')"
        )
      }
      if json is NSNull {
        key.reset(&self)
      } else {
        key.set(value(json, of: key.form), in: &self)
      }
    }
  }
}

/// Returns the value of valid JSON, of the type that goes with a form.
private func value(_ json: Any, of form: ValueForm) -> any Sendable {
  switch form {
  case .text, .family: text(json)
  case .flag: checked(json) as Bool
  case .number: checked(json) as Double
  case .wholeNumber: checked(json) as Int
  case .numbers: checked(json) as [Double]
  case .choice(let choice): choice.value([text(json)])
  case .choices(let choice): choice.value(json as? [String] ?? [text(json)])
  case .versions: TabBarEnvironment.VersionRange(stringLiteral: text(json))
  case .colorValue: TabBarTheme.Color.Value(stringLiteral: text(json))
  case .color: color(json)
  case .colors: members(json).mapValues(color)
  case .imageSource: image(json).source
  case .image, .icon: image(json)
  case .object(let type, _, _), .part(let type): read(members(json), as: type)
  case .scrollEdge: scrollEdge(json)
  case .variations:
    (checked(json) as [[String: Any]])
      .map { typed(read($0, as: TabBarTheme.Variation.self)) as TabBarTheme.Variation }
  case .items: items(members(json))
  }
}

private func color(_ json: Any) -> TabBarTheme.Color {
  if let text = json as? String { return TabBarTheme.Color(stringLiteral: text) }
  return typed(read(members(json), as: TabBarTheme.Color.self))
}

private func image(_ json: Any) -> TabBarTheme.Image {
  if let text = json as? String { return TabBarTheme.Image(stringLiteral: text) }
  let members = members(json)
  // The source of an image can be an object itself: a gradient.
  if members["image"] == nil {
    return TabBarTheme.Image(.gradient(typed(read(members, as: TabBarTheme.Gradient.self))))
  }
  return typed(read(members, as: TabBarTheme.Image.self))
}

private func scrollEdge(_ json: Any) -> TabBarTheme.ScrollEdge {
  switch json as? String {
  case "standard": .standard
  case "transparent": .transparent
  default: .overlay(typed(read(members(json), as: TabBarTheme.Appearance.self)))
  }
}

private func items(_ items: [String: Any]) -> [TabBarTab.Name: TabBarTheme.ItemOverride] {
  var overrides: [TabBarTab.Name: TabBarTheme.ItemOverride] = [:]
  for (name, json) in items {
    overrides[TabBarTab.Name(stringLiteral: name)] =
      json is NSNull
      ? .systemDefault : typed(read(members(json), as: TabBarTheme.ItemOverride.self))
  }
  return overrides
}

private func text(_ json: Any) -> String { checked(json) }

private func members(_ json: Any?) -> [String: Any] { checked(json) }

private func checked<Value>(_ json: Any?) -> Value {
  guard let value = json as? Value else {
    preconditionFailure("an embedded theme must be a valid theme file (has \(json ?? "no JSON"))")
  }
  return value
}
