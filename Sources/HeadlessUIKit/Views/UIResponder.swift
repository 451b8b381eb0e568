public import Foundation

/// An object that can respond to events; the chain of `next` leads from a view to its window.
@MainActor open class UIResponder: NSObject {
  /// What others attach to the object, by type; UIKit's objects have associated objects for that.
  package final var attachments: [ObjectIdentifier: Any] = [:]

  public override init() {
    super.init()
  }

  /// The next responder: of a view its controller or superview, of a controller the superview.
  open var next: UIResponder? { nil }
}
