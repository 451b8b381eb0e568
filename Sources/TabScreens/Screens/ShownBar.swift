package import TabAppearance
import TabUIKit

/// A tab bar on the screen of a device.
@MainActor
package struct ShownBar {
  package internal(set) var screen: ShownScreen
  package let bar: UITabBar

  /// Lays out the content behind the bar; `nil` if the page shows its own.
  private(set) var layOutContent: (() -> Void)?

  package var configuration: TabSnapshotConfiguration { screen.configuration }
  package var window: UIWindow { screen.window }

  /// The controller that fills the screen.
  package var controller: UIViewController { screen.controller }

  init(screen: ShownScreen, bar: UITabBar) {
    (self.screen, self.bar) = (screen, bar)
  }

  /// Shows a subject, lays it out, and removes it again.
  ///
  /// - Throws: ``TabSnapshotError`` for a subject that can't be shown, and the error of the body.
  package static func with<Result>(
    _ subject: some TabSnapshotSubject,
    on configuration: TabSnapshotConfiguration,
    asDevice isDevice: Bool = false,
    body: (ShownBar) throws -> Result
  ) throws -> Result {
    try ShownScreen.with(subject, on: configuration, asDevice: isDevice) { screen, bar in
      guard let bar else { throw TabSnapshotError(noTabBarIn: screen.controller) }
      return try body(bar)
    }
  }

  /// Adds content behind the bar, from the top of the page or below it, and removes it again.
  func withContent<Result>(
    of subject: some TabSnapshotSubject,
    from top: CGFloat = 0,
    areRowsWhole: Bool = false,
    _ body: (ShownBar) throws -> Result
  ) throws -> Result {
    if shown === bar { try bar.checkCanBeDrawn() }
    guard let content = try content(of: subject, from: top, areRowsWhole: areRowsWhole) else {
      return try body(self)
    }
    defer { content.view.removeFromSuperview() }
    var shown = self
    shown.layOutContent = content.layOut
    shown.layOutContent?()
    return try body(shown)
  }

  /// Shows a subject in several configurations, one after the other, for pictures of the bar's
  /// surroundings.
  ///
  /// A theme is set up once for all configurations that its screen can change to. The content
  /// behind it is replaced only if more than style and contrast differs, and covers only the
  /// surroundings of the bar.
  ///
  /// - Throws: ``TabSnapshotError`` for a subject that can't be shown, and the error of the body.
  package static func map<Result>(
    _ subject: some TabSnapshotSubject,
    over configurations: [TabSnapshotConfiguration],
    body: (ShownBar) throws -> Result
  ) throws -> [Result] {
    // The controller of another subject may depend on the configuration.
    guard subject is any ThemeSubject else {
      return try configurations.map { try with(subject, on: $0, body: body) }
    }
    var results: [TabSnapshotConfiguration: Result] = [:]
    for first in configurations where results[first] == nil {
      try ShownScreen.withNew(showing: subject, on: first) { screen in
        guard let shown = screen.bar else {
          throw TabSnapshotError(noTabBarIn: screen.controller)
        }
        for next in configurations where results[next] == nil && first.canBecome(next) {
          let changed = shown.changed(to: next)
          try changed.withContent(of: subject, from: changed.surroundings().minY) { shown in
            for configuration in configurations where configuration.isAlike(next) {
              results[configuration] = try body(shown.changed(to: configuration))
            }
          }
        }
      }
    }
    return configurations.compactMap { results[$0] }
  }

  /// Returns the bar after the traits of its screen have changed.
  private func changed(to configuration: TabSnapshotConfiguration) -> ShownBar {
    configuration.setTraits(of: window)
    window.layoutIfNeeded()
    var shown = self
    shown.screen.configuration = configuration
    return shown
  }

  /// Reads the screen of a running test in its current state.
  ///
  /// - Throws: ``TabSnapshotError`` for another configuration than the screen's or the default one,
  ///   and the error of the body.
  func asItIs<Result>(
    on configuration: TabSnapshotConfiguration,
    _ body: (ShownBar) throws -> Result
  ) throws -> Result {
    guard [self.configuration, .iPhone16()].contains(configuration) else {
      throw TabSnapshotError(
        "a screen keeps its device and traits",
        fix:
          "leave out the settings that the strategy or the matrix changes, or take a snapshot of the controller"
      )
    }
    return try self.configuration.withSystem {
      window.layoutIfNeeded()
      if shown === bar { try bar.checkCanBeDrawn() }
      return try body(self)
    }
  }

  /// The layout of the bar's items.
  package var itemLayout: ItemLayout {
    let traits = bar.traitCollection
    return ItemLayout(width: traits.horizontalSizeClass, height: traits.verticalSizeClass)
  }

  /// The frame of the bar's accessory, in points of the screen.
  var accessoryFrame: CGRect? {
    guard #available(iOS 26, *),
      let accessory = (controller as? UITabBarController)?.bottomAccessory?.contentView,
      accessory.window === window
    else { return nil }
    return accessory.convert(accessory.bounds, to: window)
  }

  /// Returns the area of the screen with the bar and its accessory, and a strip of the content next
  /// to it.
  ///
  /// - Parameter strip: The height of the strip, in points.
  /// - Returns: The area, in points of the screen.
  package func surroundings(strip: CGFloat = TabSnapshotBackdrop.rowHeight) -> CGRect {
    let (bar, screen) = (shown.convert(shown.bounds, to: window), window.bounds)
    let isAtTop = bar.midY < screen.midY
    let start = min(bar.minY, accessoryFrame?.minY ?? bar.minY)
    let top = isAtTop ? 0 : max(0, start - strip)
    let bottom = isAtTop ? min(screen.maxY, bar.maxY + strip) : screen.maxY
    return CGRect(x: 0, y: top, width: screen.width, height: bottom - top)
  }

  /// Adds content behind the bar that extends below the bar, or ends above it, and returns it with
  /// a closure that lays it out; `nil` if the page shows its own content.
  private func content(
    of subject: some TabSnapshotSubject,
    from top: CGFloat,
    areRowsWhole: Bool
  ) throws -> (view: UIView, layOut: () -> Void)? {
    if configuration.edge == .scrollEdge, !(controller is UITabBarController) {
      throw TabSnapshotError(
        "a bar without a controller is at no scroll edge",
        fix: "take a snapshot of its UITabBarController"
      )
    }
    guard let page = controller.shownPage, let pageView: UIView = page.viewIfLoaded else {
      return nil
    }
    let isOfApp = !(subject is any ThemeSubject) && controller is UITabBarController
    let isEmpty = isOfApp && pageView.isEmptyPage
    let hasOwnContent = isOfApp && !isEmpty
    if hasOwnContent, configuration.backdrop == nil, configuration.edge == nil { return nil }
    let kind = configuration.backdrop ?? (hasOwnContent ? nil : .rows)
    let scrollView = UIScrollView()
    if isEmpty {
      // The app's gestures on the page work as they do without the rows.
      scrollView.backgroundColor = .systemBackground
      scrollView.isUserInteractionEnabled = false
    }
    if controller is BarController {
      pageView.insertSubview(scrollView, at: 0)
    } else {
      pageView.addSubview(scrollView)
      page.setContentScrollView(scrollView, for: .bottom)
    }
    let isAtScrollEdge = configuration.edge == .scrollEdge
    return (
      scrollView,
      {
        scrollView.layOutContent(
          of: pageView,
          beside: shown.convert(shown.bounds, to: window),
          on: window.bounds,
          isAtScrollEdge: isAtScrollEdge
        ) { end in
          kind?.view(on: pageView, from: top, areRowsWhole: areRowsWhole, contentEnd: end)
        }
        // The bar may lay out its items again, and the theme's layout is applied after that.
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
      }
    )
  }
}

extension TabSnapshotConfiguration {
  /// Returns whether another configuration differs only in style and contrast.
  func isAlike(_ other: TabSnapshotConfiguration) -> Bool {
    var other = other
    (other.style, other.contrast) = (style, contrast)
    return self == other
  }
}

extension UIView {
  /// Whether the view is a plain `UIView` without subviews and without a background.
  fileprivate var isEmptyPage: Bool {
    type(of: self) == UIView.self && subviews.isEmpty
      && (backgroundColor == nil || backgroundColor == .clear)
  }
}

extension UIViewController {
  /// The innermost controller whose content is behind the bar.
  fileprivate var shownPage: UIViewController? {
    switch self {
    case let tabs as UITabBarController: tabs.selectedViewController?.shownPage
    case let stack as UINavigationController: stack.topViewController?.shownPage
    default: self
    }
  }
}
