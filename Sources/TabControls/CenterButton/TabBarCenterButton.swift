import Foundation
public import TabThemes
import TabUIKit

extension TabBarControls {
  /// A button over the bar, which may extend beyond it; `nil` for none.
  ///
  ///     let button = UIButton(type: .custom)
  ///     button.setImage(UIImage(named: "Plus"), for: .normal)
  ///     controls.centerButton = TabBarCenterButton(button) { _ in compose() }
  public var centerButton: TabBarCenterButton? {
    get { part() }
    set { setPart(newValue) }
  }
}

/// A button of any size over a bar, which may extend beyond the bar: for an action or for a tab.
///
/// The button is a sibling of the bar, so that it receives touches outside of the bar, and views
/// around it keep theirs. It is hidden with the bar, and enabled for touches only while the bar is.
/// Where the frames of items aren't known, a button with an index is in the middle of the bar.
@MainActor
public final class TabBarCenterButton {
  /// The effect of a tap on the button.
  public enum Role {
    /// Runs an action; the selection doesn't change.
    case action(@MainActor (TabBarCenterButton) -> Void)

    /// Selects the existing tab at the button's index, whose item the button covers.
    case tab

    /// Selects a view controller that is inserted as a tab at the button's index, and removed with
    /// the button.
    case controller(UIViewController)
  }

  /// The vertical position of the button's center, measured down from the top of the bar.
  ///
  ///     TabBarCenterButton.Position()               // on the bar's upper edge
  ///     TabBarCenterButton.Position(multiplier: 0.5) // in the middle of the bar's height
  public struct Position: Hashable, Sendable {
    /// A fraction of the bar's height without the bottom safe area.
    public var multiplier: Double

    /// The distance to add to that fraction, in points.
    public var constant: Double

    /// Creates a position.
    public init(multiplier: Double = 0, constant: Double = 0) {
      self.multiplier = multiplier
      self.constant = constant
    }

    /// Returns the y of the button's center in a bar of a height, both in points from the top of
    /// the bar.
    func centerY(inBarOfHeight height: Double) -> Double { height * multiplier + constant }
  }

  /// The app's button, with its images, titles and accessibility label.
  ///
  /// The size of the button's bounds is kept; if it is zero, the button gets its fitting size.
  public let button: UIControl

  /// The effect of a tap on the button.
  public let role: Role

  /// The vertical position of the button's center.
  public var position: Position { didSet { controls?.setNeedsLayout() } }

  /// Whether the button has room of its width among the items, which share the rest: a slot for an
  /// action without an index, and otherwise the item of a controller.
  ///
  /// There is room in a ``CustomTabBar`` and, in portrait and landscape, in the classic bar of an
  /// iPhone, if a theme sets no widths, and for a slot if the number of items is even. A button that
  /// lies entirely above the bar gets none. ``TabBarControls/diagnostics`` has a note if an action
  /// without an index has no room.
  public var reservesRoom = true { didSet { controls?.setNeedsLayout() } }

  /// Whether the button shows that its tab is selected; called after each change of the selection.
  ///
  /// Whether the tab can be selected is up to the app's delegate.
  public var showsSelection: (() -> Bool) = { true }

  /// The animation that starts when the tab becomes selected, and ends with its selection.
  public var selectionAnimation: TabBarAnimation?

  let requestedIndex: Int?
  private let view = TabBarCenterButtonView()
  private(set) weak var controls: TabBarControls?
  private var action: UIAction?
  private(set) var placeholder: UIViewController?

  /// The control of the item below the button, which is hidden from assistive technologies.
  private weak var coveredControl: UIControl?

  /// Creates a button for a bar.
  ///
  /// - Parameters:
  ///   - button: The app's button.
  ///   - index: The index of the tab, from 0; `nil` is the middle. Without an index, an action has
  ///     no tab: the button is placed over the slot of a custom bar, or over the middle of the bar.
  ///   - position: The vertical position of the button's center.
  ///   - role: The effect of a tap on the button.
  public init(
    _ button: UIControl,
    at index: Int? = nil,
    position: Position = Position(),
    role: Role
  ) {
    self.button = button
    self.role = role
    self.position = position
    requestedIndex = index
  }

  /// Creates a button over the middle of a bar that runs an action.
  public convenience init(
    _ button: UIControl,
    position: Position = Position(),
    action: @escaping @MainActor (TabBarCenterButton) -> Void
  ) {
    self.init(button, position: position, role: .action(action))
  }

  /// The index of the button's tab; `nil` for an action without an index.
  var index: Int? {
    if runsAction { return requestedIndex }
    let count = controls?.controller?.barTabs.count ?? 0
    // The inserted controller is included in the count.
    return requestedIndex ?? (placeholder == nil ? count : count - 1) / 2
  }

  /// Whether the button's tab is selected.
  var isTabSelected: Bool {
    index.map { $0 == controls?.controller?.selectedTabIndex } ?? false
  }

  /// Whether a tap on the item at an index runs the button's action.
  func runsAction(at index: Int) -> Bool {
    runsAction && index == requestedIndex
  }

  private func tap() {
    switch role {
    case .action(let action): action(self)
    case .tab, .controller: index.map { controls?.selectByUser($0) }
    }
  }

  private func update() {
    let isSelected = isTabSelected
    let showsSelection = isSelected && showsSelection()
    UIControl.isSelectedProperty.override(button, by: .part, key: showsSelection) { _ in
      showsSelection
    }
    UIControl.accessibilityTraitsProperty.override(button, by: .part, key: isSelected) { traits in
      isSelected ? traits.union(.selected) : traits.subtracting(.selected)
    }
    guard isSelected != view.showsSelectedTab else { return }
    view.showsSelectedTab = isSelected
    if isSelected, let selectionAnimation {
      button.tabBarAnimator.start(selectionAnimation, on: button)
    } else {
      button.tabBarAnimator.stop()
    }
  }
}

extension TabBarCenterButton: TabBarPart {
  func attach(to controls: TabBarControls) {
    self.controls = controls
    insertController()
    let action = UIAction { [weak self] _ in self?.tap() }
    button.addAction(action, for: .touchUpInside)
    self.action = action
    view.addSubview(button)
    controls.overlayView.addSubview(view)
    update()
  }

  func detach() {
    button.tabBarAnimator.stop()
    if let action { button.removeAction(action, for: .touchUpInside) }
    button.removeFromSuperview()
    UIControl.accessibilityLabelProperty.restore(button, by: .part)
    UIControl.accessibilityTraitsProperty.restore(button, by: .part)
    UIControl.isSelectedProperty.restore(button, by: .part)
    view.removeFromSuperview()
    cover(nil)
    controls?.controller?.barButtonRoom = nil
    if let placeholder, let controller = controls?.controller {
      let wasSelected = controller.selectedViewController === placeholder
      controller.viewControllers?.removeAll { $0 === placeholder }
      if wasSelected { controller.selectedIndex = 0 }
    }
    placeholder = nil
    controls = nil
  }

  func shouldSelect(_ target: TabSelectionTarget) -> Bool {
    guard let index, target == .tab(index), case .action(let action) = role else { return true }
    if controls?.longPress?.isUnderWay != true { action(self) }
    return false
  }

  /// A button without a tab needs no taps but its own.
  var needsDelegate: Bool { !(runsAction && requestedIndex == nil) }

  func didSelect(_ selection: TabBarSelection) {
    update()
  }

  func layOut() {
    guard let controls, let bar = controls.shownBar else { return }
    view.bar = bar
    restoreController()
    coverItem()
    let isShown = !bar.isHidden && bar.alpha > 0.01 && bar.window != nil
    let center =
      controls.isBarOutsideWindow
      ? floatingCenter(in: controls.overlayView) : isShown ? self.center(over: bar) : nil
    view.isHidden = center == nil
    guard let center else { return }
    view.alpha = bar.alpha
    let size = self.size
    view.bounds = CGRect(origin: .zero, size: size)
    view.center = center
    button.bounds = CGRect(origin: .zero, size: size)
    button.center = CGPoint(x: size.width / 2, y: size.height / 2)
    update()
  }

  /// The size of the button's bounds, or else its fitting size.
  var size: CGSize {
    let size = button.bounds.size
    guard size == .zero, let controls else { return size }
    return button.sizeThatFits(controls.overlayView.bounds.size)
  }

  var runsAction: Bool {
    if case .action = role { true } else { false }
  }

  /// Returns the center of the button in the overlay, or `nil` if the item below it isn't visible.
  private func center(over bar: UIView) -> CGPoint? {
    guard let controls else { return nil }
    let overlay = controls.overlayView
    let frame = bar.convert(bar.bounds, to: overlay)
    let isAtBottom =
      bar.isDescendant(of: overlay.superview ?? overlay) && frame.midY > overlay.bounds.midY
    guard isAtBottom else {
      controls.controller?.barButtonRoom = nil
      return floatingCenter(in: overlay)
    }
    let isRoomNew = askForRoom(over: bar)
    var x = controls.slotFrame(in: overlay)?.midX ?? frame.midX
    if let index {
      if let item = controls.frame(ofItemAt: .index(index), in: overlay) {
        x = item.midX
        // After a request of room another layout follows.
        if !isRoomNew { reportCoveredNeighbors(itemWidth: item.width) }
      } else if controls.itemFrames(in: overlay) != nil {
        return nil
      } else {
        controls.reportMissingFrames("the center button is in the middle of the bar")
      }
    }
    let height = frame.height - bar.safeAreaInsets.bottom
    return CGPoint(
      x: x,
      y: frame.minY + CGFloat(position.centerY(inBarOfHeight: Double(height)))
    )
  }

  /// Returns the center of a button without a bar at the bottom: above the bottom of the safe area.
  private func floatingCenter(in overlay: UIView) -> CGPoint {
    controls?.report(
      ThemeDiagnostic(
        .note,
        "the center button stands above the bottom edge: there is no bar at the bottom"
      )
    )
    let size = button.bounds.size
    return CGPoint(
      x: overlay.bounds.midX,
      y: overlay.bounds.maxY - overlay.safeAreaInsets.bottom - size.height / 2
    )
  }
}

// MARK: - The tab below the button

extension TabBarCenterButton {
  private func insertController() {
    guard case .controller(let child) = role, let controller = controls?.controller else { return }
    guard var children = controller.viewControllers else {
      controls?.report(
        ThemeDiagnostic(
          .warning,
          "the center button's controller is left out: the tabs are objects",
          fix: "add a tab of your own, and give the button the role 'tab'"
        )
      )
      return
    }
    let selected = controller.selectedViewController
    let index = min(max(requestedIndex ?? children.count / 2, 0), children.count)
    children.insert(child, at: index)
    placeholder = child
    controller.viewControllers = children
    controller.selectedViewController = selected
  }

  /// Inserts the button's controller again after the app has set other tabs without it.
  private func restoreController() {
    guard let placeholder, let children = controls?.controller?.viewControllers, !children.isEmpty,
      !children.contains(where: { $0 === placeholder })
    else { return }
    insertController()
  }

  /// Hides the item below the button from assistive technologies, which read the button instead.
  ///
  /// If the item has no control, both are read, with the same effect.
  private func coverItem() {
    guard let index, let controls, let tab = controls.tab(.index(index)),
      let bar = controls.controller?.tabBar, let item = tab.item
    else { return }
    if let customBar = controls.customBar {
      cover(customBar.button(of: tab))
    } else if let covered = bar.itemControls,
      let position = bar.items?.firstIndex(where: { $0 === item })
    {
      cover(covered[position])
    }
    let label = item.accessibilityLabel ?? item.title
    UIControl.accessibilityLabelProperty.override(button, by: .part, key: label) { $0 ?? label }
  }

  private func cover(_ control: UIControl?) {
    let property = UIControl.isAccessibilityElementProperty
    if let coveredControl, coveredControl !== control {
      property.restore(coveredControl, by: .part)
    }
    coveredControl = control
    if let control { property.override(control, by: .part, key: false) { _ in false } }
  }
}

extension UIControl {
  fileprivate static let isSelectedProperty = OverridableProperty(\UIControl.isSelected)
  fileprivate static let accessibilityLabelProperty =
    OverridableProperty(\UIControl.accessibilityLabel)
  fileprivate static let accessibilityTraitsProperty =
    OverridableProperty(\UIControl.accessibilityTraits)
  fileprivate static let isAccessibilityElementProperty =
    OverridableProperty(\UIControl.isAccessibilityElement)
}
