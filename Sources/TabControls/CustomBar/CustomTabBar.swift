public import TabThemes
import TabUIKit

extension TabBarControls {
  /// A custom bar that replaces the system's; `nil` restores the system's bar.
  ///
  ///     controls.customBar = CustomTabBar(layout: TabBarLayout(imagePlacement: .trailing))
  ///     controls.customBar = nil
  public var customBar: CustomTabBar? {
    get { part() }
    set { setPart(newValue) }
  }
}

/// A bar for layouts that the system's doesn't support on any version: images on any side of
/// titles, item widths and bar heights on glass too, scrolling rows, outlines with a notch or a
/// bump.
///
///     let bar = CustomTabBar(layout: TabBarLayout(itemPositioning: .scrolling()))
///     controller.tabBarControls.customBar = bar
///
/// The bar shows the items of the controller's tabs. Its colors, fonts, offsets and background are
/// those of the `standardAppearance` of the system's bar, on which a theme sets them, and on glass
/// those of the theme itself; if an appearance sets no color, they are the bar's tint color and a
/// gray. While the content ends above the bar, the `scrollEdgeAppearance` is used, if there is one.
/// The system's bar is hidden meanwhile, never removed, and the bar's height is added to the safe
/// area of the children.
///
/// A tap calls a subclass's `tabBar(_:didSelect:)`, then asks and notifies the controller's
/// delegate as a tap on the system's bar does. An item fades under a finger, has the system's
/// effect under a pointer, and with keyboard focus the settings of the appearance for focused
/// items. Like the system's bar it stays behind a keyboard, and fades with the push of a controller
/// with `hidesBottomBarWhenPushed`; for this the navigation controllers of the tabs get a delegate
/// in front of the app's.
///
/// All tabs have an item, so there is no More item. UIKit still shows the tabs that don't fit in its
/// own bar in the navigation controller of More, whose bar the custom bar hides over the controller
/// of such a tab; over the pages of a tab's stack, that bar has no back button to the list of More.
///
/// For VoiceOver the bar is a container with the trait of tab bars, so that VoiceOver appends "tab,
/// 2 of 5" to an item's title, badge and state. A long press shows items in the large content
/// viewer.
public final class CustomTabBar: UIView {
  /// The dimensions of the bar and its items that the layout of the theme or the controller doesn't
  /// have.
  public var layout: TabBarLayout { didSet { setNeedsBarLayout() } }

  /// The dimensions in landscape in place of ``layout``; `nil` uses ``layout``.
  public var landscapeLayout: TabBarLayout? { didSet { setNeedsBarLayout() } }

  /// The outline of the top edge, centered on the slot, or else on a single raised icon, or else on
  /// the bar.
  ///
  /// Effect, color and image of the background are clipped to the outline, and the hairline follows
  /// it; a shadow image doesn't, which is reported in the diagnostics of the controls.
  public var shape: TabBarShape { didSet { setNeedsBarLayout() } }

  /// Contents of items besides those of their `UITabBarItem`, by index or identifier.
  public var contents: [TabBarTab.Name: CustomTabBarContent] = [:] {
    didSet { setNeedsBarLayout() }
  }

  /// A view over the appearance's background and behind the items, clipped to the ``shape`` and to
  /// the corners of a floating bar; `nil` for none.
  ///
  ///     bar.backgroundView = GradientView()
  ///
  /// The bar gives the view the frame of its background, which includes the part of the shape above
  /// the bar. The view takes no touches.
  public var backgroundView: UIView? {
    get { background.appView }
    set {
      background.appView = newValue
      setNeedsBarLayout()
    }
  }

  private(set) weak var controls: TabBarControls?
  private let background = CustomTabBarBackground()
  private let scrollView = RowScrollView()
  private let selectionIndicator = CustomTabBarSelectionIndicator()
  private(set) var buttons: [CustomTabBarButton] = []
  private(set) var look: CustomTabBarLook?

  /// The appearance of the last layout, stored since it is compiled again on each access on glass.
  private var appearance = UITabBarAppearance()
  private var row = TabBarRow(itemFrames: [], contentWidth: 0)
  private var observations: [ChangeObservation] = []
  private lazy var scrollEdge = ScrollEdge { [weak self] in self?.setNeedsBarLayout() }
  private let inset = ChildSafeAreaInset(by: .part)
  private let morePages = MorePages()

  /// Creates a bar that is shown once it is set on ``TabBarControls/customBar``.
  public init(
    layout: TabBarLayout = TabBarLayout(),
    landscapeLayout: TabBarLayout? = nil,
    shape: TabBarShape = .straight,
    contents: [TabBarTab.Name: CustomTabBarContent] = [:]
  ) {
    self.layout = layout
    self.landscapeLayout = landscapeLayout
    self.shape = shape
    self.contents = contents
    super.init(frame: .zero)
    accessibilityTraits = .tabBar
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.clipsToBounds = false
    addSubview(background)
    addSubview(scrollView)
    scrollView.addSubview(selectionIndicator)
  }

  /// Returns `nil`: the bar can't be decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Views of items

  func button(of tab: BarTab) -> CustomTabBarButton? {
    buttons.first { $0.index == tab.index }
  }

  /// Returns the frame of the layout's slot in the coordinates of a view, or `nil` without a slot.
  func slotFrame(in view: UIView) -> CGRect? {
    row.slotFrame.map { scrollView.convert($0, to: view) }
  }

  /// Whether the app has hidden the bar, which then adds no height to the children's safe area.
  var isHiddenByApp = false { didSet { setNeedsBarLayout() } }

  // MARK: - Layout

  private func setNeedsBarLayout() {
    controls?.setNeedsLayout()
  }

  private var controller: UITabBarController? { controls?.controller }

  /// Sets the frame of the bar in its superview, which is as large as the controller's view.
  private func place() {
    guard let controller, let superview else { return }
    let bounds = superview.bounds
    let current = currentLayout(isLandscape: bounds.width > bounds.height)
    let isAway = controller.isTabBarPushedAway
    frame = current.barFrame(in: bounds, safeArea: superview.safeAreaInsets)
    // While the bar fades out, it isn't hidden yet.
    isHidden = controls?.isBarPushedAway == true || isHiddenByApp && isHidden
    let height = bounds.maxY - superview.safeAreaInsets.bottom - frame.minY
    let wanted = isAway || isHiddenByApp ? 0 : height
    inset.set(wanted - insetOfHiddenBar(in: superview), on: controller.childrenOfTabs)
    placeItems(current)
  }

  /// Returns the height that the hidden bar of the system keeps in the safe area of the children.
  ///
  /// Sources disagree whether it keeps any before iOS 18, where `isTabBarHidden` removes it.
  private func insetOfHiddenBar(in view: UIView) -> CGFloat {
    guard TabBarEnvironment.current.os < 18, let controller, controller.tabBar.isHidden,
      let child = controller.selectedViewController, let content = child.viewIfLoaded,
      content.window != nil
    else { return 0 }
    let added = child.additionalSafeAreaInsets.bottom
    let measured = max(0, content.safeAreaInsets.bottom - added - view.safeAreaInsets.bottom)
    // A bar that is being shown or hidden may have been measured.
    if measured != lastInset { onNextTurn { [weak self] in self?.setNeedsBarLayout() } }
    lastInset = measured
    return measured
  }

  /// The height that the hidden bar kept at the last layout, in points.
  private var lastInset: CGFloat = 0

  private func currentLayout(isLandscape: Bool) -> TabBarLayout {
    let own = isLandscape ? landscapeLayout ?? layout : layout
    let theme = controller?.barLayout?.bar(isLandscape: isLandscape)
    var layout = theme.map(own.merging) ?? own
    if layout.itemPositioning == .fill(), appearance.stackedItemPositioning == .centered {
      let (width, spacing) = (appearance.stackedItemWidth, appearance.stackedItemSpacing)
      layout.itemPositioning = .centered(
        itemWidth: width > 0 ? width : Self.centeredItem.width,
        spacing: spacing > 0 ? spacing : Self.centeredItem.spacing
      )
    }
    layout.buttonRoom = controller?.barButtonRoom
    return layout
  }

  /// The width and spacing of centered items, in points, if an appearance sets none, as in a bar of
  /// iOS 12 (a view dump, one source).
  private static let centeredItem = (width: CGFloat(76), spacing: CGFloat(34))

  /// Sets the frames of the items and the background for a layout.
  private func placeItems(_ layout: TabBarLayout) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The gaps of a theme's layout are measured from the edge of the bar, as in the system's bar.
    let sides = layout.itemWidths == nil ? safeAreaInsets : .zero
    let size = CGSize(
      width: max(0, bounds.width - sides.left - sides.right),
      height: max(0, layout.height)
    )
    row = layout.row(of: buttons.count, in: size, isRightToLeft: isRightToLeft)
    if let obstacle = layout.widthProblem(inRowOf: buttons.count, width: size.width) {
      let notes = ["the items fill the bar"]
      controls?.report(ThemeDiagnostic(.warning, obstacle, notes: notes))
    }
    scrollView.frame = CGRect(x: sides.left, y: 0, width: size.width, height: size.height)
    let contentSize = CGSize(width: row.contentWidth, height: size.height)
    let isResized = scrollView.contentSize != contentSize
    scrollView.contentSize = contentSize
    for (button, frame) in zip(buttons, row.itemFrames) {
      button.frame = frame
      button.layoutIfNeeded()
    }
    if isResized {
      scrollView.contentOffset.x = isRightToLeft ? row.contentWidth - size.width : 0
      showSelectedItem(animated: false)
    }
    background.frame = bounds
    background.update(
      appearance,
      shape: shape,
      middle: middleOfShape(layout),
      floating: layout.floating
    )
    selectionIndicator.update(appearance, at: buttons.first(where: \.isSelected)?.frame)
    if shape != .straight, appearance.shadowImage != nil {
      let message = "the image of the bar's shadow is left out"
      let notes = ["an outline that isn't straight has a line in the color of the shadow"]
      controls?.report(ThemeDiagnostic(.warning, message, notes: notes))
    }
  }

  /// Returns the x of the slot's center, or else of a single raised item's, or else of the bar's.
  private func middleOfShape(_ layout: TabBarLayout) -> CGFloat {
    let heights = controls?.raisedIconOffsets ?? [:]
    let raised = buttons.filter { $0.tab.map { heights.value(for: $0) ?? 0 > 0 } == true }
    let frame = raised.count == 1 ? raised[0].convert(raised[0].bounds, to: self) : bounds
    return (slotFrame(in: self) ?? frame).midX
  }

  /// The appearance of the system's bar, or of its selected item; on glass, which ignores much of a
  /// theme, the theme's appearance for the classic look.
  private var currentAppearance: UITabBarAppearance {
    guard let bar = controller?.tabBar else { return UITabBarAppearance() }
    if TabBarEnvironment.current.look == .glass,
      let appearance = bar.classicThemeAppearance(
        selecting: controller?.selectedTabIndex.flatMap { controls?.tab(.index($0)) },
        isAtScrollEdge: scrollEdge.isReached
      )
    {
      return appearance
    }
    let item = bar.selectedItem
    let edge = item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
    return (scrollEdge.isReached ? edge : nil) ?? item?.standardAppearance ?? bar.standardAppearance
  }

  /// Updates the buttons to the tabs.
  private func updateItems() {
    guard let controller else { return }
    appearance = currentAppearance
    let isLandscape = (superview?.bounds).map { $0.width > $0.height } ?? false
    let layout = currentLayout(isLandscape: isLandscape)
    let items = controller.tabItems
    while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < items.count { addButton() }
    let isLow = traitCollection.verticalSizeClass == .compact
    let look = CustomTabBarLook(
      appearance: appearance,
      isStacked: layout.imagePlacement == .top || layout.imagePlacement == .bottom,
      traits: traitCollection,
      tintColor: controller.tabBar.tintColor,
      unselectedItemTintColor: controller.tabBar.unselectedItemTintColor
    )
    self.look = look
    // The same height for all images puts the titles of a row on one line.
    let imageHeight = items.compactMap { $0.image(isLow: isLow)?.size.height }.max() ?? 0
    for (button, item) in zip(buttons, items) {
      button.update(
        item,
        isSelected: item.index == controller.selectedTabIndex,
        content: contents.value(for: item.tab) ?? CustomTabBarContent(),
        look: look,
        layout: layout,
        imageHeight: imageHeight,
        isLow: isLow
      )
    }
    accessibilityElements = buttons
    observe(items.compactMap(\.item))
  }

  private func addButton() {
    let button = CustomTabBarButton(frame: .zero)
    let tap = UIAction { [weak self, weak button] _ in
      if let tab = button?.tab { self?.select(tab) }
    }
    button.addAction(tap, for: .touchUpInside)
    buttons.append(button)
    scrollView.addSubview(button)
  }

  /// Selects the tab of an item, whose index may have changed since the last layout.
  private func select(_ tab: BarTab) {
    if let index = controller?.barTabs.first(where: { $0.isSame(as: tab) })?.index {
      controls?.selectByUser(index)
    }
    setNeedsBarLayout()
  }

  private func observe(_ items: [UITabBarItem]) {
    let isSame =
      items.count == observations.count && zip(items, observations).allSatisfy { $0 === $1.object }
    guard !isSame else { return }
    observations = items.map { item in
      ChangeObservation(item) { [weak self] in self?.setNeedsBarLayout() }
    }
  }

  /// Scrolls the selected item into view.
  private func showSelectedItem(animated: Bool) {
    guard let frame = buttons.first(where: \.isSelected)?.frame else { return }
    let width = scrollView.bounds.width
    let latest = max(0, row.contentWidth - width)
    let middle = min(max(0, frame.midX - width / 2), latest)
    let isSeen = scrollView.bounds.minX <= frame.minX && frame.maxX <= scrollView.bounds.maxX
    guard !isSeen else { return }
    let isAnimated = animated && !UIAccessibility.isReduceMotionEnabled
    scrollView.setContentOffset(CGPoint(x: middle, y: 0), animated: isAnimated)
  }

  // MARK: - Touches

  /// Returns whether a point is inside the bar, or inside an image that extends beyond it.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || buttons.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }

  /// Returns the view at a point, including images that extend above the bar's upper edge.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard point.y < 0 else { return super.hitTest(point, with: event) }
    guard takesTouches else { return nil }
    let hits = buttons.lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }
    return hits.first
  }
}

/// A scroll view that also scrolls after a finger has rested on an item.
private final class RowScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

extension CustomTabBar: TabBarBarPart {
  func attach(to controls: TabBarControls) {
    self.controls = controls
    guard controller != nil else { return }
    controls.overlayView.insertSubview(self, at: 0)
    layOut()
  }

  func detach() {
    observations = []
    scrollEdge.follow(nil)
    inset.set(0, on: [])
    removeFromSuperview()
    if let controller { UITabBarController.hidingProperty.restore(controller, by: .part) }
    morePages.showBar()
    controls = nil
  }

  func layOut() {
    if let controller {
      UITabBarController.hidingProperty.override(controller, by: .part, key: true) { _ in true }
      morePages.hideBar(in: controller)
    }
    scrollEdge.follow(controller?.selectedViewController?.bottomScrollView)
    updateItems()
    place()
  }

  func didSelect(_ selection: TabBarSelection) {
    updateItems()
    showSelectedItem(animated: true)
  }

  var bar: UIView { self }
  func position(ofTabAt index: Int) -> Int? { buttons.firstIndex { $0.index == index } }
  func iconView(of tab: BarTab) -> UIView? { button(of: tab)?.imageView }

  func itemFrames(in view: UIView) -> [CGRect]? {
    guard !isHidden, !isHiddenByApp, !buttons.isEmpty, window === view.window else { return nil }
    return buttons.map { $0.convert($0.bounds, to: view) }
  }
}
