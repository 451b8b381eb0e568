import Foundation

/// A delegate that forwards the methods it doesn't implement to another delegate.
@MainActor
package class ForwardingDelegate: NSObject {
  /// The delegate to which methods are forwarded.
  var forwardee: (any NSObjectProtocol)? { nil }

  #if canImport(UIKit)
  /// Returns whether the forwardee should be called directly, since a method of this class would
  /// add nothing.
  func leavesOut(_ selector: Selector) -> Bool { false }

  // UIKit calls both methods on the main thread. On other threads the forwardee can't be accessed.

  package override nonisolated func responds(to selector: Selector!) -> Bool {
    let isOwn = super.responds(to: selector)
    guard Thread.isMainThread else { return isOwn }
    return MainActor.assumeIsolated {
      isOwn && !leavesOut(selector) || forwardee?.responds(to: selector) == true
    }
  }

  package override nonisolated func forwardingTarget(for selector: Selector!) -> Any? {
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) var target: Any?
    MainActor.assumeIsolated { target = forwardee }
    return target
  }
  #endif
}
