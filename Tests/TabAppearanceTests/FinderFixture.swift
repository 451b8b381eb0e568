#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance

extension TabBarControllerFinder.Source? {
  @MainActor static var red: Self {
    .theme(TabBarControllerFinderTests.red, style: nil, assets: nil)
  }
}

extension UIViewController {
  /// Adds a child as a hosting controller does: with a frame, or else in the size of the view.
  func embed(_ child: UIViewController, at frame: CGRect? = nil) {
    addChild(child)
    if let frame {
      child.view.frame = frame
    } else if !(child is TabBarControllerFinder) {
      child.view.frame = view.bounds
    }
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes the controller from its parent.
  func leave() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
#endif
