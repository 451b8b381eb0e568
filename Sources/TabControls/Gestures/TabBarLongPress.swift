public import TabThemes
import TabUIKit

extension TabBarControls {
  /// The long press on an item; `nil` for none.
  public var longPress: TabBarLongPress? {
    get { part() }
    set { setPart(newValue) }
  }
}

/// A long press on an item: plays a haptic, calls a closure, and may show a menu at the item; the
/// selection doesn't change.
///
///     controller.tabBarControls.longPress = TabBarLongPress { tab in
///       guard tab.identifier == "me" else { return nil }
///       return UIMenu(children: [UIAction(title: "Switch account") { _ in switchAccount() }])
///     }
///
/// A menu inside a menu is shown in line, below its title. UIKit's own menus open after a fixed
/// duration of the press, so the view is drawn by the package; commands and deferred elements are
/// omitted.
///
/// The menu is dismissed by another long press, a tap outside of it, the choice of an action, the
/// selection of a tab and the escape gesture of VoiceOver.
///
/// - Note: The system's gestures on the bar are cancelled for the same finger by disabling and
///   enabling them, and the selection is refused while the finger is down. On glass this isn't
///   verified on a device.
@MainActor
public final class TabBarLongPress: TabBarPart {
  /// The state of a long press on an item.
  public struct Event: Hashable, Sendable {
    /// The pressed tab; `nil` for More.
    public let tab: TabBarTab?

    /// The state of the gesture: began, changed, ended or cancelled.
    public let state: UIGestureRecognizer.State
  }

  /// The gesture recognizer, with a press of 0.45 seconds and a movement of 1 point.
  ///
  /// With durations much shorter, such as 0.1, slow taps are recognized as presses. Its delegate is
  /// the package's.
  public let gestureRecognizer = UILongPressGestureRecognizer()

  /// The style of the haptic that is played when the press begins; `nil` for none.
  public var feedbackStyle: UIImpactFeedbackGenerator.FeedbackStyle? = .medium

  /// Called at each state of a press.
  public var onEvent: ((Event) -> Void)?

  /// Returns the menu of a tab, or `nil` for none; called at each press on an item of a tab.
  public var menuProvider: (TabBarTab) -> UIMenu?

  /// The position in the bar of the item whose menu is shown, or `nil`.
  var menuIndex: Int? { menuView?.index }

  /// Whether a press is recognized and the finger still down.
  private(set) var isUnderWay = false

  private let conditions = GestureConditions()
  private var competitors: [UIGestureRecognizer] = []
  private var menuView: TabBarMenuView?
  private var index = 0
  private weak var controls: TabBarControls?

  /// Restores the selection at the time the finger came down.
  private var restoreSelection: (() -> Void)?

  /// Creates a long press of 0.45 seconds.
  ///
  /// - Parameter menuProvider: Returns the menu of a tab, or `nil` for none.
  public init(menuProvider: @escaping (TabBarTab) -> UIMenu? = { _ in nil }) {
    self.menuProvider = menuProvider
    gestureRecognizer.minimumPressDuration = 0.45
    gestureRecognizer.allowableMovement = 1
    gestureRecognizer.delegate = conditions
    conditions.mayBegin = { [weak self] in self?.indexUnderFinger != nil }
    conditions.shouldReceive = { [weak self] _ in
      self?.competitors = []
      self?.restoreSelection = self?.controls?.controller?.makeSelectionRestorer()
      return true
    }
    conditions.goesTogether = { [weak self] other in
      // Recognizers around the bar, such as those of the window, are left alone.
      if let self, let bar = gestureRecognizer.view, other.view?.isDescendant(of: bar) == true {
        competitors.append(other)
      }
      return true
    }
    gestureRecognizer.onEvent { [weak self] in self?.didChange($0.state) }
  }

  /// Dismisses the menu, if one is shown.
  public func dismissMenu() {
    guard let menuView else { return }
    self.menuView = nil
    controls?.overlayView.accessibilityViewIsModal = false
    menuView.dismiss()
  }

  // MARK: - Following the bar

  func attach(to controls: TabBarControls) {
    self.controls = controls
    follow(controls.shownBar)
  }

  func detach() {
    follow(nil)
    menuView?.removeFromSuperview()
    menuView = nil
    controls = nil
  }

  func layOut() {
    follow(controls?.shownBar)
    controls?.reportMissingFrames("a long press does nothing")
    guard let controls, let menuView else { return }
    menuView.frame = controls.overlayView.bounds
    guard let frames = controls.itemFrames(in: menuView)?.frames,
      frames.indices.contains(menuView.index)
    else {
      return dismissMenu()
    }
    menuView.place(at: frames[menuView.index])
  }

  private func follow(_ bar: UIView?) {
    guard gestureRecognizer.view !== bar else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    bar?.addGestureRecognizer(gestureRecognizer)
  }

  // MARK: - Pressing

  private var indexUnderFinger: Int? {
    guard let bar = gestureRecognizer.view, let frames = controls?.itemFrames(in: bar)?.frames
    else {
      return nil
    }
    let point = gestureRecognizer.location(in: bar)
    return frames.firstIndex { $0.contains(point) }
  }

  private func didChange(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      guard let pressed = indexUnderFinger else { return }
      index = pressed
      isUnderWay = true
      stopCompetitors()
      restore()
      if let feedbackStyle {
        UIImpactFeedbackGenerator(style: feedbackStyle).impactOccurred()
      }
      tell(state)
      toggleMenu()
    case .changed where isUnderWay: tell(state)
    case .ended where isUnderWay, .cancelled where isUnderWay, .failed where isUnderWay:
      tell(state)
      // The bar handles the lifted finger after this gestureRecognizer.
      onNextTurn { [weak self] in
        self?.restore()
        self?.isUnderWay = false
      }
    default: break
    }
  }

  private func tell(_ state: UIGestureRecognizer.State) {
    onEvent?(Event(tab: tab, state: state))
  }

  /// The pressed tab; `nil` for More.
  private var tab: TabBarTab? {
    controls?.tab(atPosition: index)?.value(in: controls?.controller)
  }

  /// Restores the selection without notifying the app's delegate.
  private func restore() {
    guard let restoreSelection else { return }
    controls?.forwarder.withoutNotifications(restoreSelection)
  }

  /// Cancels the bar's gestures for the same finger.
  private func stopCompetitors() {
    // At accessibility text sizes, UIKit shows the large content viewer by one of these gestures.
    let traits = gestureRecognizer.view?.traitCollection
    if traits?.preferredContentSizeCategory.isAccessibilityCategory == true { return }
    for competitor in competitors where competitor.isEnabled {
      competitor.isEnabled = false
      competitor.isEnabled = true
    }
  }

  func shouldSelect(_ target: TabSelectionTarget) -> Bool { !isUnderWay }

  func didSelect(_ selection: TabBarSelection) {
    dismissMenu()
  }

  // MARK: - The menu

  private func toggleMenu() {
    let shown = menuIndex
    dismissMenu()
    guard shown != index, let controls else { return }
    let elements = tab.flatMap(menuProvider)?.children ?? []
    if elements.hasOthers {
      let message = "a menu leaves out commands and elements that are made later"
      controls.report(ThemeDiagnostic(.warning, message, fix: "write actions and menus"))
    }
    let lines = elements.lines
    guard !lines.isEmpty else { return }
    let view = TabBarMenuView(
      index: index,
      lines: lines,
      bar: { [weak controls] in
        controls?.shownBar
      }
    )
    view.onDismiss = { [weak self] in self?.dismissMenu() }
    menuView = view
    controls.overlayView.addSubview(view)
    // A modal view hides its siblings from VoiceOver (documented): those of the menu, and those of
    // the overlay.
    controls.overlayView.accessibilityViewIsModal = true
    layOut()
    view.appear()
  }
}
