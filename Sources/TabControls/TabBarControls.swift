public import TabAppearance
import TabUIKit

extension UITabBarController {
  /// The controls of the tab bar, for what a theme and a layout can't express.
  ///
  ///     controller.tabBarControls.onSelect = { print("now at \($0.index ?? -1)") }
  ///     controller.tabBarControls.detach()  // the controller is as before
  ///
  /// Reading changes nothing. Once something is set, the controller's `delegate` is one in front of
  /// the app's, which is called as before; the app can set its own on ``TabBarControls/delegate``, or
  /// on the controller.
  public var tabBarControls: TabBarControls {
    if let controls = self[attached: TabBarControls.self] { return controls }
    let controls = TabBarControls(self)
    self[attached: TabBarControls.self] = controls
    return controls
  }
}

/// What a tab bar can do besides its theme and layout: the parts that an app sets on it.
///
///     let controls = controller.tabBarControls
///     controls.onSelect = { print($0) }
///
/// The parts follow the bar at each layout of a `ThemedTabBarController`, or of a class that calls
/// `layoutThemedTabBar()` in `viewDidLayoutSubviews()`. Another controller is followed at touches
/// only, and ``diagnostics`` has a warning.
@MainActor
public final class TabBarControls {
  /// The controller whose bar it is.
  public private(set) weak var controller: UITabBarController?

  /// Runs after each change of the selection, and after a second tap on the selected tab.
  ///
  /// Changes by code are reported at the layout that follows them.
  public var onSelect: ((TabBarSelection) -> Void)? {
    didSet { if onSelect != nil { start() } }
  }

  /// Runs after a layout in which the frames of the items in the controller's view have changed, and
  /// once when it is set; with `nil` where no item is on the screen.
  ///
  ///     controls.onItemFramesChange = { items in
  ///       callout.center.x = items?.frames[2].midX ?? 0
  ///     }
  public var onItemFramesChange: ((TabBarItemFrames?) -> Void)? {
    didSet {
      guard onItemFramesChange != nil else { return }
      reportedFrames = nil
      start()
      setNeedsLayout()
    }
  }

  /// What `onItemFramesChange` was called with last.
  private var reportedFrames: TabBarItemFrames??

  /// The parts of an item on which ``selectionAnimation`` is played.
  public var selectionAnimationParts = TabBarItemParts.icon

  /// What was left out, and why: each text once, in the order in which it was found.
  ///
  /// In debug builds each is printed, too.
  public private(set) var diagnostics: [ThemeDiagnostic] = []

  let forwarder = TabBarControllerDelegateForwarder()
  private let overlay = TabBarOverlay()
  private var parts: [any TabBarPart] = []

  /// Whether something was set, for which the controls have taken the delegate and follow the bar.
  private var isStarted = false

  /// Whether the controller lays its themed bar out, which the parts follow.
  private var isLaidOutByController = false

  /// A recognizer that follows no finger, and so is asked about each before UIKit acts on it.
  private let touchObserver = UITapGestureRecognizer()
  private let touchConditions = GestureConditions()

  /// The badges, which are a part once one was set.
  var storedBadges: TabBarBadges?

  private lazy var stackFollower = TabBarStackFollower(self)

  /// The selected tab when it was last looked at; More and none are `nil`.
  private var selectedIndex: Int?

  /// Whether the user's tap on a tab, or a gesture, was let through and isn't reported yet.
  private var isTapUnderWay = false

  /// The number of taps and gestures that were let through.
  private var tapCount = 0

  init(_ controller: UITabBarController) {
    self.controller = controller
  }

  // MARK: - Attaching

  /// Takes the delegate and follows the bar, once.
  private func start() {
    guard !isStarted, let controller, controller[attached: TabBarControls.self] === self else {
      return
    }
    isStarted = true
    selectedIndex = controller.selectedTabIndex
    forwarder.hooks = self
    takeDelegate()
    overlay.onLayout = { [weak self] in self?.layOut() }
    touchObserver.delegate = touchConditions
    touchConditions.shouldReceive = { [weak self] _ in
      // An app may have set its delegate, or selected a tab, where no layout follows.
      self?.takeDelegate()
      self?.tellSelectionByCode()
      return false
    }
    controller[attached: TabBarLayoutObserver.self] = TabBarLayoutObserver { [weak self] in
      self?.isLaidOutByController = true
      self?.overlay.setNeedsLayout()
      self?.installOverlay()
    }
    installOverlay()
  }

  /// Takes everything off that was attached: views, gestures, the forwarder.
  ///
  /// The controller has its own delegate again. ``UIKit/UITabBarController/tabBarControls`` attaches
  /// anew, with nothing set.
  public func detach() {
    // What a part takes off can lay the controller out, which is none of the parts' business then.
    overlay.onLayout = nil
    let old = parts
    parts = []
    for part in old.reversed() { part.detach() }
    stackFollower.detach()
    overlay.removeFromSuperview()
    touchObserver.view?.removeGestureRecognizer(touchObserver)
    guard let controller, controller[attached: TabBarControls.self] === self else { return }
    if controller.delegate === forwarder { controller.delegate = forwarder.delegate }
    controller[attached: TabBarLayoutObserver.self] = nil
    controller[attached: TabBarControls.self] = nil
  }

  /// The app's delegate of the tab bar controller, which is called first.
  ///
  /// Setting `delegate` of the controller works too: the controls are in front of it again at the next
  /// layout, and before the next touch.
  public var delegate: (any UITabBarControllerDelegate)? {
    get {
      let delegate = controller?.delegate
      return delegate === forwarder ? forwarder.delegate : delegate
    }
    set {
      start()
      forwarder.delegate = newValue
      refreshDelegate()
    }
  }

  private var isAttached: Bool {
    isStarted && controller?[attached: TabBarControls.self] === self
  }

  func takeDelegate() {
    guard isAttached, let controller, controller.delegate !== forwarder else { return }
    forwarder.delegate = controller.delegate
    controller.delegate = forwarder
  }

  /// Makes UIKit ask anew which methods the delegate has.
  func refreshDelegate() {
    guard isAttached, let controller else { return }
    controller.delegate = nil
    controller.delegate = forwarder
  }

  // MARK: - Parts

  /// The part of a type.
  func part<Part: TabBarPart>(_ type: Part.Type = Part.self) -> Part? {
    parts.lazy.compactMap { $0 as? Part }.first
  }

  /// Sets the part of a type, in place of the one before.
  func setPart<Part: TabBarPart>(_ part: Part?) {
    if part != nil { start() }
    let hadTransitions = hasTransitions
    defer {
      if hasTransitions != hadTransitions {
        takeDelegate()
        refreshDelegate()
      }
    }
    if let old = self.part(Part.self) {
      guard old !== part else { return }
      parts.removeAll { $0 === old }
      old.detach()
    }
    if let part {
      parts.append(part)
      part.attach(to: self)
    }
    setNeedsLayout()
  }

  /// Adds a diagnostic, unless there is the same.
  func report(_ diagnostic: ThemeDiagnostic) {
    guard !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
    #if DEBUG
    print(diagnostic.description)
    #endif
  }

  // MARK: - Layout

  /// Lays the parts out anew before the next frame.
  ///
  /// Call it after a change that the controller's view doesn't hear of, as that of the bar's frame.
  public func setNeedsLayout() {
    overlay.setNeedsLayout()
  }

  /// The view over the whole controller in which parts put views of their own; touches beside those
  /// go through it.
  var overlayView: UIView { overlay }

  /// Whether a page on the shown stack hides the bar.
  var isBarPushedAway: Bool { stackFollower.isBarPushedAway }

  /// The view of the bar that shows: the system's or a part's.
  var shownBar: UIView? { barPart?.bar ?? controller?.tabBar }

  /// The part that shows a bar in place of the system's.
  var barPart: (any TabBarBarPart)? { parts.lazy.compactMap { $0 as? any TabBarBarPart }.first }

  /// The view that a part has over the icon of a tab.
  func iconViewOfParts(for tab: BarTab) -> UIView? {
    parts.lazy.filter { !($0 is any TabBarBarPart) }.compactMap { $0.iconView(of: tab) }.first
  }

  private func installOverlay() {
    guard let view = controller?.viewIfLoaded, let bar = controller?.tabBar else { return }
    let barIndex = view.subviews.firstIndex { bar.isDescendant(of: $0) } ?? 0
    let index = view.subviews.firstIndex { $0 === overlay }
    guard index.map({ $0 < barIndex }) ?? true else { return }
    overlay.frame = view.bounds
    view.addSubview(overlay)
    view.addGestureRecognizer(touchObserver)
  }

  /// Lays the parts out now.
  func layOut() {
    if !isLaidOutByController {
      report(
        ThemeDiagnostic(
          .warning,
          "controls follow this controller at touches only: it doesn't call layoutThemedTabBar()",
          fix:
            "make it a ThemedTabBarController, or call layoutThemedTabBar() in viewDidLayoutSubviews()"
        )
      )
    }
    takeDelegate()
    tellSelectionByCode()
    // UIKit doesn't document in which order it lays siblings out.
    controller?.tabBar.layoutIfNeeded()
    stackFollower.layOut()
    for part in parts { part.layOut() }
    reportMinimizing()
    reportFrames()
  }

  private func reportFrames() {
    guard let onItemFramesChange, let view = controller?.viewIfLoaded else { return }
    let frames = itemFrames(in: view)
    guard reportedFrames != .some(frames) else { return }
    reportedFrames = .some(frames)
    onItemFramesChange(frames)
  }

  // MARK: - Selection

  /// Starts a selection that a gesture makes by code; the end reports it as the user's.
  ///
  /// With tabs, UIKit notifies the delegate of code that selects at once (measured by others on iOS 26.1). The forwarder
  /// holds that back until the end.
  func beginSelectionByUser() {
    tellSelectionByCode()
    isTapUnderWay = true
    tapCount += 1
    forwarder.holdNotifications()
  }

  /// Ends the selection that a gesture made; a cancelled one is reported neither to the app's delegate nor to the parts.
  func endSelectionByUser(isCompleted: Bool) {
    forwarder.releaseNotifications(delivering: isCompleted)
    if isCompleted { didSelect(controller?.selectedTabIndex) }
    isTapUnderWay = false
  }

  /// Completes a tap on a bar or button of ours that was let through, without notifying the app's delegate twice.
  ///
  /// - Parameters:
  ///   - select: Selects the tab.
  ///   - notify: Notifies the forwarder if UIKit didn't.
  func completeTap(selecting select: () -> Void, notifying notify: () -> Void) {
    tapCount += 1
    isTapUnderWay = true
    if !forwarder.isNotified(during: select) { notify() }
    isTapUnderWay = false
  }

  /// Lets gates hold a page that UIKit pushes for a tap on a row of More, whose list was selected.
  func holdRowOfMore(in navigation: UINavigationController) {
    if selectedIndex == nil { gates?.holdRowOfMore(in: navigation) }
  }

  private func tellSelectionByCode() {
    guard let controller, !isTapUnderWay else { return }
    let index = controller.selectedTabIndex
    guard index != selectedIndex else { return }
    tell(TabBarSelection(index: index, previousIndex: selectedIndex, origin: .program))
  }

  private func tell(_ selection: TabBarSelection) {
    selectedIndex = selection.index
    for part in parts { part.didSelect(selection) }
    onSelect?(selection)
  }
}

extension TabBarControls: TabBarControllerDelegateHooks {
  package func shouldSelect(_ target: TabSelectionTarget) -> Bool {
    tellSelectionByCode()
    guard parts.allSatisfy({ $0.shouldSelect(target) }) else { return false }
    isTapUnderWay = true
    tapCount += 1
    // UIKit selects in the same turn, if at all.
    onNextTurn { [weak self, tapCount] in
      if let self, self.tapCount == tapCount { isTapUnderWay = false }
    }
    return true
  }

  package func didSelect(_ target: TabSelectionTarget) {
    didSelect(target.index)
  }

  private func didSelect(_ index: Int?) {
    guard isTapUnderWay else { return }
    isTapUnderWay = false
    tell(TabBarSelection(index: index, previousIndex: selectedIndex, origin: .user))
    setNeedsLayout()
  }

  package var hasTransitions: Bool { parts.contains { $0.hasTransitions } }

  package func animationController(
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    parts.lazy.compactMap { $0.animationController(from: from, to: to) }.first
  }

  package func interactionController(
    for animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    parts.lazy.compactMap { $0.interactionController(for: animation) }.first
  }

  package var supportedInterfaceOrientations: UIInterfaceOrientationMask? {
    parts.lazy.compactMap(\.supportedInterfaceOrientations).first
  }
}
