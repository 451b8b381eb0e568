public import Foundation
import TabAppearance
import TabUIKit

extension TabBarControls {
  /// How far the icons of some tabs stand above their place, in points, by index.
  ///
  ///     controls.humps = [2: 20]  // the middle icon stands 20 points higher
  ///
  /// Size and title stay. An empty dictionary gives the icons back their insets. On glass the
  /// icons stay where they are, and ``diagnostics`` says so: there insets make an icon smaller.
  public var humps: [Int: CGFloat] {
    get { part(TabBarHumps.self)?.heights ?? [:] }
    set { setPart(newValue.isEmpty ? nil : TabBarHumps(newValue)) }
  }
}

/// Icons that stand above their place, by image insets.
@MainActor
private final class TabBarHumps {
  let heights: [Int: CGFloat]
  private var before: [ObjectIdentifier: Insets] = [:]
  private weak var controls: TabBarControls?

  init(_ heights: [Int: CGFloat]) {
    self.heights = heights
  }

  private struct Insets {
    weak var item: UITabBarItem?
    let insets: UIEdgeInsets
  }

  private func raise() {
    guard let controls, let items = controls.controller?.tabBar.items else { return }
    guard
      TabBarEnvironment.current.look == .classic
        || controls.shownBar !== controls.controller?.tabBar
    else {
      controls.report(
        ThemeDiagnostic(.warning, "raised icons are left out: glass has no room above the bar")
      )
      return
    }
    for (index, item) in items.enumerated() {
      guard let height = heights[index], before[ObjectIdentifier(item)] == nil else { continue }
      before[ObjectIdentifier(item)] = Insets(item: item, insets: item.imageInsets)
      // The same above and below, so that the icon keeps its size.
      item.imageInsets.top -= height
      item.imageInsets.bottom += height
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

  func detach() {
    for old in before.values { old.item?.imageInsets = old.insets }
    before = [:]
  }
}
