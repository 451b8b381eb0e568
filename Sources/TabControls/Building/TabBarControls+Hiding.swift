import Foundation
import TabThemes
import TabUIKit

extension TabBarControls {
  /// Hides or shows the bar; while it is hidden, the content extends below it.
  ///
  ///     controller.tabBarControls.setBarHidden(true, animated: true)
  ///
  /// On iOS 18 and later this is UIKit's `setTabBarHidden(_:animated:)`. Before that, and for a
  /// custom bar, the bar fades in 0.2 seconds.
  public func setBarHidden(_ hidden: Bool, animated: Bool) {
    let hiding = part() ?? TabBarHiding()
    setPart(hiding)
    hiding.setHidden(hidden, animated: animated)
  }

  /// Whether ``setBarHidden(_:animated:)`` has hidden the bar.
  public var isBarHidden: Bool { part(TabBarHiding.self)?.isHidden ?? false }
}

/// The hidden state of a bar, with the opacity to restore.
final class TabBarHiding: TabBarPart {
  var needsDelegate: Bool { false }
  private(set) var isHidden = false

  private weak var controls: TabBarControls?
  private weak var hiddenBar: UIView?
  private var alpha: CGFloat = 1

  /// The duration of the fade, in seconds.
  private static let duration: TimeInterval = 0.2

  func attach(to controls: TabBarControls) {
    self.controls = controls
  }

  func detach() {
    if isHidden { setHidden(false, animated: false) }
    controls = nil
  }

  func setHidden(_ hidden: Bool, animated: Bool) {
    guard let controls, let controller = controls.controller, hidden != isHidden else { return }
    let old = hiddenBar
    if hidden { hiddenBar = controls.shownBar }
    guard let bar = hiddenBar else { return }
    isHidden = hidden
    if #available(iOS 18, *), TabBarEnvironment.current.os >= 18, bar === controller.tabBar {
      controller.setTabBarHidden(hidden, animated: animated)
    } else {
      // While the bar is still fading out, its opacity isn't the app's.
      if hidden, bar.isHidden || bar !== old || bar.alpha > 0 { alpha = bar.alpha }
      (bar as? CustomTabBar)?.isHiddenByApp = hidden
      fade(bar, animated: animated)
    }
    controls.setNeedsLayout()
  }

  private func fade(_ bar: UIView, animated: Bool) {
    let (hidden, alpha) = (isHidden, alpha)
    let end = { [weak self] in
      guard let self, self.isHidden == hidden else { return }
      bar.isHidden = hidden
      bar.alpha = alpha
      controls?.setNeedsLayout()
    }
    guard animated else { return end() }
    if !hidden, bar.isHidden {
      bar.alpha = 0
      bar.isHidden = false
    }
    UIView.animate(
      withDuration: Self.duration,
      animations: { bar.alpha = hidden ? 0 : alpha },
      completion: { _ in end() }
    )
  }
}
