import Foundation
import TabUIKit

/// A delegate that forwards the methods it doesn't implement to another delegate.
///
/// Other code may set a delegate later that keeps this one and forwards to it, as wrappers of
/// reactive and analytics libraries do. Such a wrapper stays in front (``isReached(from:)``): a
/// delegate that in turn forwarded to the wrapper would call itself without end
/// (react-native-keyboard-controller PR#1519).
@MainActor
class ForwardingDelegate: NSObject {
  /// The delegate to which methods are forwarded.
  var forwardee: (any NSObjectProtocol)? { nil }

  /// The delegate that turned out to be a wrapper by its calls, and stays in front.
  weak var wrapper: (any NSObjectProtocol)?

  /// Makes the forwardee the wrapper, and forwards to the delegate before it.
  func stepBehindForwardee() {}

  /// Called when the app's delegate is deallocated, so that UIKit can be made to forget which
  /// methods it had.
  var onForwardeeEnd: () -> Void = {}

  // MARK: - Wrappers

  /// Returns whether a delegate forwards its methods to this one, directly or by others.
  func isReached(from delegate: (any NSObjectProtocol)?) -> Bool {
    guard let delegate else { return false }
    if delegate === wrapper { return true }
    #if canImport(UIKit)
    let marker = #selector(forwardingDelegateOfTabUIKit)
    guard delegate.responds(to: marker) else { return false }
    return delegate.perform(marker)?.takeUnretainedValue() === self
    #else
    var next = delegate as? any MessageForwarding
    for _ in 0..<Self.depthLimit {
      guard let forwardee = next?.forwardee else { return false }
      if forwardee === self { return true }
      next = forwardee as? any MessageForwarding
    }
    return false
    #endif
  }

  /// A method of a delegate with its subject.
  struct Call: Hashable {
    let method: String
    var subject: ObjectIdentifier?
  }

  /// The number of running calls of each method.
  private var depths: [Call: Int] = [:]

  /// The number of nested calls from which on the forwardee is a wrapper that couldn't be recognized.
  private static let depthLimit = 8

  /// Calls a method of the forwardee; beyond the limit of nested calls, that of the delegate before
  /// it.
  func forwarding<Result>(_ call: Call, _ body: () -> Result) -> Result {
    depths[call, default: 0] += 1
    defer { depths[call, default: 1] -= 1 }
    if depths[call] == Self.depthLimit, wrapper == nil { stepBehindForwardee() }
    return body()
  }

  // MARK: - The end of the forwardee

  /// Observes the end of a delegate, of which UIKit caches which methods it has.
  ///
  /// Without this, such a method would be called on a delegate that is gone (dd-sdk-ios PR#2942,
  /// embrace PR#729, react-native PR#56573).
  func observeEnd(of delegate: (any NSObjectProtocol)?) {
    guard let delegate else { return }
    let sentinel = Sentinel { [weak self] in
      if let self, forwardee == nil { onForwardeeEnd() }
    }
    #if canImport(UIKit)
    let key = Unmanaged.passUnretained(self).toOpaque()
    objc_setAssociatedObject(delegate, key, sentinel, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
    (delegate as? any AttachmentOwner)?.attachments[ObjectIdentifier(self)] = sentinel
    #endif
  }

  #if canImport(UIKit)
  /// The selectors about which `responds(to:)` is asking the forwardee.
  private var askedSelectors: Set<Selector> = []

  /// The method by which a delegate recognizes itself behind a wrapper.
  @objc private func forwardingDelegateOfTabUIKit() -> ForwardingDelegate { self }

  /// Returns whether the forwardee should be called directly, since a method of this class would
  /// add nothing.
  func leavesOut(_ selector: Selector) -> Bool { false }

  // UIKit calls both methods on the main thread. On other threads the forwardee can't be accessed.

  override nonisolated func responds(to selector: Selector!) -> Bool {
    let isOwn = super.responds(to: selector)
    guard Thread.isMainThread else { return isOwn }
    return MainActor.assumeIsolated {
      if isOwn, !leavesOut(selector) { return true }
      guard askedSelectors.insert(selector).inserted else {
        // The forwardee asks this delegate, so it is a wrapper.
        if wrapper == nil { stepBehindForwardee() }
        return forwardee?.responds(to: selector) == true
      }
      defer { askedSelectors.remove(selector) }
      return forwardee?.responds(to: selector) == true
    }
  }

  override nonisolated func forwardingTarget(for selector: Selector!) -> Any? {
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) var target: Any?
    MainActor.assumeIsolated { target = forwardee ?? DelegateSink.shared }
    return target
  }
  #endif
}

/// An object that calls a closure when it is deallocated, on the main thread.
private final class Sentinel {
  private let onEnd: @MainActor @Sendable () -> Void

  init(onEnd: @escaping @MainActor @Sendable () -> Void) {
    self.onEnd = onEnd
  }

  deinit { onMainThread(onEnd) }
}

#if canImport(UIKit)
/// An object that implements every method, for methods of a delegate that is gone which UIKit still
/// calls: they return 0, or the default of UIKit where 0 is none.
@MainActor private final class DelegateSink: NSObject {
  static let shared = DelegateSink()

  nonisolated override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
    let answer = answer(to: selector)
    let method: @convention(block) (AnyObject) -> Int = { _ in answer }
    return class_addMethod(self, selector, imp_implementationWithBlock(method), "q@:")
  }

  private nonisolated static func answer(to selector: Selector) -> Int {
    switch selector {
    case #selector(
      UITabBarControllerDelegate.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
    ),
      #selector(
        UINavigationControllerDelegate
          .navigationControllerPreferredInterfaceOrientationForPresentation(_:)
      ):
      UIInterfaceOrientation.portrait.rawValue
    case #selector(
      UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)
    ):
      Int(UIInterfaceOrientationMask.all.rawValue)
    default: 0
    }
  }
}
#else
/// An object that forwards messages, for which UIKit has `forwardingTarget(for:)`.
@MainActor protocol MessageForwarding: AnyObject {
  var forwardee: (any NSObjectProtocol)? { get }
}
#endif

/// Runs an action on the main thread: at once if the caller is on it.
private func onMainThread(_ action: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated(action)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  }
}
