/// A delegate in front of the app's delegate of a navigation controller, which runs a closure when a
/// controller is about to show: the seam for optional methods.
package final class NavigationStackObserver: NSObject, UINavigationControllerDelegate {
  private weak var delegate: (any UINavigationControllerDelegate)?
  private var willShow: ((UINavigationController) -> Void)?

  /// Runs a closure before each push and pop of a navigation controller, in place of the closure
  /// before, also where the app has set another delegate since.
  ///
  /// The app's delegate stays behind the observer, which lives as long as the navigation controller.
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

  /// Gives a navigation controller the app's delegate back.
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

  #if canImport(UIKit)
  // UIKit calls both on the main thread. Elsewhere the app's delegate can't be asked.

  package override nonisolated func responds(to selector: Selector!) -> Bool {
    if super.responds(to: selector) { return true }
    guard Thread.isMainThread else { return false }
    return MainActor.assumeIsolated { delegate?.responds(to: selector) == true }
  }

  package override nonisolated func forwardingTarget(for selector: Selector!) -> Any? {
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) var target: Any?
    MainActor.assumeIsolated { target = delegate }
    return target
  }
  #else
  // UIKit forwards by itself what the observer lacks.

  package func navigationController(
    _ navigation: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate?.navigationController(navigation, didShow: viewController, animated: animated)
  }
  #endif
}
