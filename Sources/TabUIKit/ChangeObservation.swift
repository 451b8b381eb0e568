#if canImport(UIKit)
import Dispatch
#endif

/// An observation of an object's changes, which ends with the observation's lifetime: the seam for
/// key-value observing.
///
/// UIKit documents neither items of bars nor positions of scroll views as observable; many apps rely on both (public
/// sources).
@MainActor package final class ChangeObservation {
  package weak var object: NSObject?

  #if canImport(UIKit)
  private let observations: [NSKeyValueObservation]
  #else
  private let observer: ChangeObserver
  #endif

  /// Observes the displayed properties of an item.
  package init(_ item: UITabBarItem, onChange: @escaping @MainActor () -> Void) {
    object = item
    #if canImport(UIKit)
    let changed = Self.onMainThread(onChange)
    observations = [
      item.observe(\.title) { _, _ in changed() },
      item.observe(\.image) { _, _ in changed() },
      item.observe(\.selectedImage) { _, _ in changed() },
      item.observe(\.badgeValue) { _, _ in changed() },
      item.observe(\.badgeColor) { _, _ in changed() },
      item.observe(\.isEnabled) { _, _ in changed() },
    ]
    #else
    observer = ChangeObserver(onChange)
    item.observers.add(observer)
    #endif
  }

  /// Observes the position and the size of a scroll view's content.
  package init(_ scrollView: UIScrollView, onChange: @escaping @MainActor () -> Void) {
    object = scrollView
    #if canImport(UIKit)
    let changed = Self.onMainThread(onChange)
    observations = [
      scrollView.observe(\.contentOffset) { _, _ in changed() },
      scrollView.observe(\.contentSize) { _, _ in changed() },
    ]
    #else
    observer = ChangeObserver(onChange)
    scrollView.observers.add(observer)
    #endif
  }

  #if canImport(UIKit)
  /// Returns the closure dispatched to the main thread: an app that changes an object on another
  /// thread gets UIKit's warning, without a crash here.
  private static func onMainThread(
    _ onChange: @escaping @MainActor () -> Void
  ) -> @Sendable () -> Void {
    {
      if Thread.isMainThread {
        MainActor.assumeIsolated { onChange() }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { onChange() } }
      }
    }
  }
  #endif
}
