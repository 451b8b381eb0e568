public import Foundation

/// Keeps the choice of theme and style in the user defaults.
///
///     let persistence = UserDefaultsThemePersistence()
///     let ofScene = UserDefaultsThemePersistence(key: "theme.\(session.persistentIdentifier)")
public struct UserDefaultsThemePersistence: TabBarThemePersistence {
  private let defaults: UserDefaults
  private let key: String

  /// Creates a place in the user defaults.
  ///
  /// - Parameters:
  ///   - defaults: The user defaults.
  ///   - key: The key; stores that are to differ, as those of two scenes, need a key each.
  public init(_ defaults: UserDefaults = .standard, key: String = "TabBarTheme") {
    self.defaults = defaults
    self.key = key
  }

  public func load() -> TabBarThemeChoice? {
    guard let values = defaults.dictionary(forKey: key) else { return nil }
    return TabBarThemeChoice(
      name: values[Field.name] as? String,
      style: (values[Field.style] as? String).flatMap { TabBarTheme.Style(rawValue: $0) } ?? .system
    )
  }

  public func save(_ choice: TabBarThemeChoice) {
    var values = [Field.style: choice.style.rawValue]
    values[Field.name] = choice.name
    defaults.set(values, forKey: key)
  }

  private enum Field {
    static let name = "name"
    static let style = "style"
  }
}
