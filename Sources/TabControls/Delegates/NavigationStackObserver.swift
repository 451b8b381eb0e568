import Foundation
import TabUIKit

/// A delegate in front of the app's delegate of a navigation controller, which calls a closure when
/// a controller is about to show: the seam for optional methods.
final class NavigationStackObserver: ForwardingDelegate, UINavigationControllerDelegate {
  private weak var navigation: UINavigationController?
  private weak var delegate: (any UINavigationControllerDelegate)? {
    willSet { previousDelegate = delegate }
    didSet { observeEnd(of: delegate) }
  }
  private weak var previousDelegate: (any UINavigationControllerDelegate)?
  override var forwardee: (any NSObjectProtocol)? { delegate }
  private var willShow: ((UINavigationController) -> Void)?
  private var callCount = 0

  /// Calls a closure before each push and pop of a navigation controller, replacing the previous
  /// closure.
  ///
  /// The observer is set again if the app has set another delegate since, unless that forwards to
  /// the observer; it forwards to the app's delegate, and lives as long as the navigation
  /// controller.
  static func observe(
    _ navigation: UINavigationController,
    willShow: @escaping (UINavigationController) -> Void
  ) {
    let observer = navigation[attached: NavigationStackObserver.self] ?? NavigationStackObserver()
    navigation[attached: NavigationStackObserver.self] = observer
    observer.willShow = willShow
    observer.navigation = navigation
    observer.onForwardeeEnd = { [weak observer] in observer?.refresh() }
    observer.take(navigation)
  }

  /// Restores the app's delegate of a navigation controller; behind a wrapper, the observer only
  /// forwards from now on.
  static func stopObserving(_ navigation: UINavigationController) {
    guard let observer = navigation[attached: NavigationStackObserver.self] else { return }
    observer.willShow = nil
    if navigation.delegate === observer { navigation.delegate = observer.delegate }
    guard !observer.isReached(from: navigation.delegate) else { return }
    navigation[attached: NavigationStackObserver.self] = nil
  }

  private func take(_ navigation: UINavigationController) {
    if navigation.delegate !== self, !isReached(from: navigation.delegate) {
      wrapper = nil
      delegate = navigation.delegate
      navigation.delegate = self
    }
    if navigation.delegate === self, let wrapper = wrapper as? any UINavigationControllerDelegate {
      navigation.delegate = wrapper
    }
  }

  /// Sets the delegate again, since UIKit caches which methods it has.
  private func refresh() {
    guard let navigation, navigation.delegate === self else { return }
    navigation.delegate = nil
    navigation.delegate = self
  }

  override func stepBehindForwardee() {
    wrapper = delegate
    delegate = previousDelegate
  }

  func navigationController(
    _ navigation: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    let oldCount = callCount
    forwarding(Call(method: "willShow", subject: ObjectIdentifier(viewController))) {
      #if canImport(UIKit)
      delegate?.navigationController?(navigation, willShow: viewController, animated: animated)
      #else
      delegate?.navigationController(navigation, willShow: viewController, animated: animated)
      #endif
    }
    // A wrapper that couldn't be recognized has called this method already.
    guard callCount == oldCount else { return }
    callCount += 1
    willShow?(navigation)
  }

  #if !canImport(UIKit)
  // UIKit forwards the methods that the observer doesn't implement.

  func navigationController(
    _ navigation: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    forwarding(Call(method: "didShow", subject: ObjectIdentifier(viewController))) {
      delegate?.navigationController(navigation, didShow: viewController, animated: animated)
    }
  }
  #endif
}
