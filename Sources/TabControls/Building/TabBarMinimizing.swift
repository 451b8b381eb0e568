public import TabAppearance
import TabUIKit

/// The condition on which a bar of iOS 26 minimizes, under the names of
/// `UITabBarController.MinimizeBehavior`.
public enum TabBarMinimizing: Hashable, Sendable, CaseIterable {
  /// The bar minimizes as the system chooses.
  case automatic

  /// The bar never minimizes.
  case never

  /// The bar minimizes when the content is scrolled down.
  case onScrollDown

  /// The bar minimizes when the content is scrolled up.
  case onScrollUp
}

extension TabBarControls {
  /// The condition on which the bar minimizes, on an iPhone with iOS 26 and later; `nil` leaves the
  /// controller's.
  ///
  ///     controller.tabBarControls.minimizing = .onScrollDown
  ///
  /// Earlier bars don't change, and ``diagnostics`` has a warning.
  public var minimizing: TabBarMinimizing? {
    get { part(TabBarGlassSettings.self)?.minimizing }
    set {
      glassSettings.minimizing = newValue
      if newValue != nil { report("'minimizing'", needs: 26) }
    }
  }

  /// A view above the bar of iOS 26 and later, which moves with the bar; `nil` leaves the
  /// controller's.
  ///
  ///     controller.tabBarControls.bottomAccessory = NowPlayingView()
  ///
  /// Earlier bars can't have one, and ``diagnostics`` has a warning.
  public var bottomAccessory: UIView? {
    get { part(TabBarGlassSettings.self)?.accessory }
    set {
      glassSettings.accessory = newValue
      if newValue != nil { report("'bottomAccessory'", needs: 26) }
    }
  }

  /// The identifier of the prominent tab, which is shown in a separate circle at the trailing end of
  /// the bar, on iOS 27 and later; `nil` leaves the controller's.
  ///
  ///     controller.tabBarControls.prominentTabIdentifier = "cart"
  ///
  /// Earlier bars can't have one, nor can apps built with an SDK before iOS 27, and ``diagnostics``
  /// has a warning. The tab must be a `UITab` in the controller's top level.
  public var prominentTabIdentifier: String? {
    get { part(TabBarGlassSettings.self)?.prominentTabIdentifier }
    set {
      glassSettings.prominentTabIdentifier = newValue
      guard newValue != nil else { return }
      report("'prominentTabIdentifier'", needs: 27)
      if #available(iOS 18, *), TabBarEnvironment.current.os >= 27, let controller,
        controller.tabs.isEmpty, controller.viewControllers?.isEmpty == false
      {
        report(
          ThemeDiagnostic(
            .warning,
            "'prominentTabIdentifier' has no effect: the tabs are view controllers",
            fix: "set 'tabs' of the controller to values of UITab"
          )
        )
      }
      if TabBarEnvironment.current.os >= 27, UITabBarController.prominentTabPath == nil {
        report(
          ThemeDiagnostic(
            .warning,
            "'prominentTabIdentifier' is left out: it needs the SDK of iOS 27",
            fix: "build the app with Xcode 27 or later"
          )
        )
      }
    }
  }

  private var glassSettings: TabBarGlassSettings {
    if let settings = part(TabBarGlassSettings.self) { return settings }
    let settings = TabBarGlassSettings()
    setPart(settings)
    return settings
  }

  /// Reports that views over the bar don't move when the bar minimizes: UIKit has no public
  /// property for its state.
  func reportMinimizing() {
    guard #available(iOS 26, *), TabBarEnvironment.current.os >= 26, let controller,
      shownBar === controller.tabBar, overlayView.subviews.contains(where: { !$0.isHidden })
    else { return }
    switch controller.tabBarMinimizeBehavior {
    case .onScrollDown, .onScrollUp:
      report(
        ThemeDiagnostic(
          .warning,
          "views over the bar stay where they are while it makes itself small",
          notes: ["UIKit doesn't let apps know that it does"],
          fix: "set 'minimizing' to '.never', or use a CustomTabBar"
        )
      )
    default: break
    }
  }

  private func report(_ what: String, needs version: TabBarEnvironment.Version) {
    guard TabBarEnvironment.current.os < version else { return }
    report(ThemeDiagnostic(.warning, "\(what) is left out: it needs iOS \(version) or later"))
  }
}

/// The settings of bars of iOS 26 and later.
final class TabBarGlassSettings: TabBarPart {
  var needsDelegate: Bool { false }
  var minimizing: TabBarMinimizing? { didSet { setMinimizing() } }
  var accessory: UIView? { didSet { setAccessory() } }
  var prominentTabIdentifier: String? { didSet { setProminentTab() } }

  private weak var controller: UITabBarController?

  func attach(to controls: TabBarControls) {
    controller = controls.controller
  }

  func detach() {
    minimizing = nil
    accessory = nil
    prominentTabIdentifier = nil
    controller = nil
  }

  private func setMinimizing() {
    guard #available(iOS 26, *), TabBarEnvironment.current.os >= 26, let controller else { return }
    let property = UITabBarController.minimizeProperty
    guard let minimizing else {
      property.restore(controller, by: .part)
      return
    }
    property.override(controller, by: .part, key: minimizing) { _ in minimizing.behavior }
  }

  private func setAccessory() {
    guard #available(iOS 26, *), TabBarEnvironment.current.os >= 26, let controller else { return }
    let property = UITabBarController.accessoryProperty
    guard let accessory else {
      property.restore(controller, by: .part)
      return
    }
    property.override(controller, by: .part, key: ObjectIdentifier(accessory)) { _ in
      UITabAccessory(contentView: accessory)
    }
  }

  private func setProminentTab() {
    guard TabBarEnvironment.current.os >= 27, let controller,
      let path = UITabBarController.prominentTabPath
    else { return }
    let property = OverridableProperty(path)
    guard let prominentTabIdentifier else {
      property.restore(controller, by: .part)
      return
    }
    property.override(controller, by: .part, key: prominentTabIdentifier) { _ in
      prominentTabIdentifier
    }
  }
}

@available(iOS 26, *)
extension TabBarMinimizing {
  fileprivate var behavior: UITabBarController.MinimizeBehavior {
    switch self {
    case .automatic: .automatic
    case .never: .never
    case .onScrollDown: .onScrollDown
    case .onScrollUp: .onScrollUp
    }
  }
}

@available(iOS 26, *)
extension UITabBarController {
  fileprivate static let minimizeProperty =
    OverridableProperty(\UITabBarController.tabBarMinimizeBehavior)
  fileprivate static let accessoryProperty =
    OverridableProperty(\UITabBarController.bottomAccessory)
}
