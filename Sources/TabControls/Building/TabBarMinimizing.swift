public import TabAppearance
import TabUIKit

/// When a bar of iOS 26 makes itself small, under the names of `UITabBarController.MinimizeBehavior`.
public enum TabBarMinimizing: Hashable, Sendable, CaseIterable {
  /// As the system decides.
  case automatic

  /// Never.
  case never

  /// When the content is scrolled down.
  case onScrollDown

  /// When the content is scrolled up.
  case onScrollUp
}

// The prominent tab and the vertical bar of iOS 27 aren't here: no published declaration of the SDK
// of iOS 26.5 has them.
extension TabBarControls {
  /// When the bar makes itself small, on an iPhone with iOS 26 and later; `nil` for what the
  /// controller has by itself.
  ///
  ///     controller.tabBarControls.minimizing = .onScrollDown
  ///
  /// Earlier bars stay as they are, and ``diagnostics`` says so.
  public var minimizing: TabBarMinimizing? {
    get { part(TabBarGlassSettings.self)?.minimizing }
    set {
      glassSettings.minimizing = newValue
      if newValue != nil { reportClassicBar("'minimizing'") }
    }
  }

  /// A view above the bar of iOS 26 and later, which goes along with it; `nil` for what the
  /// controller has by itself.
  ///
  ///     controller.tabBarControls.bottomAccessory = NowPlayingView()
  ///
  /// Earlier bars have none, and ``diagnostics`` says so.
  public var bottomAccessory: UIView? {
    get { part(TabBarGlassSettings.self)?.accessory }
    set {
      glassSettings.accessory = newValue
      if newValue != nil { reportClassicBar("'bottomAccessory'") }
    }
  }

  private var glassSettings: TabBarGlassSettings {
    if let settings = part(TabBarGlassSettings.self) { return settings }
    let settings = TabBarGlassSettings()
    setPart(settings)
    return settings
  }

  /// Reports that views over the bar stay where they are while it makes itself small, for which UIKit has
  /// no public property.
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

  private func reportClassicBar(_ what: String) {
    guard TabBarEnvironment.current.os < 26 else { return }
    report(ThemeDiagnostic(.warning, "\(what) is left out: it needs iOS 26 or later"))
  }
}

/// The settings that only bars of iOS 26 and later have.
final class TabBarGlassSettings: TabBarPart {
  var minimizing: TabBarMinimizing? { didSet { setMinimizing() } }
  var accessory: UIView? { didSet { setAccessory() } }

  private weak var controller: UITabBarController?

  func attach(to controls: TabBarControls) {
    controller = controls.controller
  }

  func detach() {
    minimizing = nil
    accessory = nil
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
