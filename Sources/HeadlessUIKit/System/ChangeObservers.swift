/// The observers of an object's changes, which replace UIKit's key-value observing; they are referenced weakly.
package struct ChangeObservers {
  private var references: [WeakReference<ChangeObserver>] = []

  /// Adds an observer, which isn't retained.
  package mutating func add(_ observer: ChangeObserver) {
    references.removeAll { $0.object == nil }
    references.append(WeakReference(observer))
  }

  /// Calls the closures of the observers, in the order in which they were added.
  @MainActor func notify() {
    for reference in references { reference.object?.onChange() }
  }
}

/// A closure that is called after each change of an object.
package final class ChangeObserver {
  let onChange: @MainActor () -> Void

  package init(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }
}
