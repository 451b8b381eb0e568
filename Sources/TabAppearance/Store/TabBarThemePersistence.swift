/// What somebody chose: a theme by its name, and a style.
public struct TabBarThemeChoice: Hashable, Sendable {
  /// The name of the theme, or `nil` if none was chosen.
  public var name: String?

  /// The style.
  public var style: TabBarTheme.Style

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - name: The name of the theme; `nil` if none was chosen.
  ///   - style: The style.
  public init(name: String? = nil, style: TabBarTheme.Style = .system) {
    self.name = name
    self.style = style
  }
}

/// Where a ``TabBarThemeStore`` keeps what was chosen from one launch to the next.
///
/// ``UserDefaultsThemePersistence`` is one; apps with settings of their own write another:
///
///     struct SettingsPersistence: TabBarThemePersistence {
///       func load() -> TabBarThemeChoice? { settings.theme }
///       func save(_ choice: TabBarThemeChoice) { settings.theme = choice }
///     }
@MainActor
public protocol TabBarThemePersistence {
  /// Gives what was saved last, or `nil` if nothing was.
  func load() -> TabBarThemeChoice?

  /// Saves a choice in place of the one before.
  func save(_ choice: TabBarThemeChoice)
}
