import Foundation

/// A delegate in front of another one, to which UIKit forwards the methods that this one lacks.
@MainActor
package class ForwardingDelegate: NSObject {
  /// The delegate behind this one.
  var forwardee: (any NSObjectProtocol)? { nil }

  #if canImport(UIKit)
  /// Whether a method of this class would have nothing to add to the delegate behind it.
  func leavesOut(_ selector: Selector) -> Bool { false }

  // UIKit calls both on the main thread. Elsewhere the delegate behind this one can't be asked.

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
