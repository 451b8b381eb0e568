import Foundation
import HeadlessUIKit
import Testing

/// Tests of the defaults of new objects against the table of members; `Scripts/steps/members` compares names and types.
@MainActor struct MemberDefaultsTests {
  /// The members of the table with their defaults, as in "UITabBar.isTranslucent" and "true".
  private nonisolated static let rows: [String: String] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/members.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var rows: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.components(separatedBy: "} = ")
      guard parts.count == 2, let colon = parts[0].firstIndex(of: ":") else { continue }
      rows[String(parts[0][..<colon])] = parts[1]
    }
    return rows
  }()

  @Test func `has UIKit's default in every member of the table`() {
    var members: [String: Any?] = [:]
    for (name, values) in Self.newObjects + Self.newObjectsOfApps {
      for (member, value) in values { members["\(name).\(member)"] = .some(value) }
    }
    #expect(Self.rows.count == 180)
    #expect(Set(members.keys) == Set(Self.rows.keys))
    for (member, value) in members.sorted(by: { $0.key < $1.key }) {
      #expect(Self.text(value) == Self.rows[member], "\(member)")
    }
  }

  /// Returns a value in the table's notation: the name of a case, the class of an object, a number, or a word for
  /// empty.
  private static func text(_ value: Any?) -> String {
    guard let value else { return "nil" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return text(mirror.children.first?.value)
    // In UIKit the object is of a private subclass, too.
    case .class where value is UINavigationController: return "UINavigationController"
    case .class: return String(describing: type(of: value))
    case .collection,
      .dictionary where mirror.children.isEmpty:
      return "[]"
    default: break
    }
    switch value {
    case let number as CGFloat: return number == 0 ? "0" : "\(number)"
    case let offset as UIOffset where offset == .zero: return "zero"
    case let insets as UIEdgeInsets where insets == .zero: return "zero"
    default: return "\(value)"
    }
  }

  private static var newObjects: [(String, [String: Any?])] {
    [
      ("UIBarAppearance", values(of: UIBarAppearance())),
      ("UITabBarAppearance", values(of: UITabBarAppearance())),
      ("UITabBarItemAppearance", values(of: UITabBarItemAppearance())),
      ("UITabBarItemStateAppearance", values(of: UITabBarItemAppearance().normal)),
      ("UITabBar", values(of: UITabBar())),
      ("UIBarItem", values(of: UIBarItem())),
      ("UITabBarItem", values(of: UITabBarItem())),
      ("UITabBarController", values(of: UITabBarController())),
      ("UITab", values(of: UITab(title: "", image: nil, identifier: ""))),
      (
        "UISearchTab",
        ["automaticallyActivatesSearch": UISearchTab().automaticallyActivatesSearch]
      ),
      (
        "UITabBarController.Sidebar",
        ["preferredPlacement": UITabBarController().sidebar.preferredPlacement]
      ),
      (
        "UITabGroup",
        values(of: UITabGroup(title: "", image: nil, identifier: "", children: []))
      ),
    ]
  }
}

extension MemberDefaultsTests {
  private static func values(of object: UIBarAppearance) -> [String: Any?] {
    [
      "backgroundColor": object.backgroundColor,
      "backgroundEffect": object.backgroundEffect,
      "backgroundImage": object.backgroundImage,
      "backgroundImageContentMode": object.backgroundImageContentMode,
      "idiom": object.idiom,
      "shadowColor": object.shadowColor,
      "shadowImage": object.shadowImage,
    ]
  }

  private static func values(of object: UITabBarAppearance) -> [String: Any?] {
    [
      "compactInlineLayoutAppearance": object.compactInlineLayoutAppearance,
      "inlineLayoutAppearance": object.inlineLayoutAppearance,
      "selectionIndicatorImage": object.selectionIndicatorImage,
      "selectionIndicatorTintColor": object.selectionIndicatorTintColor,
      "stackedItemPositioning": object.stackedItemPositioning,
      "stackedItemSpacing": object.stackedItemSpacing,
      "stackedItemWidth": object.stackedItemWidth,
      "stackedLayoutAppearance": object.stackedLayoutAppearance,
    ]
  }

  private static func values(of object: UITabBarItemAppearance) -> [String: Any?] {
    [
      "disabled": object.disabled,
      "focused": object.focused,
      "normal": object.normal,
      "selected": object.selected,
    ]
  }

  private static func values(of object: UITabBarItemStateAppearance) -> [String: Any?] {
    [
      "badgeBackgroundColor": object.badgeBackgroundColor,
      "badgePositionAdjustment": object.badgePositionAdjustment,
      "badgeTextAttributes": object.badgeTextAttributes,
      "badgeTitlePositionAdjustment": object.badgeTitlePositionAdjustment,
      "iconColor": object.iconColor,
      "titlePositionAdjustment": object.titlePositionAdjustment,
      "titleTextAttributes": object.titleTextAttributes,
    ]
  }

  private static func values(of object: UITabBar) -> [String: Any?] {
    [
      "backgroundImage": object.backgroundImage,
      "barStyle": object.barStyle,
      "barTintColor": object.barTintColor,
      "delegate": object.delegate,
      "isCustomizing": object.isCustomizing,
      "isTranslucent": object.isTranslucent,
      "itemPositioning": object.itemPositioning,
      "itemSpacing": object.itemSpacing,
      "itemWidth": object.itemWidth,
      "items": object.items,
      "scrollEdgeAppearance": object.scrollEdgeAppearance,
      "selectedItem": object.selectedItem,
      "selectionIndicatorImage": object.selectionIndicatorImage,
      "shadowImage": object.shadowImage,
      "standardAppearance": object.standardAppearance,
      "tintColor": object.tintColor,
      "unselectedItemTintColor": object.unselectedItemTintColor,
    ]
  }

  private static func values(of object: UIBarItem) -> [String: Any?] {
    [
      "image": object.image,
      "imageInsets": object.imageInsets,
      "isEnabled": object.isEnabled,
      "landscapeImagePhone": object.landscapeImagePhone,
      "landscapeImagePhoneInsets": object.landscapeImagePhoneInsets,
      "largeContentSizeImage": object.largeContentSizeImage,
      "largeContentSizeImageInsets": object.largeContentSizeImageInsets,
      "tag": object.tag,
      "title": object.title,
    ]
  }

  private static func values(of object: UITabBarItem) -> [String: Any?] {
    [
      "badgeColor": object.badgeColor,
      "badgeValue": object.badgeValue,
      "scrollEdgeAppearance": object.scrollEdgeAppearance,
      "selectedImage": object.selectedImage,
      "standardAppearance": object.standardAppearance,
      "titlePositionAdjustment": object.titlePositionAdjustment,
    ]
  }

  private static func values(of object: UITabBarController) -> [String: Any?] {
    [
      "bottomAccessory": object.bottomAccessory,
      "compactTabIdentifiers": object.compactTabIdentifiers,
      "customizableViewControllers": object.customizableViewControllers,
      "customizationIdentifier": object.customizationIdentifier,
      "delegate": object.delegate,
      "isTabBarHidden": object.isTabBarHidden,
      "mode": object.mode,
      "moreNavigationController": object.moreNavigationController,
      "prominentTabIdentifier": object.prominentTabIdentifier,
      "selectedTab": object.selectedTab,
      "selectedViewController": object.selectedViewController,
      "sidebar": object.sidebar,
      "tabBar": object.tabBar,
      "tabBarMinimizeBehavior": object.tabBarMinimizeBehavior,
      "tabs": object.tabs,
      "viewControllers": object.viewControllers,
    ]
  }

  private static func values(of object: UITab) -> [String: Any?] {
    [
      "allowsHiding": object.allowsHiding,
      "badgeValue": object.badgeValue,
      "hasVisiblePlacement": object.hasVisiblePlacement,
      "image": object.image,
      "isEnabled": object.isEnabled,
      "isHidden": object.isHidden,
      "isHiddenByDefault": object.isHiddenByDefault,
      "managingTabGroup": object.managingTabGroup,
      "parent": object.parent,
      "preferredPlacement": object.preferredPlacement,
      "selectedImage": object.selectedImage,
      "subtitle": object.subtitle,
      "tabBarController": object.tabBarController,
      "userInfo": object.userInfo,
      "viewController": object.viewController,
    ]
  }

  private static func values(of object: UITabGroup) -> [String: Any?] {
    [
      "allowsReordering": object.allowsReordering,
      "children": object.children,
      "defaultChildIdentifier": object.defaultChildIdentifier,
      "displayOrder": object.displayOrder,
      "displayOrderIdentifiers": object.displayOrderIdentifiers,
      "managingNavigationController": object.managingNavigationController,
      "selectedChild": object.selectedChild,
      "sidebarActions": object.sidebarActions,
      "sidebarAppearance": object.sidebarAppearance,
    ]
  }
}
