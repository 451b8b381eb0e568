public import Foundation
public import TabAppearance
import TabUIKit

extension TabBarControls {
  /// The heights by which icons are raised, in points, by the index or the identifier of the tab.
  ///
  ///     controls.raisedIconOffsets = [2: 20]  // the middle icon is 20 points higher
  ///
  /// The size of the icons and the titles don't change. An empty dictionary restores the insets. On
  /// glass, where insets make an icon smaller, icons aren't raised, and ``diagnostics`` has a warning.
  public var raisedIconOffsets: [TabBarTheme.ItemSelector: CGFloat] {
    get { part(TabBarHumps.self)?.heights ?? [:] }
    set { setPart(newValue.isEmpty ? nil : TabBarHumps(newValue)) }
  }
}

/// Raises icons by their image insets.
@MainActor
private final class TabBarHumps {
  let heights: [TabBarTheme.ItemSelector: CGFloat]
  private weak var controls: TabBarControls?

  init(_ heights: [TabBarTheme.ItemSelector: CGFloat]) {
    self.heights = heights
  }

  private func raise() {
    guard let controls, let controller = controls.controller else { return }
    if controls.shownBar === controller.tabBar {
      let obstacle =
        controller.barPlacement(in: .current) != .bottom
        ? "there is no bar at the bottom"
        : TabBarEnvironment.current.look == .glass ? "glass has no room above the bar" : nil
      if let obstacle {
        controls.report(ThemeDiagnostic(.warning, "raised icons are left out: \(obstacle)"))
        return
      }
    }
    for tab in controller.barTabs {
      guard let height = heights.value(for: tab), let item = tab.item else { continue }
      UITabBarItem.imageInsetsProperty.override(item, by: .part, key: height) { below in
        // The same amount above and below, so that the icon keeps its size.
        var insets = below
        insets.top -= height
        insets.bottom += height
        return insets
      }
    }
  }
}

extension TabBarHumps: TabBarPart {
  func attach(to controls: TabBarControls) {
    self.controls = controls
    raise()
  }

  func layOut() {
    raise()
  }

  func detach() {}

  func restoreItems(of controller: UITabBarController) {
    for item in controller.barTabs.compactMap(\.item) {
      UITabBarItem.imageInsetsProperty.restore(item, by: .part)
    }
  }

  var needsDelegate: Bool { false }
}
