import TabUIKit

/// Observes whether the content of a scroll view ends above a bar at the bottom.
///
/// Without a scroll view, the content counts as ending above the bar.
@MainActor
final class ScrollEdge {
  private(set) var isReached = true
  private var observation: ChangeObservation?
  private let onChange: () -> Void

  /// Creates an observer without a scroll view; `onChange` is called after each change of
  /// `isReached`.
  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  func follow(_ scrollView: UIScrollView?) {
    if observation?.object !== scrollView {
      observation = scrollView.map { scrollView in
        ChangeObservation(scrollView) { [weak self, weak scrollView] in self?.update(scrollView) }
      }
    }
    update(scrollView)
  }

  private func update(_ scrollView: UIScrollView?) {
    let isReached = scrollView?.isAtBottomEdge ?? true
    guard isReached != self.isReached else { return }
    self.isReached = isReached
    onChange()
  }
}

extension UIScrollView {
  fileprivate var isAtBottomEdge: Bool {
    let halfPixel = 0.5 / max(1, traitCollection.displayScale)
    return bounds.maxY - adjustedContentInset.bottom >= contentSize.height - halfPixel
  }
}

extension UIViewController {
  /// The scroll view that extends below a bar at the bottom: the one set for that edge, else that
  /// of the top page, else the view itself or its backmost subview.
  ///
  /// UIKit documents the scroll view that was set for the edge; the others are those that UIKit
  /// finds by itself (several sources).
  var bottomScrollView: UIScrollView? {
    if let scrollView = contentScrollView(for: .bottom) { return scrollView }
    if let page = (self as? UINavigationController)?.topViewController {
      return page.bottomScrollView
    }
    return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}
