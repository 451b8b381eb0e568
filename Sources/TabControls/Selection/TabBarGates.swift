public import TabAppearance
import TabUIKit

extension TabBarControls {
  /// What stands before the tabs; `nil` lets the user select each.
  public var gates: TabBarGates? {
    get { part() }
    set { setPart(newValue) }
  }
}

/// What stands before the tabs of a bar when the user selects them: a login, or something else that
/// happens in place of the selection.
///
///     let gates = TabBarGates()
///     gates.requiresLogin = true
///     gates[0] = .free  // although tabs require a login
///     gates["camera"] = .jump
///     gates.isLoggedIn = { session.isOpen }
///     gates.onLogin = { index in showLogin(thenSelect: index) }
///     gates.onJump = { _ in showCamera() }
///     controller.tabBarControls.gates = gates
///
/// Only the user meets them, after the app's delegate has agreed: code selects what it likes. More
/// has no gate. UIKit doesn't ask about a row of its list: the page of a tab that isn't free is left at
/// the next turn of the run loop, also where code has selected it while the list was shown. A tab that UIKit asks about and that isn't among the tabs is as one without a gate of
/// its own, but ``onLogin`` doesn't run, since the tab has no index.
@MainActor
public final class TabBarGates: TabBarPart {
  /// What happens when the user selects a tab.
  public enum Gate: Hashable, Sendable, CaseIterable {
    /// It is selected.
    case free

    /// It is selected if somebody is logged in; else ``TabBarGates/onLogin`` runs.
    case login

    /// It is never selected: ``TabBarGates/onJump`` runs.
    case jump
  }

  /// Whether the tabs without a gate of their own require a login.
  public var requiresLogin = false

  /// Whether somebody is logged in, asked at each tap on a tab that requires it.
  public var isLoggedIn: () -> Bool = { false }

  /// Runs in place of the selection of a tab that requires a login, with its index.
  public var onLogin: ((Int) -> Void)?

  /// Runs in place of the selection of a tab that is a jump, with its index.
  public var onJump: ((Int) -> Void)?

  private var gates: [TabBarTheme.ItemSelector: Gate] = [:]
  private weak var controls: TabBarControls?

  /// Creates gates that are all free.
  public init() {}

  /// Creates gates of tabs that require a login; the others are open.
  ///
  ///     controls.gates = .login("cart", 3, isLoggedIn: { session.isOpen }) { tab in showLogin() }
  ///
  /// - Parameters:
  ///   - tabs: The tabs, by index or identifier.
  ///   - isLoggedIn: Returns whether the user is logged in, called at each tap on such a tab.
  ///   - onLogin: Called in place of the selection, with the index of the tab.
  /// - Returns: The gates.
  public static func login(
    _ tabs: TabBarTheme.ItemSelector...,
    isLoggedIn: @escaping () -> Bool,
    onLogin: @escaping (Int) -> Void
  ) -> TabBarGates {
    let gates = TabBarGates()
    for tab in tabs { gates[tab] = .login }
    gates.isLoggedIn = isLoggedIn
    gates.onLogin = onLogin
    return gates
  }

  /// The gate of one tab, which wins over ``requiresLogin``; `nil` for none of its own.
  ///
  /// An identifier is that of the `UITab`, or else of the item (`accessibilityIdentifier`); it wins
  /// over an index.
  public subscript(tab: TabBarTheme.ItemSelector) -> Gate? {
    get { gates[tab] }
    set { gates[tab] = newValue }
  }

  /// What stands before a tab at present.
  ///
  /// - Parameter index: The index among `viewControllers`, or among `tabs` at the top level.
  /// - Returns: The gate; ``Gate/free`` for a tab that requires a login while somebody is logged in.
  public func gate(ofTabAt index: Int) -> Gate {
    let own = controls?.tab(.index(index)).map { gates.value(for: $0) } ?? gates[.index(index)]
    let gate = own ?? (requiresLogin ? .login : .free)
    return gate == .login && isLoggedIn() ? .free : gate
  }

  /// Runs what is before a tab.
  func pass(_ gate: Gate, at index: Int) {
    switch gate {
    case .free: break
    case .login: onLogin?(index)
    case .jump: onJump?(index)
    }
  }

  /// Leaves the page of a tab with a closed gate whose row of the list of More was tapped, about which
  /// UIKit doesn't ask: at the next turn the list shows again, and the gate's callback runs.
  ///
  /// - Parameter more: A navigation controller, if that of More while its list was selected.
  func holdRowOfMore(in more: UINavigationController) {
    guard let tabs = controls?.controller?.barTabs, !tabs.contains(where: { $0.shows(more) }),
      let page = more.viewControllers.dropFirst().first,
      let index = tabs.first(where: { $0.shows(page) })?.index, gate(ofTabAt: index) != .free
    else { return }
    onNextTurn { [weak self, weak more] in
      guard let self, let more else { return }
      more.popToRootViewController(animated: false)
      pass(gate(ofTabAt: index), at: index)
    }
  }

  func attach(to controls: TabBarControls) {
    self.controls = controls
  }

  func detach() {
    controls = nil
  }

  package func shouldSelect(_ target: TabSelectionTarget) -> Bool {
    guard controls?.longPress?.isUnderWay != true else { return true }
    switch target {
    case .tab(let index):
      let gate = gate(ofTabAt: index)
      pass(gate, at: index)
      return gate == .free
    case .more: return true
    // Open gates for a tab that can't be found would let users past a login.
    case .unknown: return !requiresLogin || isLoggedIn()
    }
  }
}
