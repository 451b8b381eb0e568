import Foundation

extension UIView {
  /// The margins between the edges and the content, in points, including the safe area unless the view excludes it.
  public var layoutMargins: UIEdgeInsets {
    get { insets(of: .margins) }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top,
        leading: readsRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom,
        trailing: readsRightToLeft ? newValue.left : newValue.right
      )
    }
  }

  /// The margins between the edges and the content, by layout direction, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top,
        leading: readsRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom,
        trailing: readsRightToLeft ? margins.left : margins.right
      )
    }
    set {
      layoutState.margins = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins are at least as wide as the part of the superview's margins inside the view.
  public var preservesSuperviewLayoutMargins: Bool {
    get { storedLayoutState?.preservesSuperviewMargins ?? false }
    set {
      layoutState.preservesSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the safe area insets are added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedLayoutState?.insetsMarginsFromSafeArea ?? true }
    set {
      layoutState.insetsMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  private func marginsDidChange() {
    layoutMarginsDidChange()
    constraintsDidChange()
  }

  var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func insets(of region: UILayoutGuide.Region) -> UIEdgeInsets {
    switch region {
    case .safeArea: safeAreaInsets
    case .margins: currentMargins
    case .bounds, .content: .zero
    }
  }

  private var currentMargins: UIEdgeInsets {
    let directionalMargins = storedLayoutState?.margins ?? systemMargins
    var margins = UIEdgeInsets(
      top: directionalMargins.top,
      left: readsRightToLeft ? directionalMargins.trailing : directionalMargins.leading,
      bottom: directionalMargins.bottom,
      right: readsRightToLeft ? directionalMargins.leading : directionalMargins.trailing
    )
    if insetsLayoutMarginsFromSafeArea {
      margins.top += safeAreaInsets.top
      margins.left += safeAreaInsets.left
      margins.bottom += safeAreaInsets.bottom
      margins.right += safeAreaInsets.right
    }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let (outer, room) = (superview.layoutMargins, superview.bounds)
    margins.top = max(margins.top, outer.top - (frame.minY - room.minY))
    margins.left = max(margins.left, outer.left - (frame.minX - room.minX))
    margins.bottom = max(margins.bottom, outer.bottom - (room.maxY - frame.maxY))
    margins.right = max(margins.right, outer.right - (room.maxX - frame.maxX))
    return margins
  }

  /// The margins of the system, where the app sets none.
  ///
  /// Documented: 8 points; for a controller's view, margins that depend on the device, and 0 at the top and bottom.
  /// Their widths, 16 points or 20 in views that are at least 414 points wide, are in several sources.
  private var systemMargins: NSDirectionalEdgeInsets {
    guard viewController != nil else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let side: CGFloat = bounds.width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
