public import Foundation

/// An object with traits, such as a view or a controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  @available(iOS, deprecated: 17.0, message: "Use registerForTraitChanges")
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
