#if canImport(UIKit)
import Dispatch
#endif

/// An observation of an item's changes, for as long as it lives: the seam for key-value observing.
///
/// UIKit doesn't promise that items can be observed; bars drawn by apps rely on it (public
/// sources).
@MainActor package final class TabBarItemObservation {
  package let item: UITabBarItem

  #if canImport(UIKit)
  private var observations: [NSKeyValueObservation] = []
  #else
  private let observer: BarItemObserver
  #endif

  package init(_ item: UITabBarItem, onChange: @escaping @MainActor () -> Void) {
    self.item = item
    #if canImport(UIKit)
    // An app that changes an item on another thread gets UIKit's warning, and no crash of ours.
    let changed: @Sendable () -> Void = {
      if Thread.isMainThread {
        MainActor.assumeIsolated { onChange() }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { onChange() } }
      }
    }
    observations = [
      item.observe(\.title) { _, _ in changed() },
      item.observe(\.image) { _, _ in changed() },
      item.observe(\.selectedImage) { _, _ in changed() },
      item.observe(\.badgeValue) { _, _ in changed() },
      item.observe(\.badgeColor) { _, _ in changed() },
      item.observe(\.isEnabled) { _, _ in changed() },
    ]
    #else
    observer = BarItemObserver(onChange)
    item.addObserver(observer)
    #endif
  }
}
