public import Foundation
public import TabUIKit

/// A description of a tab: a controller, its item, and the controls of the tab.
///
///     controller.setTabBarChildren([
///       TabBarChild(Home(), title: "Home", image: home, selectedImage: homeFilled),
///       TabBarChild(title: "Search", image: search) { SearchController() },
///       TabBarChild(Cart(), title: "Cart", image: cart, identifier: "cart", badge: .count(3), gate: .login),
///     ])
///
/// The title is set on the item only: the controller's title stays. A child that is set again has the
/// same controller, with its stack of pages.
@MainActor
public struct TabBarChild {
  private let content: TabBarChildContent

  /// The title of the item.
  public var title: String?

  /// The image of the item.
  public var image: UIImage?

  /// The image of the item while it is selected; `nil` for ``image``.
  public var selectedImage: UIImage?

  /// The identifier of the tab for controls, themes and tests: the `accessibilityIdentifier` of the
  /// item.
  public var identifier: String?

  /// The `tag` of the item.
  public var tag: Int

  /// The insets of the image, in points.
  public var imageInsets: UIEdgeInsets

  /// The image in a bar of compact height; `nil` for ``image``.
  public var landscapeImagePhone: UIImage?

  /// The insets of ``landscapeImagePhone``, in points.
  public var landscapeImagePhoneInsets: UIEdgeInsets

  /// The offset of the title, in points.
  ///
  /// UIKit ignores it on a bar with an appearance, and every bar with a theme has one. A
  /// ``CustomTabBar`` moves the title on every system.
  public var titlePositionAdjustment: UIOffset

  /// The badge, as set by ``TabBarControls/badges``.
  public var badge: TabBarBadge?

  /// The gate of the tab, as set by ``TabBarControls/gates``; set the callbacks of the gates there.
  public var gate: TabBarGates.Gate?

  /// The height by which the icon is raised, in points, as set by ``TabBarControls/raisedIconOffsets``.
  public var raisedIconOffset: CGFloat?

  /// The animator shown instead of the icon, as set by ``TabBarControls/itemAnimators``.
  public var animator: (any TabBarItemAnimator)?

  /// Creates a tab of a controller; the other parameters are the properties of the same names.
  ///
  /// With `isWrapped` the controller becomes the root of a navigation controller, unless it is a
  /// navigation controller, as `UIImagePickerController` is.
  public init(
    _ controller: UIViewController,
    title: String?,
    image: UIImage?,
    selectedImage: UIImage? = nil,
    identifier: String? = nil,
    tag: Int = 0,
    imageInsets: UIEdgeInsets = .zero,
    landscapeImagePhone: UIImage? = nil,
    landscapeImagePhoneInsets: UIEdgeInsets = .zero,
    titlePositionAdjustment: UIOffset = .zero,
    badge: TabBarBadge? = nil,
    gate: TabBarGates.Gate? = nil,
    raisedIconOffset: CGFloat? = nil,
    animator: (any TabBarItemAnimator)? = nil,
    isWrapped: Bool = true
  ) {
    self.init(
      title: title,
      image: image,
      selectedImage: selectedImage,
      identifier: identifier,
      tag: tag,
      imageInsets: imageInsets,
      landscapeImagePhone: landscapeImagePhone,
      landscapeImagePhoneInsets: landscapeImagePhoneInsets,
      titlePositionAdjustment: titlePositionAdjustment,
      badge: badge,
      gate: gate,
      raisedIconOffset: raisedIconOffset,
      animator: animator,
      content: TabBarChildContent { isWrapped ? .wrapping(controller) : controller }
    )
  }

  /// Creates a tab of a controller that is created when the tab is first shown, as the root of a
  /// navigation controller; the other parameters are the properties of the same names.
  ///
  /// `content` must not return a navigation controller, since UIKit can't push one. Of more than
  /// five tabs, those from the fifth on are created at once: an iPhone shows them under More, which
  /// may take the pages of a tab before the tab is shown.
  public init(
    title: String?,
    image: UIImage?,
    selectedImage: UIImage? = nil,
    identifier: String? = nil,
    tag: Int = 0,
    imageInsets: UIEdgeInsets = .zero,
    landscapeImagePhone: UIImage? = nil,
    landscapeImagePhoneInsets: UIEdgeInsets = .zero,
    titlePositionAdjustment: UIOffset = .zero,
    badge: TabBarBadge? = nil,
    gate: TabBarGates.Gate? = nil,
    raisedIconOffset: CGFloat? = nil,
    animator: (any TabBarItemAnimator)? = nil,
    content: @escaping () -> UIViewController
  ) {
    self.init(
      title: title,
      image: image,
      selectedImage: selectedImage,
      identifier: identifier,
      tag: tag,
      imageInsets: imageInsets,
      landscapeImagePhone: landscapeImagePhone,
      landscapeImagePhoneInsets: landscapeImagePhoneInsets,
      titlePositionAdjustment: titlePositionAdjustment,
      badge: badge,
      gate: gate,
      raisedIconOffset: raisedIconOffset,
      animator: animator,
      content: TabBarChildContent { TabNavigationController(content) }
    )
  }

  private init(
    title: String?,
    image: UIImage?,
    selectedImage: UIImage?,
    identifier: String?,
    tag: Int,
    imageInsets: UIEdgeInsets,
    landscapeImagePhone: UIImage?,
    landscapeImagePhoneInsets: UIEdgeInsets,
    titlePositionAdjustment: UIOffset,
    badge: TabBarBadge?,
    gate: TabBarGates.Gate?,
    raisedIconOffset: CGFloat?,
    animator: (any TabBarItemAnimator)?,
    content: TabBarChildContent
  ) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    self.identifier = identifier
    self.tag = tag
    self.imageInsets = imageInsets
    self.landscapeImagePhone = landscapeImagePhone
    self.landscapeImagePhoneInsets = landscapeImagePhoneInsets
    self.titlePositionAdjustment = titlePositionAdjustment
    self.badge = badge
    self.gate = gate
    self.raisedIconOffset = raisedIconOffset
    self.animator = animator
    self.content = content
  }

  /// Returns the controller of the tab, with its item; for a tab that may be under More, its content
  /// is created now.
  func viewController(isUnderMore: Bool = false) -> UIViewController {
    let child = content.controller
    if isUnderMore { (child as? TabNavigationController)?.loadRoot() }
    let item = UITabBarItem(title: title, image: image, selectedImage: selectedImage)
    item.accessibilityIdentifier = identifier
    item.tag = tag
    item.imageInsets = imageInsets
    item.landscapeImagePhone = landscapeImagePhone
    item.landscapeImagePhoneInsets = landscapeImagePhoneInsets
    item.titlePositionAdjustment = titlePositionAdjustment
    child.tabBarItem = item
    return child
  }
}

/// The controller of a tab, which is made once: a child that is set again keeps its pages.
@MainActor
private final class TabBarChildContent {
  private let make: () -> UIViewController
  lazy var controller = make()

  init(_ make: @escaping () -> UIViewController) { self.make = make }
}

extension UIViewController {
  /// Returns a controller as the root of a navigation controller, or itself if it is one.
  fileprivate static func wrapping(_ root: UIViewController) -> UIViewController {
    if root is UINavigationController { return root }
    let navigation = TabNavigationController(nibName: nil, bundle: nil)
    navigation.viewControllers = [root]
    return navigation
  }
}

/// A navigation controller that asks its top controller for orientations and status bar, and can
/// create its root when it is first shown.
final class TabNavigationController: UINavigationController {
  private var makeRoot: (() -> UIViewController)?

  convenience init(_ makeRoot: @escaping () -> UIViewController) {
    self.init(nibName: nil, bundle: nil)
    self.makeRoot = makeRoot
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loadRoot()
  }

  /// Creates the root, if that wasn't done before.
  func loadRoot() {
    guard let root = makeRoot?() else { return }
    makeRoot = nil
    precondition(
      !(root is UINavigationController),
      "TabBarChild.content must not make a navigation controller (was \(root))"
    )
    viewControllers = [root] + viewControllers
  }

  override var childForStatusBarStyle: UIViewController? { topViewController }
  override var childForStatusBarHidden: UIViewController? { topViewController }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    topViewController?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
