#if canImport(UIKit)
import ObjectiveC

/// An object of UIKit's to which values of this package can be attached.
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
  /// There is one value for each type, so the type is the key.
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

/// The address of the type's metadata: the same for as long as the program runs.
private func attachmentKey<Value>(_ type: Value.Type) -> UnsafeRawPointer {
  unsafeBitCast(type, to: UnsafeRawPointer.self)
}
#endif
