import TabUIKit

extension UIScrollView {
  /// Fills a page with the scroll view and a backdrop as its content: the content extends below the
  /// bar, or at the scroll edge ends above it.
  ///
  /// - Parameters:
  ///   - page: The page, which the scroll view fills.
  ///   - bar: The frame of the bar, in coordinates of the screen.
  ///   - screen: The bounds of the screen.
  ///   - isAtScrollEdge: Whether the content ends above the bar.
  ///   - backdrop: Returns the view of the content, given its end in points from the top of the
  ///     page.
  func layOutContent(
    of page: UIView,
    beside bar: CGRect,
    on screen: CGRect,
    isAtScrollEdge: Bool,
    backdrop: (_ end: CGFloat) -> UIView?
  ) {
    let bottom = bar.midY < screen.midY ? screen.maxY : bar.minY
    let end = isAtScrollEdge ? bottom : bottom + 2 * TabSnapshotBackdrop.rowHeight
    frame = page.bounds
    contentSize = CGSize(width: page.bounds.width, height: end)
    for view in subviews { view.removeFromSuperview() }
    if let view = backdrop(end) { addSubview(view) }
  }
}
