public import Foundation
public import TabAppearance
import TabUIKit

extension TabBarControls {
  /// What a long press on an item does; `nil` for nothing.
  public var longPress: TabBarLongPress? {
    get { part() }
    set { setPart(newValue) }
  }
}

/// A long press on an item: it is felt, told, and may show a menu at the item; the selection stays.
///
///     controller.tabBarControls.longPress = TabBarLongPress(menus: [
///       "me": UIMenu(children: [UIAction(title: "Switch account") { _ in switchAccount() }])
///     ])
///
/// A menu in a menu stands between its neighbors, below its title. UIKit's own menus open by a press
/// whose time can't be chosen, so the view is the package's; it leaves out commands and elements that
/// are made later.
///
/// Another long press takes the menu away, as do a tap beside it, the choice of an action, the
/// selection of a tab and the escape gesture of VoiceOver.
///
/// - Note: The system's own gestures on the bar are kept from going on with the same finger by
///   turning them off and on, and the selection is refused while the finger is down. On glass that
///   isn't verified on a device.
@MainActor
public final class TabBarLongPress: TabBarPart {
  /// What is told of a press.
  public struct Event: Hashable, Sendable {
    /// The index of the item, as the bar shows it; one more than the last tab's for More.
    public var index: Int

    /// How far the press has come: began, changed, ended or cancelled.
    public var state: UIGestureRecognizer.State

    /// Creates an event.
    public init(index: Int, state: UIGestureRecognizer.State) {
      self.index = index
      self.state = state
    }
  }

  /// How long the finger has to stay, in seconds.
  ///
  /// At much less than the usual 0.45, as at 0.1, taps of slow fingers become presses.
  public var minimumDuration: TimeInterval {
    get { recognizer.minimumPressDuration }
    set { recognizer.minimumPressDuration = newValue }
  }

  /// How far the finger may stray before the press begins, in points; 1 unless set.
  public var allowableMovement: CGFloat {
    get { recognizer.allowableMovement }
    set { recognizer.allowableMovement = newValue }
  }

  /// What is felt once when the press begins.
  public var haptic: TabBarHaptic? = .impact(.medium)

  /// Runs at each state of a press.
  public var onEvent: ((Event) -> Void)?

  /// The menus of tabs, by index or identifier.
  public var menus: [TabBarTheme.ItemSelector: UIMenu] = [:]

  /// The menu of an item, asked at each press on one whose tab has none in ``menus``, with the index of
  /// ``Event``; `nil` for none.
  public var menu: (Int) -> UIMenu? = { _ in nil }

  /// The index of the item whose menu shows, or `nil`.
  public var menuIndex: Int? { menuView?.index }

  /// Whether a finger is on an item long enough.
  private(set) var isUnderWay = false

  private let recognizer = UILongPressGestureRecognizer()
  private let conditions = GestureConditions()
  private var competitors: [UIGestureRecognizer] = []
  private var menuView: TabBarMenuView?
  private var index = 0
  private weak var controls: TabBarControls?

  /// Selects what was selected when the finger came down.
  private var restoreSelection: (() -> Void)?

  /// Creates a long press of 0.45 seconds.
  ///
  /// - Parameter menus: The menus of tabs, by index or identifier.
  public init(menus: [TabBarTheme.ItemSelector: UIMenu] = [:]) {
    self.menus = menus
    recognizer.minimumPressDuration = 0.45
    recognizer.allowableMovement = 1
    recognizer.delegate = conditions
    conditions.mayBegin = { [weak self] in self?.indexUnderFinger != nil }
    conditions.shouldReceive = { [weak self] _ in
      self?.competitors = []
      self?.restoreSelection = self?.controls?.controller?.makeSelectionRestorer()
      return true
    }
    conditions.goesTogether = { [weak self] other in
      self?.competitors.append(other)
      return true
    }
    recognizer.onEvent { [weak self] in self?.didChange($0.state) }
  }

  /// Takes the menu away, if one shows.
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
    guard recognizer.view !== bar else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    bar?.addGestureRecognizer(recognizer)
  }

  // MARK: - Pressing

  private var indexUnderFinger: Int? {
    guard let bar = recognizer.view, let frames = controls?.itemFrames(in: bar)?.frames else {
      return nil
    }
    let point = recognizer.location(in: bar)
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
      haptic?.play()
      onEvent?(Event(index: index, state: state))
      toggleMenu()
    case .changed where isUnderWay: onEvent?(Event(index: index, state: state))
    case .ended where isUnderWay, .cancelled where isUnderWay, .failed where isUnderWay:
      onEvent?(Event(index: index, state: state))
      // What the bar makes of the finger that goes up comes after this.
      onNextTurn { [weak self] in
        self?.restore()
        self?.isUnderWay = false
      }
    default: break
    }
  }

  /// Restores the selection, of which the app's delegate isn't notified.
  private func restore() {
    guard let restoreSelection else { return }
    controls?.forwarder.withoutNotifications(restoreSelection)
  }

  /// Keeps the bar's own gestures from going on with the same finger.
  private func stopCompetitors() {
    // With large text UIKit shows the item in large under the finger, by one of them.
    let traits = recognizer.view?.traitCollection
    if traits?.preferredContentSizeCategory.isAccessibilityCategory == true { return }
    for competitor in competitors where competitor.isEnabled {
      competitor.isEnabled = false
      competitor.isEnabled = true
    }
  }

  package func shouldSelect(_ target: TabSelectionTarget) -> Bool { !isUnderWay }

  func didSelect(_ selection: TabBarSelection) {
    dismissMenu()
  }

  // MARK: - The menu

  private func toggleMenu() {
    let shown = menuIndex
    dismissMenu()
    guard shown != index, let controls else { return }
    let tab = controls.tab(atPosition: index)
    let elements = (tab.flatMap { menus.value(for: $0) } ?? menu(index))?.children ?? []
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
    // A modal view hides its siblings from VoiceOver (documented): those of the menu and those of the
    // overlay.
    controls.overlayView.accessibilityViewIsModal = true
    layOut()
    view.appear()
  }
}
