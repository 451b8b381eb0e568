#if canImport(UIKit)
import Dispatch
#endif

/// An observation of an object's changes, which ends with the observation's lifetime: the seam for
/// key-value observing.
///
/// UIKit documents none of these objects as observable; many apps rely on items and on positions of scroll views (public
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

  /// Observes the appearances and the tints of a bar.
  package init(_ bar: UITabBar, onChange: @escaping @MainActor () -> Void) {
    object = bar
    #if canImport(UIKit)
    let changed = Self.onMainThread(onChange)
    observations = [
      bar.observe(\.standardAppearance) { _, _ in changed() },
      bar.observe(\.scrollEdgeAppearance) { _, _ in changed() },
      bar.observe(\.tintColor) { _, _ in changed() },
      bar.observe(\.unselectedItemTintColor) { _, _ in changed() },
    ]
    #else
    observer = ChangeObserver(onChange)
    bar.observers.add(observer)
    #endif
  }

  /// Observes the selection of a controller, and its bar, which an app may replace by key-value coding.
  package init(_ controller: UITabBarController, onChange: @escaping @MainActor () -> Void) {
    object = controller
    #if canImport(UIKit)
    let changed = Self.onMainThread(onChange)
    observations = [
      controller.observe(\.selectedViewController) { _, _ in changed() },
      controller.observe(\.tabBar) { _, _ in changed() },
    ]
    #else
    observer = ChangeObserver(onChange)
    controller.observers.add(observer)
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

extension [ChangeObservation] {
  /// Observes items in place of those observed so far, unless they are the same.
  @MainActor package mutating func follow(
    _ items: [UITabBarItem],
    onChange: @escaping @MainActor () -> Void
  ) {
    guard !items.elementsEqual(self, by: { $0 === $1.object }) else { return }
    self = items.map { ChangeObservation($0, onChange: onChange) }
  }
}
