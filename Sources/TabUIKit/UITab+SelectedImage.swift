#if canImport(UIKit)
import ObjectiveC
#endif

@available(iOS 18, *)
extension UITab {
  /// The property `selectedImage` of iOS 26.1 and later; `nil` and without effect on earlier systems.
  ///
  /// Called by its selectors, since the SDK of iOS 26.0 doesn't declare it.
  package var newerSelectedImage: UIImage? {
    get {
      #if canImport(UIKit)
      let getter = #selector(getter: UITabBarItem.selectedImage)
      guard responds(to: getter) else { return nil }
      return perform(getter)?.takeUnretainedValue() as? UIImage
      #else
      selectedImage
      #endif
    }
    set {
      #if canImport(UIKit)
      let setter = #selector(setter: UITabBarItem.selectedImage)
      if responds(to: setter) { perform(setter, with: newValue) }
      #else
      selectedImage = newValue
      #endif
    }
  }
}
