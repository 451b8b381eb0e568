import HeadlessUIKit

/// Members beyond bars that apps use.
extension MemberDefaultsTests {
  static var newObjectsOfApps: [(String, [String: Any?])] {
    [
      ("UINavigationBarAppearance", values(of: UINavigationBarAppearance())),
      ("UIBarButtonItemAppearance", values(of: UIBarButtonItemAppearance())),
      ("UIBarButtonItemStateAppearance", values(of: UIBarButtonItemAppearance().normal)),
      ("UINavigationBar", values(of: UINavigationBar())),
      ("UINavigationItem", values(of: UINavigationItem(title: ""))),
      ("UIBarButtonItem", values(of: UIBarButtonItem())),
      ("UIViewController", values(of: UIViewController())),
      ("UIView", values(of: UIView())),
      ("UIButton", values(of: UIButton(type: .custom))),
    ]
  }

  private static func values(of object: UINavigationBarAppearance) -> [String: Any?] {
    [
      "backButtonAppearance": object.backButtonAppearance,
      "backIndicatorImage": object.backIndicatorImage,
      "backIndicatorTransitionMaskImage": object.backIndicatorTransitionMaskImage,
      "buttonAppearance": object.buttonAppearance,
      "doneButtonAppearance": object.doneButtonAppearance,
      "largeTitleTextAttributes": object.largeTitleTextAttributes,
      "titlePositionAdjustment": object.titlePositionAdjustment,
      "titleTextAttributes": object.titleTextAttributes,
    ]
  }

  private static func values(of object: UIBarButtonItemAppearance) -> [String: Any?] {
    [
      "disabled": object.disabled,
      "focused": object.focused,
      "highlighted": object.highlighted,
      "normal": object.normal,
    ]
  }

  private static func values(of object: UIBarButtonItemStateAppearance) -> [String: Any?] {
    [
      "backgroundImage": object.backgroundImage,
      "backgroundImagePositionAdjustment": object.backgroundImagePositionAdjustment,
      "titlePositionAdjustment": object.titlePositionAdjustment,
      "titleTextAttributes": object.titleTextAttributes,
    ]
  }

  private static func values(of object: UINavigationBar) -> [String: Any?] {
    [
      "backIndicatorImage": object.backIndicatorImage,
      "backIndicatorTransitionMaskImage": object.backIndicatorTransitionMaskImage,
      "backItem": object.backItem,
      "barStyle": object.barStyle,
      "barTintColor": object.barTintColor,
      "compactAppearance": object.compactAppearance,
      "compactScrollEdgeAppearance": object.compactScrollEdgeAppearance,
      "isTranslucent": object.isTranslucent,
      "items": object.items,
      "largeTitleTextAttributes": object.largeTitleTextAttributes,
      "prefersLargeTitles": object.prefersLargeTitles,
      "scrollEdgeAppearance": object.scrollEdgeAppearance,
      "shadowImage": object.shadowImage,
      "standardAppearance": object.standardAppearance,
      "titleTextAttributes": object.titleTextAttributes,
      "topItem": object.topItem,
    ]
  }

  private static func values(of object: UINavigationItem) -> [String: Any?] {
    [
      "backBarButtonItem": object.backBarButtonItem,
      "backButtonTitle": object.backButtonTitle,
      "compactAppearance": object.compactAppearance,
      "compactScrollEdgeAppearance": object.compactScrollEdgeAppearance,
      "hidesBackButton": object.hidesBackButton,
      "largeTitleDisplayMode": object.largeTitleDisplayMode,
      "leftBarButtonItem": object.leftBarButtonItem,
      "leftBarButtonItems": object.leftBarButtonItems,
      "leftItemsSupplementBackButton": object.leftItemsSupplementBackButton,
      "prompt": object.prompt,
      "rightBarButtonItem": object.rightBarButtonItem,
      "rightBarButtonItems": object.rightBarButtonItems,
      "scrollEdgeAppearance": object.scrollEdgeAppearance,
      "standardAppearance": object.standardAppearance,
      "titleView": object.titleView,
    ]
  }

  private static func values(of object: UIBarButtonItem) -> [String: Any?] {
    [
      "customView": object.customView,
      "isHidden": object.isHidden,
      "isSelected": object.isSelected,
      "possibleTitles": object.possibleTitles,
      "primaryAction": object.primaryAction,
      "style": object.style,
      "tintColor": object.tintColor,
      "width": object.width,
    ]
  }

  private static func values(of object: UIViewController) -> [String: Any?] {
    [
      "childForStatusBarHidden": object.childForStatusBarHidden,
      "childForStatusBarStyle": object.childForStatusBarStyle,
      "isBeingDismissed": object.isBeingDismissed,
      "isBeingPresented": object.isBeingPresented,
      "modalPresentationStyle": object.modalPresentationStyle,
      "navigationItem": object.navigationItem,
      "preferredStatusBarStyle": object.preferredStatusBarStyle,
      "prefersStatusBarHidden": object.prefersStatusBarHidden,
      "presentedViewController": object.presentedViewController,
      "presentingViewController": object.presentingViewController,
    ]
  }

  private static func values(of object: UIView) -> [String: Any?] {
    [
      "accessibilityHint": object.accessibilityHint,
      "accessibilityLabel": object.accessibilityLabel,
      "accessibilityValue": object.accessibilityValue,
      "isAccessibilityElement": object.isAccessibilityElement,
      "largeContentImage": object.largeContentImage,
      "largeContentImageInsets": object.largeContentImageInsets,
      "largeContentTitle": object.largeContentTitle,
      "scalesLargeContentImage": object.scalesLargeContentImage,
      "showsLargeContentViewer": object.showsLargeContentViewer,
    ]
  }

  private static func values(of object: UIButton) -> [String: Any?] {
    [
      "buttonType": object.buttonType,
      "contentEdgeInsets": object.contentEdgeInsets,
      "currentBackgroundImage": object.currentBackgroundImage,
      "currentImage": object.currentImage,
      "currentTitle": object.currentTitle,
      "currentTitleColor": object.currentTitleColor,
    ]
  }
}
