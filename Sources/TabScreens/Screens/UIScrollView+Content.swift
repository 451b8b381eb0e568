package import TabUIKit

extension UIScrollView {
  /// Creates the scroll view of a page's content: the content extends below the bar, or at the
  /// scroll edge ends above it.
  ///
  /// - Parameters:
  ///   - page: The page, which the scroll view fills.
  ///   - bar: The frame of the bar, in coordinates of the screen.
  ///   - screen: The bounds of the screen.
  ///   - isAtScrollEdge: Whether the content ends above the bar.
  ///   - backdrop: Returns the view of the content, given its end in points from the top of the
  ///     page.
  /// - Returns: The scroll view, not yet added to the page.
  package static func content(
    of page: UIView,
    beside bar: CGRect,
    on screen: CGRect,
    isAtScrollEdge: Bool,
    backdrop: (_ end: CGFloat) -> UIView?
  ) -> UIScrollView {
    let bottom = bar.midY < screen.midY ? screen.maxY : bar.minY
    let end = isAtScrollEdge ? bottom : bottom + 2 * TabSnapshotBackdrop.rowHeight
    let scrollView = UIScrollView(frame: page.bounds)
    scrollView.contentSize = CGSize(width: page.bounds.width, height: end)
    if let view = backdrop(end) { scrollView.addSubview(view) }
    return scrollView
  }
}
