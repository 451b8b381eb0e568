public import Foundation

/// An object that holds values of other modules, by type; UIKit's objects have associated objects for that.
@preconcurrency @MainActor package protocol AttachmentOwner: AnyObject {
  var attachments: [ObjectIdentifier: Any] { get set }
}

/// An object that can respond to events; the chain of `next` leads from a view to its window.
@preconcurrency @MainActor open class UIResponder: NSObject {
  package final var attachments: [ObjectIdentifier: Any] = [:]

  public override init() {
    super.init()
  }

  /// Never called: archives aren't modelled; apps override it in classes that they also create in code.
  open func awakeFromNib() {}

  /// The next responder: for a view its controller or else its superview, for a controller its view's superview.
  open var next: UIResponder? { nil }

  // The default of each method passes touches on to the next responder.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension UIResponder: AttachmentOwner {}
