public import Foundation
public import TabThemes
import TabUIKit

extension TabBarControls {
  /// The heights by which icons are raised, in points, by the index or the identifier of the tab.
  ///
  ///     controls.raisedIconOffsets = [2: 20]  // the middle icon is 20 points higher
  ///
  /// The size of the icons and the titles don't change, and a touch of an icon above the bar selects
  /// its tab. An empty dictionary restores the insets. On the system's bar of glass, where insets make
  /// an icon smaller, icons aren't raised, and ``diagnostics`` has a warning.
  public var raisedIconOffsets: [TabBarTab.Name: CGFloat] {
    get { part(TabBarRaisedIcons.self)?.heights ?? [:] }
    set { setPart(newValue.isEmpty ? nil : TabBarRaisedIcons(newValue)) }
  }
}

/// Raises icons by their image insets.
@MainActor
private final class TabBarRaisedIcons {
  let heights: [TabBarTab.Name: CGFloat]
  private weak var controls: TabBarControls?

  /// The areas of icons above the system's bar, by the index of the tab.
  private var touchAreas: [Int: RaisedIconTouchArea] = [:]

  private static let insetsProperties = [
    UITabBarItem.imageInsetsProperty, UITabBarItem.landscapeImagePhoneInsetsProperty,
  ]

  init(_ heights: [TabBarTab.Name: CGFloat]) {
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
      for property in Self.insetsProperties {
        property.override(item, by: .part, key: height) { below in
          // The same amount above and below, so that the icon keeps its size.
          var insets = below
          insets.top -= height
          insets.bottom += height
          return insets
        }
      }
    }
  }

  /// Places the areas over the icons of the system's bar, which gets no touches above its edge.
  private func placeTouchAreas() {
    guard let controls, let controller = controls.controller else { return }
    let (bar, overlay) = (controller.tabBar, controls.overlayView)
    let top = bar.convert(bar.bounds, to: overlay).minY
    var areas: [Int: RaisedIconTouchArea] = [:]
    for tab in controller.barTabs where heights.key(for: tab) != nil {
      guard controls.shownBar === bar,
        let icon = controls.iconFrame(ofItemAt: .index(tab.index), in: overlay), icon.minY < top
      else { continue }
      let area = touchAreas.removeValue(forKey: tab.index) ?? makeTouchArea(of: tab.index)
      area.bar = bar
      area.frame = CGRect(x: icon.minX, y: icon.minY, width: icon.width, height: top - icon.minY)
      areas[tab.index] = area
    }
    for area in touchAreas.values { area.removeFromSuperview() }
    touchAreas = areas
  }

  private func makeTouchArea(of index: Int) -> RaisedIconTouchArea {
    let area = RaisedIconTouchArea()
    let tap = UIAction { [weak controls] _ in controls?.selectByUser(index) }
    area.addAction(tap, for: .touchUpInside)
    controls?.overlayView.addSubview(area)
    return area
  }
}

extension TabBarRaisedIcons: TabBarPart {
  func attach(to controls: TabBarControls) {
    self.controls = controls
    raise()
  }

  func layOut() {
    raise()
    placeTouchAreas()
  }

  func detach() {
    for area in touchAreas.values { area.removeFromSuperview() }
    touchAreas = [:]
    controls = nil
  }

  func restoreItems(of controller: UITabBarController) {
    for item in controller.barTabs.compactMap(\.item) {
      for property in Self.insetsProperties { property.restore(item, by: .part) }
    }
  }

  var needsDelegate: Bool { false }
}

/// The area of an icon above the system's bar.
private final class RaisedIconTouchArea: UIControl {
  weak var bar: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bar?.takesTouches == true ? super.hitTest(point, with: event) : nil
  }
}
