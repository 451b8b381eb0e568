import Foundation

extension UIView {
  /// Updates the safe area insets of the view and of its descendants from its frame.
  func updateSafeArea() {
    let insets = window == nil ? .zero : currentSafeAreaInsets
    if insets != storedSafeAreaInsets {
      storedSafeAreaInsets = insets
      constraintsDidChange()
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    }
    for view in subviews { view.updateSafeArea() }
  }

  /// The part of the superview's safe area insets that reaches into this view.
  private var currentSafeAreaInsets: UIEdgeInsets {
    var insets = (self as? UIWindow)?.deviceSafeAreaInsets ?? .zero
    if let superview {
      let outer = superview.safeAreaInsets
      let room = superview.bounds
      insets.top = max(0, outer.top - (frame.minY - room.minY))
      insets.left = max(0, outer.left - (frame.minX - room.minX))
      insets.bottom = max(0, outer.bottom - (room.maxY - frame.maxY))
      insets.right = max(0, outer.right - (room.maxX - frame.maxX))
    }
    if let viewController {
      insets.top = max(insets.top, viewController.containerInsets.top)
      insets.bottom = max(insets.bottom, viewController.containerInsets.bottom)
      let additional = viewController.additionalSafeAreaInsets
      insets.top += additional.top
      insets.left += additional.left
      insets.bottom += additional.bottom
      insets.right += additional.right
    }
    return insets
  }
}
