// The bars at the side of iOS 27.1, as values: how they look isn't known, so none is drawn.

/// The edge at which the system has bars at the side.
public enum UIVerticalBarEdge: Int, Sendable {
  /// None.
  case unspecified = 0

  /// The leading edge.
  case leading = 1

  /// The trailing edge.
  case trailing = 2
}

/// Whether bars are at the side where the device can have them there.
public enum UIVerticalBarBehavior: Int, Sendable {
  /// As the system decides.
  case automatic = 0

  /// Never.
  case disabled = 1
}

/// Which of the bars at the side become small first.
public enum UIVerticalBarCompressionBehavior: Int, Sendable {
  /// As the system decides: the items of other bars before the tab bar.
  case automatic = 0

  /// The tab bar.
  case prefersBarItems = 1

  /// The items of other bars.
  case prefersTabBar = 2
}

extension UITabBar {
  /// Whether the bar is one at the side.
  var isVertical: Bool {
    isManaged && traitCollection.verticalBarEdge != .unspecified
      && (superview as? TabBarControllerView)?.controller?.resolvedVerticalBarBehavior != .disabled
  }
}

extension UIViewController {
  /// What the controller prefers, or the child that it leaves that to.
  fileprivate var resolvedVerticalBarBehavior: UIVerticalBarBehavior {
    childForPreferredVerticalBarBehavior?.resolvedVerticalBarBehavior
      ?? preferredVerticalBarBehavior
  }
}
