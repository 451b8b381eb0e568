/// A weak reference, for use as an element of a collection.
package struct WeakReference<Object: AnyObject> {
  package private(set) weak var object: Object?

  package init(_ object: Object) {
    self.object = object
  }
}
