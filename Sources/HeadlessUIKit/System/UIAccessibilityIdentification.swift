public import Foundation

/// An object with an identifier for user interface tests, which users never see.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
