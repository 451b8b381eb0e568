public import Foundation

/// An element on the screen that a popover can point at.
@available(iOS 16.0, *)
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem:
  NSObjectProtocol
{
  /// Returns the frame in the coordinates of a view; nil if the two aren't visible in the same window.
  @available(iOS 17.0, *)
  func frame(in referenceView: UIView) -> CGRect?
}

@available(iOS 16.0, *)
extension UIView: UIPopoverPresentationControllerSourceItem {
  @available(iOS 17.0, *)
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window, !isHidden else { return nil }
    return convert(bounds, to: referenceView)
  }
}

@available(iOS 16.0, *)
extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  @available(iOS 17.0, *)
  public func frame(in referenceView: UIView) -> CGRect? {
    SimulatedSystem.current.look.hidesItemFrames ? nil : shownFrame(in: referenceView)
  }

  /// Returns the frame of the item on the screen, also where `frame(in:)` returns none; nil if the item isn't shown.
  @available(iOS 17.0, *)
  package func shownFrame(in referenceView: UIView) -> CGRect? {
    guard let button, button.superview?.isHidden == false else { return nil }
    return button.frame(in: referenceView)
  }
}

@available(iOS 18.0, *)
extension UITab: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { item.frame(in: referenceView) }
}
