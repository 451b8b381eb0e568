#if canImport(UIKit)
import Foundation
import TabAppearance

/// UIKit on a simulator; the views of items are found by their classes and frames.
struct SimulatorHost: ParityHost {
  var system: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }

  var details: [String: String] {
    let process = ProcessInfo.processInfo
    return [
      "build": process.operatingSystemVersionString,
      "device": process.environment["SIMULATOR_DEVICE_NAME"] ?? UIDevice.current.model,
      "model": process.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? "",
      "SDK": Bundle.main.object(forInfoDictionaryKey: "DTSDKName") as? String ?? "",
      "screen scale": Double(UIScreen.main.scale).word,
    ]
  }

  /// The cases for the running kind of device.
  var cases: [ParityCase] {
    ParityCase.all.filter { $0.screen.idiom == TabBarEnvironment.current.idiom }
  }

  func show<Result>(
    _ controller: UITabBarController,
    for parityCase: ParityCase,
    while operation: () -> Result
  ) -> Result {
    let window = ParityWindow(
      frame: CGRect(x: 0, y: 0, width: parityCase.screen.width, height: parityCase.screen.height)
    )
    window.insets = parityCase.screen.safeArea
    window.overrideUserInterfaceStyle = parityCase.style
    if parityCase.direction == .rightToLeft {
      controller.view.semanticContentAttribute = .forceRightToLeft
      controller.tabBar.semanticContentAttribute = .forceRightToLeft
    }
    let root = UIViewController()
    window.rootViewController = root
    // The view has the size of the real screen at first.
    root.view.frame = window.bounds
    root.addChild(controller)
    root.setOverrideTraitCollection(parityCase.traits, forChild: controller)
    controller.view.frame = root.view.bounds
    root.view.addSubview(controller.view)
    controller.didMove(toParent: root)
    window.isHidden = false
    window.layoutIfNeeded()
    defer {
      window.isHidden = true
      window.rootViewController = nil
    }
    return operation()
  }

  func selectRowOfMore(_ row: Int, of controller: UITabBarController) -> Bool {
    let list: UIView? = controller.moreNavigationController.viewControllers.first?.view
    let views = (list.map { [$0] } ?? []) + (list?.shownDescendants ?? [])
    guard let table = views.lazy.compactMap({ $0 as? UITableView }).first,
      table.numberOfSections > 0, row < table.numberOfRows(inSection: 0)
    else { return false }
    table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: row, section: 0))
    return true
  }

  func wait(_ seconds: Double) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }

  func parts(of bar: UITabBar, in frames: [CGRect]) -> [ParityItemParts] {
    let shown = bar.shownDescendants
    return zip(bar.items ?? [], frames).map { item, frame in
      // Images extend beyond an item's edge by at most a badge; images of the bar's background are
      // wider.
      let images = shown.compactMap { $0 as? UIImageView }.filter { view in
        view.image != nil
          && frame.insetBy(dx: -8, dy: -8).contains(view.convert(view.bounds, to: bar))
      }
      let labels = shown.compactMap { $0 as? UILabel }.filter { view in
        let place = view.convert(view.bounds, to: bar)
        return frame.insetBy(dx: -8, dy: -8).contains(CGPoint(x: place.midX, y: place.midY))
      }
      var parts = ParityItemParts()
      if let icon = images.first {
        parts.icon = icon.convert(icon.bounds, to: bar)
        parts.iconColor = icon.tintColor
      }
      parts.title = labels.first { $0.text == item.title && $0.text?.isEmpty == false }?.parts(
        in: bar
      )
      guard let value = item.badgeValue else { return parts }
      if let label = labels.last(where: { $0.text == value }), let view = label.superview {
        parts.badge = view.convert(view.bounds, to: bar)
        parts.badgeColor = view.backgroundColor
        parts.badgeText = label.parts(in: bar)
      }
      return parts
    }
  }
}

/// A window with the safe area of a case's screen instead of the running device's.
private final class ParityWindow: UIWindow {
  var insets = UIEdgeInsets.zero

  override var safeAreaInsets: UIEdgeInsets { insets }
}

extension UIView {
  /// The visible views below the view, at any depth, from back to front.
  fileprivate var shownDescendants: [UIView] {
    subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { [$0] + $0.shownDescendants }
  }
}

extension UILabel {
  fileprivate func parts(in bar: UITabBar) -> ParityItemParts.Text {
    let frame = convert(bounds, to: bar)
    return ParityItemParts.Text(
      frame: frame,
      baseline: font.map { frame.midY - $0.lineHeight / 2 + $0.ascender },
      text: text ?? "",
      font: font,
      color: textColor
    )
  }
}
#endif
