public import TabUIKit

/// A tab to be: a controller with the title and the images of its item.
///
///     controller.setTabBarChildren([
///       TabBarChild(Home(), title: "Home", image: home, selectedImage: homeFilled),
///       TabBarChild(title: "Search", image: search) { SearchController() },
///     ])
///
/// The title is that of the item alone: a controller keeps its own.
@MainActor
public struct TabBarChild {
  private let content: Content
  private let isWrapped: Bool

  /// The title of the item.
  public var title: String?

  /// The image of the item.
  public var image: UIImage?

  /// The image of the item while it is selected; `nil` for the same.
  public var selectedImage: UIImage?

  private enum Content {
    case controller(UIViewController)
    case maker(() -> UIViewController)
  }

  /// Creates a tab of a controller.
  ///
  /// - Parameters:
  ///   - controller: What the tab shows.
  ///   - title: The title of the item.
  ///   - image: The image of the item.
  ///   - selectedImage: The image of the item while it is selected; `nil` for the same.
  ///   - isWrapped: Whether the controller becomes the root of a navigation controller, unless it is
  ///     one itself, as `UIImagePickerController` is.
  public init(
    _ controller: UIViewController,
    title: String?,
    image: UIImage?,
    selectedImage: UIImage? = nil,
    isWrapped: Bool = true
  ) {
    content = .controller(controller)
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    self.isWrapped = isWrapped
  }

  /// Creates a tab of a controller that is made when the tab first shows, as the root of a
  /// navigation controller.
  ///
  /// - Parameters:
  ///   - title: The title of the item.
  ///   - image: The image of the item.
  ///   - selectedImage: The image of the item while it is selected; `nil` for the same.
  ///   - content: Makes the controller, which must not be a navigation controller: UIKit pushes none.
  public init(
    title: String?,
    image: UIImage?,
    selectedImage: UIImage? = nil,
    content: @escaping () -> UIViewController
  ) {
    self.content = .maker(content)
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    isWrapped = true
  }

  /// The controller that becomes the tab, with its item.
  func viewController() -> UIViewController {
    let child: UIViewController =
      switch content {
      case .controller(let controller):
        isWrapped ? controller.inNavigationController() : controller
      case .maker(let maker): TabNavigationController(maker)
      }
    child.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: selectedImage)
    return child
  }
}

extension UIViewController {
  /// The controller as the root of a navigation controller, or itself if it is one.
  ///
  ///     controller.viewControllers = [home, search].map { $0.inNavigationController() }
  ///
  /// `UIImagePickerController` is one, too. The navigation controller leaves the orientation and the
  /// status bar to the controller on top.
  public func inNavigationController() -> UINavigationController {
    if let navigation = self as? UINavigationController { return navigation }
    let navigation = TabNavigationController(nibName: nil, bundle: nil)
    navigation.viewControllers = [self]
    return navigation
  }
}

/// A navigation controller that leaves the orientation and the status bar to the controller on top,
/// and may make its root when it first shows.
final class TabNavigationController: UINavigationController {
  private var makeRoot: (() -> UIViewController)?

  convenience init(_ makeRoot: @escaping () -> UIViewController) {
    self.init(nibName: nil, bundle: nil)
    self.makeRoot = makeRoot
  }

  override func viewDidLoad() {
    super.viewDidLoad()
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
