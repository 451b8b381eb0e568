/// A change of the selected tab, or a second tap on it.
public struct TabBarSelection: Hashable, Sendable {
  /// The origin of a selection.
  public enum Origin: Hashable, Sendable {
    /// A tap on the bar.
    case user

    /// Code, such as an assignment to `selectedIndex`.
    case program
  }

  /// The index of the tab in `viewControllers`, or in the top level of `tabs`; `nil` for More or
  /// none.
  public var index: Int?

  /// The index of the tab that was selected before.
  public var previousIndex: Int?

  /// The origin of the selection.
  public var origin: Origin

  /// Whether the tab was selected already.
  public var isReselection: Bool { index == previousIndex }
}
