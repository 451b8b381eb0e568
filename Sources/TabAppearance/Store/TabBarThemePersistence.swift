public import Foundation

/// A user's choice: a theme by its name, and a style.
public struct TabBarThemeChoice: Hashable, Sendable {
  /// The name of the theme, or `nil` if none was chosen.
  public var name: String?

  /// The style, or `nil` if none was chosen.
  public var style: TabBarTheme.Style?

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - name: The name of the theme; `nil` if none was chosen.
  ///   - style: The style; `nil` if none was chosen.
  public init(name: String? = nil, style: TabBarTheme.Style? = nil) {
    self.name = name
    self.style = style
  }
}

/// Storage that keeps the choice of a ``TabBarThemeStore`` from one launch to the next.
///
/// ``UserDefaultsThemePersistence`` stores it in user defaults; an app can store it with its other
/// settings:
///
///     struct SettingsPersistence: TabBarThemePersistence {
///       func load() -> TabBarThemeChoice? { settings.theme }
///       func save(_ choice: TabBarThemeChoice) { settings.theme = choice }
///     }
@MainActor
public protocol TabBarThemePersistence {
  /// Returns the choice that was saved last, or `nil` if there is none.
  func load() -> TabBarThemeChoice?

  /// Saves a choice, replacing the last one.
  func save(_ choice: TabBarThemeChoice)
}

/// Stores the choice of theme and style in user defaults.
///
///     let persistence = UserDefaultsThemePersistence()
///     let ofScene = UserDefaultsThemePersistence(key: "theme.\(session.persistentIdentifier)")
public struct UserDefaultsThemePersistence: TabBarThemePersistence {
  private let defaults: UserDefaults
  private let key: String

  /// Creates storage in user defaults.
  ///
  /// - Parameters:
  ///   - defaults: The user defaults to store the choice in.
  ///   - key: The key of the choice; stores with separate choices, as those of two scenes, need
  ///     different keys.
  public init(_ defaults: UserDefaults = .standard, key: String = "TabBarTheme") {
    self.defaults = defaults
    self.key = key
  }

  public func load() -> TabBarThemeChoice? {
    guard let values = defaults.dictionary(forKey: key) else { return nil }
    return TabBarThemeChoice(
      name: values[Field.name] as? String,
      style: (values[Field.style] as? String).flatMap { TabBarTheme.Style(rawValue: $0) }
    )
  }

  public func save(_ choice: TabBarThemeChoice) {
    var values: [String: String] = [:]
    values[Field.name] = choice.name
    values[Field.style] = choice.style?.rawValue
    defaults.set(values, forKey: key)
  }

  private enum Field {
    static let name = "name"
    static let style = "style"
  }
}
