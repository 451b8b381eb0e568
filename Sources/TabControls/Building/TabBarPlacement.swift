import TabThemes
import TabUIKit

/// The placement of the tabs on an iPad with iOS 18 and later.
public enum TabBarPlacement: Hashable, Sendable, CaseIterable {
  /// The placement by the system and the controller's settings.
  case automatic

  /// The tabs in a bar at the bottom, with as many items as on an iPhone, as before iOS 18.
  case bottom

  /// The tabs in a bar at the top.
  case top

  /// The tabs in a sidebar next to the content, if the system has space for it.
  case sidebar
}

extension TabBarControls {
  /// The placement of the tabs on an iPad with iOS 18 and later; other devices always have them at
  /// the bottom.
  ///
  ///     controller.tabBarControls.placement = .bottom
  ///
  /// For the bottom, the controller gets a compact width by `traitOverrides`, and each child the
  /// actual width class. A sidebar requires tabs of type `UITab`. ``diagnostics`` has a note about
  /// a placement that the device doesn't have.
  public var placement: TabBarPlacement {
    get { part(TabBarPlacing.self)?.placement ?? .automatic }
    set {
      guard newValue != placement else { return }
      setPart(nil as TabBarPlacing?)
      if newValue != .automatic { setPart(TabBarPlacing(newValue)) }
    }
  }
}

/// The part that overrides the placement of the tabs.
final class TabBarPlacing: TabBarPart {
  var needsDelegate: Bool { false }
  let placement: TabBarPlacement
  private weak var controls: TabBarControls?

  /// The controllers whose width class is overridden.
  private var controllers: [WeakReference<UIViewController>] = []

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
    else {
      if placement != .bottom { reportNoEffect() }
      return
    }
    if placement == .bottom { return layOut() }
    let isSidebar = placement == .sidebar
    UITabBarController.modeProperty.override(controller, by: .part, key: placement) { _ in
      isSidebar ? .tabSidebar : .tabBar
    }
    UITabBarController.sidebarProperty.override(controller, by: .part, key: placement) { _ in
      !isSidebar
    }
  }

  private func reportNoEffect() {
    controls?.report(
      ThemeDiagnostic(
        .note,
        "the placement '.\(placement)' has no effect: only an iPad with iOS 18 or later has it",
        fix: "leave it out elsewhere, where the bar is at the bottom"
      )
    )
  }

  func detach() {
    let controller = controls?.controller
    // Restoring the placement lays out the parts, including this one.
    controls = nil
    if #available(iOS 18, *), TabBarEnvironment.current.os >= 18, let controller {
      UITabBarController.sidebarProperty.restore(controller, by: .part)
      UITabBarController.modeProperty.restore(controller, by: .part)
    }
    for case let controller? in controllers.map(\.object) {
      UIViewController.widthProperty.restore(controller, by: .part)
    }
  }

  /// Updates the overridden width classes, since children and the width of the window change.
  func layOut() {
    guard placement == .bottom, isForPad, let controller = controls?.controller else { return }
    let surroundings: (any UITraitEnvironment)? =
      controller.parent ?? controller.viewIfLoaded?.superview
    let actual = surroundings?.traitCollection.horizontalSizeClass ?? .regular
    let all = [controller] + controller.children
    for case let old? in controllers.map(\.object) where !all.contains(old) {
      UIViewController.widthProperty.restore(old, by: .part)
    }
    controllers = all.map { WeakReference($0) }
    for one in all {
      let width = one === controller ? .compact : actual
      UIViewController.widthProperty.override(one, by: .part, key: width) { _ in width }
    }
  }
}

@available(iOS 18, *)
extension UITabBarController {
  fileprivate static let modeProperty = OverridableProperty(\UITabBarController.mode)
  fileprivate static let sidebarProperty = OverridableProperty(\UITabBarController.hidesSidebar)

  private var hidesSidebar: Bool {
    get { sidebar.isHidden }
    set { sidebar.isHidden = newValue }
  }
}

extension UIViewController {
  fileprivate static let widthProperty = OverridableProperty(\UIViewController.overriddenWidth)

  /// The horizontal size class in the trait overrides of the controller; `nil` if it isn't
  /// overridden.
  private var overriddenWidth: UIUserInterfaceSizeClass? {
    get {
      guard #available(iOS 17, *), TabBarEnvironment.current.os >= 17,
        traitOverrides.contains(UITraitHorizontalSizeClass.self)
      else { return nil }
      return traitOverrides.horizontalSizeClass
    }
    set {
      guard #available(iOS 17, *), TabBarEnvironment.current.os >= 17 else { return }
      if let newValue {
        traitOverrides.horizontalSizeClass = newValue
      } else {
        traitOverrides.remove(UITraitHorizontalSizeClass.self)
      }
    }
  }
}
