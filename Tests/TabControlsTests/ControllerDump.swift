import HeadlessUIKit
import TabAppearance

@testable import TabControls

extension UITabBarController {
  /// Returns the properties of the controller and its bar that an app can read, a line for each.
  ///
  /// - Parameter names: The names of the app's objects; others are named by their class.
  /// - Returns: The lines, always in the same order.
  @MainActor
  func dump(_ names: [ObjectIdentifier: String]) -> [String] {
    func name(_ object: AnyObject?) -> String {
      guard let object else { return "nil" }
      return names[ObjectIdentifier(object)] ?? "\(type(of: object))"
    }
    var lines = [
      "delegate \(name(delegate))",
      "selectedIndex \(selectedIndex)",
      "viewControllers \((viewControllers ?? []).map { name($0) })",
      "children \(children.map { name($0) })",
      "customizable \(customizableViewControllers.map { "\($0.map { name($0) })" } ?? "nil")",
      "isTabBarHidden \(isTabBarHidden) mode \(mode) minimizes \(tabBarMinimizeBehavior)",
      "accessory \(name(bottomAccessory))",
      "insets \(additionalSafeAreaInsets) style \(overrideUserInterfaceStyle)",
      "orientations \(supportedInterfaceOrientations)",
    ]
    for child in viewControllers ?? [] {
      lines.append("\(name(child)) \(child.title ?? "") \(child.additionalSafeAreaInsets)")
    }
    for item in tabBar.items ?? [] {
      lines.append(
        """
        item \(item.title ?? "") image \(name(item.image)) \(name(item.selectedImage)) \
        \(item.imageInsets) badge \(item.badgeValue ?? "nil") \(name(item.badgeColor)) \
        enabled \(item.isEnabled) tag \(item.tag) moved \(item.titlePositionAdjustment) \
        says \(item.accessibilityLabel ?? "nil"), \(item.accessibilityValue ?? "nil"), \
        \(item.accessibilityTraits.rawValue), \(item.isAccessibilityElement) \
        looks \(item.standardAppearance.map { "\($0)" } ?? "nil")
        """
      )
    }
    lines.append(
      "tint \(name(tabBar.tintColor)) \(tabBar.unselectedItemTintColor.map { "\($0)" } ?? "nil")"
    )
    lines.append("appearance \(tabBar.standardAppearance.summary)")
    lines.append("positioning \(tabBar.itemPositioning) \(tabBar.itemWidth) \(tabBar.itemSpacing)")
    view.dump("", name, into: &lines)
    return lines
  }
}

extension UITabBarAppearance {
  /// The properties that the themes of these tests change, as text.
  @MainActor
  fileprivate var summary: String {
    let item = stackedLayoutAppearance
    return """
      \(backgroundColor.map { "\($0)" } ?? "nil") \(backgroundEffect != nil) \
      \(item.normal.iconColor.map { "\($0)" } ?? "nil") \
      \(item.selected.iconColor.map { "\($0)" } ?? "nil")
      """
  }
}

extension UIView {
  /// Adds lines for the view and its subviews, except the views of child controllers.
  @MainActor
  fileprivate func dump(
    _ indent: String,
    _ name: (AnyObject?) -> String,
    into lines: inout [String]
  ) {
    lines.append(
      """
      \(indent)\(name(self)) \(frame) hidden \(isHidden) alpha \(alpha) \
      touches \(isUserInteractionEnabled) transform \(transform) \
      gestures \((gestureRecognizers ?? []).map { name($0) }) \
      element \(isAccessibilityElement) direction \(semanticContentAttribute.rawValue)
      """
    )
    for view in subviews { view.dump(indent + "  ", name, into: &lines) }
  }
}
