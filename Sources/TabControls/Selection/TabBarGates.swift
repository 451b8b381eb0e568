public import TabThemes
import TabUIKit

extension TabBarControls {
  /// The gates of the tabs; `nil` lets the user select every tab.
  public var gates: TabBarGates? {
    get { part() }
    set { setPart(newValue) }
  }
}

/// Conditions for the user's selection of tabs: a login, or an action in place of the selection.
///
///     let gates = TabBarGates()
///     gates.requiresLogin = true
///     gates[0] = .open  // although tabs require a login
///     gates["camera"] = .action
///     gates.isLoggedIn = { session.isOpen }
///     gates.onLogin = { tab in showLogin(thenSelect: tab.index) }
///     gates.onAction = { _ in showCamera() }
///     controller.tabBarControls.gates = gates
///
/// Gates apply only to selections by the user, after the app's delegate has allowed them: code can
/// select any tab. More has no gate. UIKit doesn't ask about the rows of the list of More: a page
/// whose gate is closed is popped in the next turn of the run loop, even if code has selected it
/// while the list was shown. A page or a tab that can't be identified counts as closed if any gate
/// is closed; no callback runs, since the tab has no index, and the controls' diagnostics have a
/// warning.
@MainActor
public final class TabBarGates: TabBarPart {
  /// The effect of a selection by the user.
  public enum Gate: Hashable, Sendable, CaseIterable {
    /// The tab is selected.
    case open

    /// The tab is selected if the user is logged in; otherwise ``TabBarGates/onLogin`` is called.
    case login

    /// The tab is never selected: ``TabBarGates/onAction`` is called.
    case action
  }

  /// Whether tabs require a login unless they have a gate.
  public var requiresLogin = false

  /// Returns whether the user is logged in; called at each tap on a tab that requires it.
  public var isLoggedIn: () -> Bool = { false }

  /// Called instead of the selection of a tab that requires a login.
  public var onLogin: ((TabBarTab) -> Void)?

  /// Called instead of the selection of a tab with the gate ``Gate/action``.
  public var onAction: ((TabBarTab) -> Void)?

  private var gates: [TabBarTab.Name: Gate] = [:]
  private weak var controls: TabBarControls?

  /// Creates gates that are all open.
  public init() {}

  /// Creates gates of tabs that require a login; the others are open.
  ///
  ///     controls.gates = .login("cart", 3, isLoggedIn: { session.isOpen }) { tab in showLogin() }
  ///
  /// - Parameters:
  ///   - tabs: The tabs, by index or identifier.
  ///   - isLoggedIn: Returns whether the user is logged in, called at each tap on such a tab.
  ///   - onLogin: Called in place of the selection.
  /// - Returns: Gates for those tabs.
  public static func login(
    _ tabs: TabBarTab.Name...,
    isLoggedIn: @escaping () -> Bool,
    onLogin: @escaping (TabBarTab) -> Void
  ) -> TabBarGates {
    let gates = TabBarGates()
    for tab in tabs { gates[tab] = .login }
    gates.isLoggedIn = isLoggedIn
    gates.onLogin = onLogin
    return gates
  }

  /// The gate of a tab, which overrides ``requiresLogin``; `nil` if none was set.
  ///
  /// An identifier is that of the `UITab`, or else of the item (`accessibilityIdentifier`); it wins
  /// over an index.
  public subscript(tab: TabBarTab.Name) -> Gate? {
    get { gates[tab] }
    set { gates[tab] = newValue }
  }

  /// Returns the current gate of a tab.
  ///
  /// - Parameter index: The index in `viewControllers`, or in the top level of `tabs`.
  /// - Returns: The gate; ``Gate/open`` for a tab that requires a login while the user is logged
  ///   in.
  func gate(ofTabAt index: Int) -> Gate {
    let tabGate = controls?.tab(.index(index)).map { gates.value(for: $0) } ?? gates[.index(index)]
    let gate = tabGate ?? (requiresLogin ? .login : .open)
    return gate == .login && isLoggedIn() ? .open : gate
  }

  /// Calls the callback of a gate.
  func pass(_ gate: Gate, at index: Int) {
    guard let tab = controls?.tabValue(at: index) else { return }
    switch gate {
    case .open: break
    case .login: onLogin?(tab)
    case .action: onAction?(tab)
    }
  }

  /// Whether the gate of any tab is closed now, so that a tab that can't be identified may be that
  /// tab.
  private var isAnyClosed: Bool {
    requiresLogin && !isLoggedIn()
      || gates.values.contains { $0 == .action || $0 == .login && !isLoggedIn() }
  }

  /// Returns whether a tab or page that can't be identified is closed, and reports that.
  private func isUnknownClosed(_ what: String) -> Bool {
    guard isAnyClosed else { return false }
    let message = "\(what) that can't be matched to a tab is kept closed, since gates are"
    controls?.report(ThemeDiagnostic(.warning, message, fix: "give the controller its tabs only"))
    return true
  }

  /// Pops the page of a tab with a closed gate whose row in the list of More was tapped.
  ///
  /// UIKit doesn't ask about these rows, so the page is pushed first: in the next turn of the run
  /// loop the list is shown again, and the gate's callback runs.
  ///
  /// - Parameter more: A navigation controller; ignored unless it is that of More with a pushed
  ///   page.
  func holdRowOfMore(in more: UINavigationController) {
    guard let controller = controls?.controller else { return }
    let tabs = controller.barTabs
    guard !tabs.contains(where: { $0.shows(more) }),
      let page = more.viewControllers.dropFirst().first
    else { return }
    // A tab that was never shown before may be known by the selection alone.
    let index = tabs.first { $0.shows(page) }?.index ?? controller.selectedTabIndex
    let isClosed = index.map { gate(ofTabAt: $0) != .open } ?? isUnknownClosed("a page of More")
    guard isClosed else { return }
    onNextTurn { [weak self, weak more] in
      guard let self, let more else { return }
      more.popToRootViewController(animated: false)
      if let index { pass(gate(ofTabAt: index), at: index) }
    }
  }

  func attach(to controls: TabBarControls) {
    self.controls = controls
    controls.controller?.rememberFirstPages()
  }

  func detach() {
    controls = nil
  }

  func shouldSelect(_ target: TabSelectionTarget) -> Bool {
    guard controls?.longPress?.isUnderWay != true else { return true }
    switch target {
    case .tab(let index):
      let gate = gate(ofTabAt: index)
      pass(gate, at: index)
      return gate == .open
    case .more:
      // A row of the list may be tapped before the next layout.
      controls?.controller?.rememberFirstPages()
      return true
    case .unknown: return !isUnknownClosed("a tab")
    }
  }
}
