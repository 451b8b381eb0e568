// The vertical bars of iOS 27.1, as values: their look is unknown, so none is drawn.

/// The edge of the screen at which the system shows vertical bars.
public enum UIVerticalBarEdge: Int, Sendable {
  /// No edge.
  case unspecified = 0

  /// The leading edge.
  case leading = 1

  /// The trailing edge.
  case trailing = 2
}

/// The behavior of bars on a device that can show them at a side.
public enum UIVerticalBarBehavior: Int, Sendable {
  /// The system's choice.
  case automatic = 0

  /// No vertical bars.
  case disabled = 1
}

/// The order in which vertical bars are compressed.
public enum UIVerticalBarCompressionBehavior: Int, Sendable {
  /// The system's choice: the items of other bars before the tab bar.
  case automatic = 0

  /// The tab bar first, so that the items of other bars keep their size.
  case prefersBarItems = 1

  /// The items of other bars first, so that the tab bar keeps its size.
  case prefersTabBar = 2
}

extension UITabBar {
  /// Whether the bar is vertical, at a side of the screen.
  var isVertical: Bool {
    isManaged && traitCollection.verticalBarEdge != .unspecified
      && (superview as? TabBarControllerView)?.controller?.resolvedVerticalBarBehavior != .disabled
  }
}

extension UIViewController {
  /// The behavior that the controller prefers, or the child that decides for it.
  fileprivate var resolvedVerticalBarBehavior: UIVerticalBarBehavior {
    childForPreferredVerticalBarBehavior?.resolvedVerticalBarBehavior
      ?? preferredVerticalBarBehavior
  }
}
