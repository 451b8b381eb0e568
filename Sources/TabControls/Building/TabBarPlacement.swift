import TabAppearance
import TabUIKit

/// Where an iPad with iOS 18 and later has its tabs.
public enum TabBarPlacement: Hashable, Sendable, CaseIterable {
  /// Where the system and the controller's own settings put them.
  case automatic

  /// In a bar at the bottom, with as many items as on an iPhone, as before iOS 18.
  case bottom

  /// In a bar at the top.
  case top

  /// In a sidebar beside the content, where the system has room for it.
  case sidebar
}

extension TabBarControls {
  /// Where an iPad with iOS 18 and later has its tabs; others have them at the bottom in any case.
  ///
  ///     controller.tabBarControls.placement = .bottom
  ///
  /// For the bottom the controller gets a compact width by `traitOverrides`, and each child the width
  /// class that there really is. A sidebar needs tabs as `UITab`.
  public var placement: TabBarPlacement {
    get { part(TabBarPlacing.self)?.placement ?? .automatic }
    set {
      guard newValue != placement else { return }
      setPart(nil as TabBarPlacing?)
      if newValue != .automatic { setPart(TabBarPlacing(newValue)) }
    }
  }
}

/// A placement, and what the controller had before.
final class TabBarPlacing: TabBarPart {
  let placement: TabBarPlacement
  private weak var controls: TabBarControls?

  /// Gives the controller back its mode.
  private var restoreMode: (() -> Void)?
  private var widths: [Width] = []

  /// The width class that a controller had among its overrides.
  private struct Width {
    weak var controller: UIViewController?
    var before: UIUserInterfaceSizeClass?
  }

  init(_ placement: TabBarPlacement) {
    self.placement = placement
  }

  private var isForPad: Bool {
    controls?.controller?.traitCollection.userInterfaceIdiom == .pad
      && TabBarEnvironment.current.os >= 18
  }

  func attach(to controls: TabBarControls) {
    self.controls = controls
    guard #available(iOS 18, *), TabBarEnvironment.current.os >= 18, isForPad,
      let controller = controls.controller
    else { return }
    if placement == .bottom { return layOut() }
    let (mode, isHidden) = (controller.mode, controller.sidebar.isHidden)
    controller.mode = placement == .sidebar ? .tabSidebar : .tabBar
    controller.sidebar.isHidden = placement != .sidebar
    restoreMode = { [weak controller] in
      controller?.sidebar.isHidden = isHidden
      controller?.mode = mode
    }
  }

  func detach() {
    // What follows lays out the parts, this one among them.
    controls = nil
    restoreMode?()
    for width in widths { width.controller?.overrideWidth(width.before) }
  }

  /// Children come and go, and the window changes its width.
  func layOut() {
    guard placement == .bottom, isForPad, let controller = controls?.controller else { return }
    let surroundings: (any UITraitEnvironment)? =
      controller.parent ?? controller.viewIfLoaded?.superview
    let actual = surroundings?.traitCollection.horizontalSizeClass ?? .regular
    override(controller, .compact)
    for child in controller.children { override(child, actual) }
    for width in widths where width.controller !== controller {
      guard let child = width.controller, child.parent !== controller else { continue }
      child.overrideWidth(width.before)
    }
    widths.removeAll { $0.controller !== controller && $0.controller?.parent !== controller }
  }

  private func override(_ controller: UIViewController, _ width: UIUserInterfaceSizeClass) {
    if !widths.contains(where: { $0.controller === controller }) {
      widths.append(Width(controller: controller, before: controller.overriddenWidth))
    }
    controller.overrideWidth(width)
  }
}

extension UIViewController {
  fileprivate var overriddenWidth: UIUserInterfaceSizeClass? {
    guard #available(iOS 17, *), TabBarEnvironment.current.os >= 17,
      traitOverrides.contains(UITraitHorizontalSizeClass.self)
    else { return nil }
    return traitOverrides.horizontalSizeClass
  }

  /// Overrides the width class, or takes the override away.
  fileprivate func overrideWidth(_ width: UIUserInterfaceSizeClass?) {
    guard #available(iOS 17, *), TabBarEnvironment.current.os >= 17, width != overriddenWidth else {
      return
    }
    if let width {
      traitOverrides.horizontalSizeClass = width
    } else {
      traitOverrides.remove(UITraitHorizontalSizeClass.self)
    }
  }
}
