// The fields of ThemeField.swift, by the key path of their property.
extension ThemeField {
  static func setting<Value>(
    _ name: String,
    _ path: any WritableKeyPath<Object, Setting<Value>> & Sendable,
    _ notation: ThemeNotation<Value>,
    _ summary: String
  ) -> ThemeField {
    setting(name, Property(path), notation, summary)
  }

  static func group<Group: ThemeObject>(
    _ name: String,
    _ path: any WritableKeyPath<Object, Group> & Sendable,
    _ summary: String
  ) -> ThemeField {
    group(name, Property(path), summary)
  }

  static func plain<Value: Equatable & Sendable>(
    _ name: String,
    _ path: any WritableKeyPath<Object, Value> & Sendable,
    _ notation: ThemeNotation<Value>,
    standard: Value? = nil,
    isRequired: Bool = false,
    _ summary: String
  ) -> ThemeField {
    plain(name, Property(path), notation, standard: standard, isRequired: isRequired, summary)
  }
}
