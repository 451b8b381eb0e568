import Foundation

extension UIScrollView {
  /// Whether the end of the content has come up to the bar that covers the bottom edge.
  var isAtBottomEdge: Bool {
    let visibleBottom = bounds.maxY - adjustedContentInset.bottom
    // Half a pixel of a dense screen: positions are rarely exact.
    return visibleBottom >= contentSize.height - 0.125
  }

  /// Notifies observers and the controller around, whose bar may look different at the edge of the content.
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
