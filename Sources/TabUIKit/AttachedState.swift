#if canImport(UIKit)
import ObjectiveC

/// A UIKit object to which values of this package can be attached.
@MainActor package protocol AttachmentOwner: NSObject {}

extension UIResponder: AttachmentOwner {}
extension UIBarItem: AttachmentOwner {}
@available(iOS 18, *) extension UITab: AttachmentOwner {}
#else
package typealias AttachmentOwner = HeadlessUIKit.AttachmentOwner
#endif

extension AttachmentOwner {
  /// A value that lives as long as the object: the seam for state attached to an object.
  ///
  /// An object has at most one value of each type, so the type is the key.
  package subscript<Value>(attached type: Value.Type) -> Value? {
    get {
      #if canImport(UIKit)
      (objc_getAssociatedObject(self, attachmentKey(type)) as? Attachment<Value>)?.value
      #else
      attachments[ObjectIdentifier(type)] as? Value
      #endif
    }
    set {
      #if canImport(UIKit)
      let attachment = newValue.map { Attachment($0) }
      objc_setAssociatedObject(
        self,
        attachmentKey(type),
        attachment,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
      #else
      attachments[ObjectIdentifier(type)] = newValue
      #endif
    }
  }
}

#if canImport(UIKit)
private final class Attachment<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Returns the address of the type's metadata, which doesn't change while the program runs.
private func attachmentKey<Value>(_ type: Value.Type) -> UnsafeRawPointer {
  unsafeBitCast(type, to: UnsafeRawPointer.self)
}
#endif
