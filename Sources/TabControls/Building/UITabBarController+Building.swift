public import TabUIKit

extension UITabBarController {
  /// Replaces the tabs, and the controls that the previous tabs had as children.
  ///
  ///     controller.setTabBarChildren([
  ///       TabBarChild(Home(), title: "Home", image: home, selectedImage: homeFilled),
  ///       TabBarChild(title: "Search", image: search) { SearchController() },
  ///       TabBarChild(Cart(), title: "Cart", image: cart, identifier: "cart", badge: .count(3)),
  ///     ])
  ///     controller.tabBarControls.badges["cart"] = nil
  ///
  /// Two tabs with the same identifier, and widths of only some tabs, are warnings in
  /// ``TabBarControls/diagnostics``.
  ///
  /// - Parameters:
  ///   - children: The tabs, in reading order.
  ///   - animated: Whether the change of the items is animated.
  public func setTabBarChildren(_ children: [TabBarChild], animated: Bool = false) {
    // An iPhone shows five items, of which the last is More if there are more tabs.
    let hasMore = children.count > 5
    let tabs = children.enumerated().map { index, child in
      child.viewController(isUnderMore: hasMore && index >= 4)
    }
    setViewControllers(tabs, animated: animated)
    setControls(of: children)
  }

  /// Adds a tab after the others.
  ///
  ///     controller.addTab(Home(), title: "Home", image: home, selectedImage: homeFilled)
  ///
  /// - Parameters:
  ///   - content: The content of the tab.
  ///   - title: The title of the item.
  ///   - image: The image of the item.
  ///   - selectedImage: The image of the item while it is selected; `nil` for `image`.
  ///   - isWrapped: Whether the controller becomes the root of a navigation controller, unless it
  ///     is a navigation controller.
  /// - Returns: The controller of the tab: the navigation controller, or `content` itself.
  @discardableResult
  public func addTab(
    _ content: UIViewController,
    title: String?,
    image: UIImage?,
    selectedImage: UIImage? = nil,
    isWrapped: Bool = true
  ) -> UIViewController {
    let child = TabBarChild(
      content,
      title: title,
      image: image,
      selectedImage: selectedImage,
      isWrapped: isWrapped
    )
    .viewController()
    viewControllers = (viewControllers ?? []) + [child]
    return child
  }

  /// Replaces the tabs by controllers, with titles and images in the same order.
  ///
  ///     try controller.setViewControllers([home, search], titles: ["Home", "Search"], images: [house, glass])
  ///
  /// - Parameters:
  ///   - controllers: The contents of the tabs.
  ///   - titles: The titles of the items.
  ///   - images: The images of the items.
  ///   - selectedImages: The images of the selected items; `nil` for `images`.
  ///   - isWrapped: Whether the controllers become roots of navigation controllers, unless they are
  ///     navigation controllers.
  /// - Throws: ``TabBarCountError`` if the numbers differ; nothing has changed then.
  public func setViewControllers(
    _ controllers: [UIViewController],
    titles: [String],
    images: [UIImage?],
    selectedImages: [UIImage?]? = nil,
    isWrapped: Bool = true
  ) throws(TabBarCountError) {
    var counts = [TabBarCountError.List.titles: titles.count, .images: images.count]
    counts[.selectedImages] = selectedImages?.count
    let error = TabBarCountError(controllerCount: controllers.count, counts: counts)
    guard error.isEmpty else { throw error }
    setTabBarChildren(
      controllers.indices.map { index in
        TabBarChild(
          controllers[index],
          title: titles[index],
          image: images[index],
          selectedImage: selectedImages?[index],
          isWrapped: isWrapped
        )
      }
    )
  }
}

/// An error for lists whose lengths differ from the number of controllers.
public struct TabBarCountError: Error, Hashable, Sendable {
  /// A list of one element for each controller.
  public enum List: String, Hashable, Sendable, CaseIterable {
    /// The titles of the items.
    case titles

    /// The images of the items.
    case images

    /// The images of the selected items.
    case selectedImages
  }

  /// The number of controllers.
  public var controllerCount: Int

  /// The length of each list with a different length.
  public var counts: [List: Int]

  init(controllerCount: Int, counts: [List: Int]) {
    self.controllerCount = controllerCount
    self.counts = counts.filter { $0.value != controllerCount }
  }

  var isEmpty: Bool { counts.isEmpty }

  /// Returns the indices of the controllers for which a list has no element.
  public func missing(in list: List) -> [Int] {
    let count = counts[list] ?? controllerCount
    return Array(count..<max(count, controllerCount))
  }

  /// Returns the indices of a list's elements for which there is no controller.
  public func surplus(in list: List) -> [Int] {
    let count = counts[list] ?? controllerCount
    return Array(controllerCount..<max(count, controllerCount))
  }
}

extension TabBarCountError: CustomStringConvertible {
  public var description: String {
    List.allCases.compactMap { list in
      guard let count = counts[list] else { return nil }
      let indices = count < controllerCount ? missing(in: list) : surplus(in: list)
      let places = indices.map(String.init).joined(separator: ", ")
      return count < controllerCount
        ? "\(list.rawValue) are missing for the view controllers at \(places)"
        : "\(list.rawValue) at \(places) have no view controller"
    }
    .joined(separator: "; ")
  }
}
