package import Foundation
import TabUIKit

/// What a bar that isn't the system's, or has another height, adds to the safe area of a
/// controller's children.
///
/// On the children, never on the tab bar controller itself: that displaces the bar (openradar
/// 45189495).
@MainActor
package final class ChildrenInset {
  private struct Child {
    weak var controller: UIViewController?
    var inset: CGFloat
  }

  private var children: [Child] = []

  package init() {}

  /// Adds so much to the safe area below the views of children, in points, in place of what was
  /// added before, and takes it back from those that aren't among them anymore.
  package func set(_ inset: CGFloat, on controllers: [UIViewController]) {
    for child in children where !controllers.contains(where: { $0 === child.controller }) {
      child.controller?.additionalSafeAreaInsets.bottom -= child.inset
    }
    children = controllers.map { controller in
      let added = children.first { $0.controller === controller }?.inset ?? 0
      if added != inset { controller.additionalSafeAreaInsets.bottom += inset - added }
      return Child(controller: controller, inset: inset)
    }
  }
}
