import Foundation

extension UIScrollView {
  /// Whether the content is scrolled to its end, so that none of it is behind the bar at the bottom edge.
  var isAtBottomEdge: Bool {
    let visibleBottom = bounds.maxY - adjustedContentInset.bottom
    // A tolerance of half a pixel at 4 pixels per point, since positions are rarely exact.
    return visibleBottom >= contentSize.height - 0.125
  }

  /// Notifies the observers, and the nearest controller, whose bar may have another appearance at the edge of the
  /// content.
  func scrollPositionDidChange() {
    observers.notify()
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController {
        controller.contentScrollViewDidChange()
        return
      }
      responder = current.next
    }
  }
}
