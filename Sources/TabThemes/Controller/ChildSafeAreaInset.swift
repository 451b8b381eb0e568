package import Foundation
import TabUIKit

/// The height that a bar of another view or another height adds to the safe area of a controller's
/// children.
///
/// The inset is set on the children, never on the tab bar controller: that displaces the bar
/// (openradar 45189495).
@MainActor
package final class ChildSafeAreaInset {
  private static let property = {
    var property = OverridableProperty(\UIViewController.additionalSafeAreaInsets)
    property.merge = { app, written, now in
      var merged = now
      if now.bottom == written.bottom { merged.bottom = app.bottom }
      return merged
    }
    return property
  }()

  private let owner: OverrideOwner
  private var children: [WeakReference<UIViewController>] = []

  package init(by owner: OverrideOwner) {
    self.owner = owner
  }

  /// Adds a height, in points, to the bottom safe area of children, replacing the previous height,
  /// and restores the controllers that are no longer among the children.
  package func set(_ inset: CGFloat, on controllers: [UIViewController]) {
    for case let child? in children.map(\.object)
    where inset == 0 || !controllers.contains(child) {
      Self.property.restore(child, by: owner)
    }
    children = inset == 0 ? [] : controllers.map { WeakReference($0) }
    for child in controllers where inset != 0 {
      Self.property.override(child, by: owner, key: inset) { app in
        UIEdgeInsets(top: app.top, left: app.left, bottom: app.bottom + inset, right: app.right)
      }
    }
  }
}
