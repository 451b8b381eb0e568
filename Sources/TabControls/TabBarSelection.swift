public import TabThemes

/// A change of the selected tab, or a second tap on it.
public struct TabBarSelection: Hashable, Sendable {
  /// The origin of a selection.
  public enum Origin: Hashable, Sendable {
    /// A tap on the bar.
    case user

    /// Code, such as an assignment to `selectedIndex`.
    case program
  }

  /// The selected tab; `nil` for More or none.
  public let tab: TabBarTab?

  /// The tab that was selected before; `nil` for More or none.
  public let previousTab: TabBarTab?

  /// The origin of the selection.
  public let origin: Origin

  /// Whether the tab was selected already.
  public var isReselection: Bool { tab?.index == previousTab?.index }
}
