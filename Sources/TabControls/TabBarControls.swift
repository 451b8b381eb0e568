public import TabThemes
import TabUIKit

extension UITabBarController {
  /// The controls of the tab bar, for features that a theme and a layout can't express.
  ///
  ///     controller.tabBarControls.onSelect = { print("now at \($0.tab?.identifier ?? "More")") }
  ///     controller.tabBarControls.detach()  // the controller is as before
  ///
  /// Reading the property changes nothing. Once a control is set that needs to know of taps, the
  /// controller's `delegate` is a proxy that forwards to the app's delegate; the app can set its
  /// delegate on ``TabBarControls/delegate``, or on the controller. A center button that runs an
  /// action and has no index, badges that don't count, raised icons, and the placement of the bar
  /// leave the delegate alone.
  public var tabBarControls: TabBarControls {
    if let controls = self[attached: TabBarControls.self] { return controls }
    let controls = TabBarControls(self)
    self[attached: TabBarControls.self] = controls
    return controls
  }
}

/// Features of a tab bar besides its theme and layout, each of which an app can set.
///
///     let controls = controller.tabBarControls
///     controls.onSelect = { print($0) }
///
/// The controls follow the bar at each layout of a `ThemedTabBarController`, or of a class that
/// calls `layoutThemedTabBar()` in `viewDidLayoutSubviews()`. For other controllers the bar is
/// followed at touches only, and ``diagnostics`` has a warning.
@MainActor
public final class TabBarControls {
  /// The tab bar controller that the controls belong to.
  public private(set) weak var controller: UITabBarController?

  /// Called after each change of the selection, and after a second tap on the selected tab.
  ///
  /// Changes by code are reported at the next layout.
  public var onSelect: ((TabBarSelection) -> Void)? {
    didSet {
      if onSelect != nil { start() }
      takeDelegate()
    }
  }

  /// Called after a layout that has changed the frames of the items in the controller's view, and
  /// once when the closure is set; with `nil` if no item is on the screen.
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

  /// The argument of the last call of `onItemFramesChange`.
  private var reportedFrames: TabBarItemFrames??

  /// Whether views over the bar fade with it when a page is pushed that hides the bar.
  ///
  /// For that, the navigation controllers of the tabs have a delegate in front of the app's while
  /// there are such views. With `false` the views follow at the next layout; only gates observe the
  /// navigation controller of More then.
  public var followsPushes = true { didSet { setNeedsLayout() } }

  /// The parts of an item on which ``selectionAnimation`` is played.
  public var selectionAnimationParts: Set<TabBarItemPart> = [.icon]

  /// The features that don't work, with the reasons: each text once, in the order of occurrence.
  ///
  /// In debug builds each is also printed.
  public private(set) var diagnostics: [ThemeDiagnostic] = []

  let forwarder = TabBarControllerDelegateForwarder()
  private let overlay = TabBarOverlay()
  private var parts: [any TabBarPart] = []

  /// Whether a control was set, so that the delegate is wrapped and the bar is followed.
  private var isStarted = false

  /// Whether the controller calls `layoutThemedTabBar()`, at which the controls are laid out.
  private var isLaidOutByController = false

  /// A recognizer that receives no touches; its delegate is called for each touch before UIKit
  /// handles it.
  private let touchObserver = UITapGestureRecognizer()
  private let touchConditions = GestureConditions()

  /// The badges, which become a part when the first is set.
  var storedBadges: TabBarBadges?

  private lazy var stackFollower = TabBarStackFollower(self)

  /// The selected tab at the last check; `nil` for More or none.
  private var selectedTab: TabBarTab?

  /// Whether a tap on a tab, or a gesture, was allowed and its selection isn't reported yet.
  private var isTapUnderWay = false

  /// The number of taps and gestures that were allowed.
  private var tapCount = 0

  init(_ controller: UITabBarController) {
    self.controller = controller
  }

  // MARK: - Attaching

  /// Wraps the delegate and starts following the bar, unless that was done before.
  private func start() {
    guard !isStarted, let controller, controller[attached: TabBarControls.self] === self else {
      return
    }
    isStarted = true
    selectedTab = tabValue(at: controller.selectedTabIndex)
    forwarder.hooks = self
    for case let old as TabBarOverlay in controller.viewIfLoaded?.subviews ?? [] { old.finish() }
    overlay.onLayout = { [weak self] in self?.layOut() }
    touchObserver.delegate = touchConditions
    touchConditions.shouldReceive = { [weak self] _ in
      // An app may have set its delegate, or selected a tab, without a layout since.
      self?.takeDelegate()
      self?.tellSelectionByCode()
      self?.followMore()
      return false
    }
    controller[attached: TabBarLayoutObserver.self] = TabBarLayoutObserver { [weak self] in
      self?.isLaidOutByController = true
      self?.overlay.setNeedsLayout()
      self?.installOverlay()
    }
    installOverlay()
  }

  /// Removes everything that was attached: views, gestures, the delegate proxy.
  ///
  /// The controller's delegate is the app's again. ``UIKit/UITabBarController/tabBarControls`` then
  /// returns new controls, with nothing set. Outside of a window, where UIKit may be tearing down the
  /// bar, the items keep badges, images and insets until the bar is in a window again.
  public func detach() {
    // Removing a part may lay out the controller, which must not lay out the parts.
    overlay.onLayout = nil
    let old = Array(parts.reversed())
    parts = []
    for part in old { part.detach() }
    stackFollower.detach()
    touchObserver.view?.removeGestureRecognizer(touchObserver)
    overlay.remove { [weak controller] in
      guard let controller else { return }
      for part in old { part.restoreItems(of: controller) }
    }
    guard let controller, controller[attached: TabBarControls.self] === self else { return }
    forwarder.leave(controller)
    controller[attached: TabBarLayoutObserver.self] = nil
    controller[attached: TabBarControls.self] = nil
  }

  /// The app's delegate of the tab bar controller, called before the controls.
  ///
  /// Setting `delegate` of the controller works too: the controls wrap it at the next layout, and
  /// before the next touch.
  public var delegate: (any UITabBarControllerDelegate)? {
    get {
      let delegate = controller?.delegate
      return delegate === forwarder ? forwarder.delegate : delegate
    }
    set {
      guard let controller, controller[attached: TabBarControls.self] === self else { return }
      if controller.delegate === forwarder || forwarder.isReached(from: controller.delegate) {
        forwarder.delegate = newValue
        refreshDelegate()
      } else {
        controller.delegate = newValue
        takeDelegate()
      }
    }
  }

  private var isAttached: Bool {
    isStarted && controller?[attached: TabBarControls.self] === self
  }

  /// Puts the forwarder in front of the app's delegate, if a part needs that, and otherwise restores
  /// the app's.
  func takeDelegate() {
    guard isAttached, let controller else { return }
    if onSelect != nil || parts.contains(where: \.needsDelegate) {
      forwarder.take(controller)
    } else if controller.delegate === forwarder {
      controller.delegate = forwarder.delegate
    }
  }

  /// Sets the delegate again, since UIKit caches which optional methods it implements.
  func refreshDelegate() {
    guard isAttached, let controller else { return }
    forwarder.refresh(controller)
  }

  // MARK: - Parts

  /// Returns the part of a type, if it is set.
  func part<Part: TabBarPart>(_ type: Part.Type = Part.self) -> Part? {
    parts.lazy.compactMap { $0 as? Part }.first
  }

  /// Sets the part of its type, replacing the previous one.
  func setPart<Part: TabBarPart>(_ part: Part?) {
    if part != nil { start() }
    let hadTransitions = hasTransitions
    defer {
      takeDelegate()
      if hasTransitions != hadTransitions { refreshDelegate() }
    }
    if let old = self.part(Part.self) {
      guard old !== part else { return }
      parts.removeAll { $0 === old }
      old.detach()
      if let controller { old.restoreItems(of: controller) }
    }
    if let part {
      parts.append(part)
      part.attach(to: self)
    }
    setNeedsLayout()
  }

  /// Adds a diagnostic, unless an equal one was added before.
  func report(_ diagnostic: ThemeDiagnostic) {
    guard !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
    #if DEBUG
    print(diagnostic.description)
    #endif
  }

  // MARK: - Layout

  /// Lays out the parts again before the next frame.
  ///
  /// Call this after a change that doesn't lay out the controller's view, such as a change of the
  /// bar's frame.
  public func setNeedsLayout() {
    overlay.setNeedsLayout()
  }

  /// The view over the controller's view to which parts add views; touches outside of those pass
  /// through.
  var overlayView: UIView { overlay }

  /// Whether a page on the selected navigation stack hides the bar.
  var isBarPushedAway: Bool { stackFollower.isBarPushedAway }

  /// The visible bar: the system's or that of a part.
  var shownBar: UIView? { barPart?.bar ?? controller?.tabBar }

  /// The part that replaces the system's bar, if one does.
  var barPart: (any TabBarBarPart)? { parts.lazy.compactMap { $0 as? any TabBarBarPart }.first }

  /// Returns the view that a part shows over the icon of a tab.
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

  /// Lays out the parts now.
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
    // UIKit doesn't document the order in which siblings are laid out.
    controller?.tabBar.layoutIfNeeded()
    controller?.rememberFirstPages()
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

  /// Begins a selection that a gesture makes by code; `endSelectionByUser` reports it as the
  /// user's.
  ///
  /// With tabs, UIKit notifies the delegate of selections by code at once (measured by others on
  /// iOS 26.1). The forwarder holds these notifications until the end.
  func beginSelectionByUser() {
    tellSelectionByCode()
    isTapUnderWay = true
    tapCount += 1
    forwarder.holdNotifications()
  }

  /// Ends the selection that a gesture made; a cancelled one isn't reported, neither to the app's
  /// delegate nor to the parts.
  func endSelectionByUser(isCompleted: Bool) {
    forwarder.releaseNotifications(delivering: isCompleted)
    if isCompleted { didSelect(controller?.selectedTabIndex) }
    isTapUnderWay = false
  }

  /// Completes an allowed tap on a custom bar or center button, without notifying the app's
  /// delegate twice.
  ///
  /// - Parameters:
  ///   - select: Selects the tab.
  ///   - notify: Notifies the forwarder; called only if UIKit didn't.
  func completeTap(selecting select: () -> Void, notifying notify: () -> Void) {
    tapCount += 1
    isTapUnderWay = true
    if !forwarder.isNotified(during: select) { notify() }
    isTapUnderWay = false
  }

  /// Lets gates stop a page that UIKit pushes for a tap on a row in the list of More, if the list
  /// was selected.
  func holdRowOfMore(in navigation: UINavigationController) {
    if selectedTab == nil { gates?.holdRowOfMore(in: navigation) }
  }

  /// Observes the stack of More before a touch of its list, which may have been selected without a
  /// layout since.
  private func followMore() {
    guard gates != nil, selectedTab == nil else { return }
    controller?.rememberFirstPages()
    stackFollower.layOut()
  }

  private func tellSelectionByCode() {
    guard let controller, !isTapUnderWay else { return }
    let index = controller.selectedTabIndex
    guard index != selectedTab?.index else { return }
    tell(index, by: .program)
  }

  private func tell(_ index: Int?, by origin: TabBarSelection.Origin) {
    let tab = tabValue(at: index)
    let selection = TabBarSelection(tab: tab, previousTab: selectedTab, origin: origin)
    selectedTab = tab
    for part in parts { part.didSelect(selection) }
    onSelect?(selection)
  }
}

extension TabBarControls: TabBarControllerDelegateHooks {
  func shouldSelect(_ target: TabSelectionTarget) -> Bool {
    tellSelectionByCode()
    guard parts.allSatisfy({ $0.shouldSelect(target) }) else { return false }
    isTapUnderWay = true
    tapCount += 1
    // UIKit selects in the same turn of the run loop, if at all.
    onNextTurn { [weak self, tapCount] in
      if let self, self.tapCount == tapCount { isTapUnderWay = false }
    }
    return true
  }

  func didSelect(_ target: TabSelectionTarget) {
    didSelect(target.index)
  }

  private func didSelect(_ index: Int?) {
    guard isTapUnderWay else { return }
    isTapUnderWay = false
    tell(index, by: .user)
    setNeedsLayout()
  }

  var hasTransitions: Bool { parts.contains { $0.hasTransitions } }

  package func animationController(
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    parts.lazy.compactMap { $0.animationController(from: from, to: to) }.first
  }

  func interactionController(
    for animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    parts.lazy.compactMap { $0.interactionController(for: animation) }.first
  }
}
