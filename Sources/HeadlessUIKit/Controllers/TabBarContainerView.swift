import Foundation

/// A container between a controller's view and its bar, on a system with `barInContainer`; as large as the view.
final class TabBarContainerView: UIView {
  /// The controller whose bar the container places; nil in the outer container.
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.placeBar()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
  }

  override func subviewVisibilityDidChange() {
    superview?.subviewVisibilityDidChange()
  }
}

extension UITabBarController {
  /// Returns the view for the bar's place in the controller's view: the bar, or its outer container.
  func barContainer(around bar: UITabBar) -> UIView {
    guard SimulatedSystem.has(.barInContainer) else { return bar }
    let (outer, inner) = (TabBarContainerView(), TabBarContainerView())
    inner.controller = self
    inner.addSubview(bar)
    outer.addSubview(inner)
    return outer
  }

  /// The subview of the controller's view that is the bar or contains it.
  var outermostBarView: UIView {
    var top: UIView = tabBar
    while let superview = top.superview, superview !== viewIfLoaded { top = superview }
    return top
  }

  /// Sets the frame of the bar, and those of its containers, which lay the bar out later in the same pass.
  func placeBar() {
    let bounds: CGRect = view.bounds
    let frame = tabBar.design.placement(of: tabBar, in: bounds).frame
    guard let container = tabBar.superview as? TabBarContainerView else {
      tabBar.place(at: frame)
      return
    }
    container.superview?.frame = bounds
    container.frame = bounds
    tabBar.place(at: view.convert(frame, to: container))
  }
}
