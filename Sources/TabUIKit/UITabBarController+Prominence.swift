extension UITabBarController {
  /// The key path of iOS 27's property for the identifier of the prominent tab; `nil` if the SDK or
  /// the system doesn't have it.
  package static var prominentTabPath: ReferenceWritableKeyPath<UITabBarController, String?>? {
    #if !canImport(UIKit)
    \.prominentTabIdentifier
    #elseif compiler(>=6.4)
    // The compiler of Xcode 27, whose SDK has the property.
    if #available(iOS 27, *) { \.prominentTabIdentifier } else { nil }
    #else
    nil
    #endif
  }
}
