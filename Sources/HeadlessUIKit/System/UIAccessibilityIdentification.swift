public import Foundation

/// Something that tests find by a name that users never see.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
