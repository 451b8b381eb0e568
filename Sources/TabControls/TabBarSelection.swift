/// A change of the selected tab, or a second tap on it.
public struct TabBarSelection: Hashable, Sendable {
  /// Who selects.
  public enum Origin: Hashable, Sendable {
    /// A tap on the bar.
    case user

    /// Code, as that which sets `selectedIndex`.
    case program
  }

  /// The index of the tab among `viewControllers`, or among `tabs` at the top level; `nil` for More
  /// and for none.
  public var index: Int?

  /// The index of the tab that was selected before.
  public var previousIndex: Int?

  /// Who has selected it.
  public var origin: Origin

  /// Whether the tab was selected already.
  public var isReselection: Bool { index == previousIndex }

  /// Creates a selection.
  public init(index: Int?, previousIndex: Int?, origin: Origin) {
    self.index = index
    self.previousIndex = previousIndex
    self.origin = origin
  }
}
