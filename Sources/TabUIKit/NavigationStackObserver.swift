/// A delegate in front of the app's delegate of a navigation controller, which calls a closure when
/// a controller is about to show: the seam for optional methods.
package final class NavigationStackObserver: ForwardingDelegate, UINavigationControllerDelegate {
  private weak var delegate: (any UINavigationControllerDelegate)?
  override var forwardee: (any NSObjectProtocol)? { delegate }
  private var willShow: ((UINavigationController) -> Void)?

  /// Calls a closure before each push and pop of a navigation controller, replacing the previous
  /// closure.
  ///
  /// The observer is set again if the app has set another delegate since; it forwards to the app's
  /// delegate, and lives as long as the navigation controller.
  package static func observe(
    _ navigation: UINavigationController,
    willShow: @escaping (UINavigationController) -> Void
  ) {
    let observer = navigation[attached: NavigationStackObserver.self] ?? NavigationStackObserver()
    navigation[attached: NavigationStackObserver.self] = observer
    observer.willShow = willShow
    guard navigation.delegate !== observer else { return }
    observer.delegate = navigation.delegate
    navigation.delegate = observer
  }

  /// Restores the app's delegate of a navigation controller.
  package static func stopObserving(_ navigation: UINavigationController) {
    guard let observer = navigation[attached: NavigationStackObserver.self] else { return }
    if navigation.delegate === observer { navigation.delegate = observer.delegate }
    navigation[attached: NavigationStackObserver.self] = nil
  }

  package func navigationController(
    _ navigation: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    #if canImport(UIKit)
    delegate?.navigationController?(navigation, willShow: viewController, animated: animated)
    #else
    delegate?.navigationController(navigation, willShow: viewController, animated: animated)
    #endif
    willShow?(navigation)
  }

  #if !canImport(UIKit)
  // UIKit forwards the methods that the observer doesn't implement.

  package func navigationController(
    _ navigation: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate?.navigationController(navigation, didShow: viewController, animated: animated)
  }
  #endif
}
