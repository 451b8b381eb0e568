import Foundation

/// A thread-local value; UIKit stores the current traits and graphics context in such values.
struct ThreadValue<Value> {
  // Some versions of Foundation don't accept a `String` as a key, and creating an `NSString` for
  // each access is slow. The key never changes.
  nonisolated(unsafe) private let key: NSString

  /// The storage of one thread, looked up once and then changed in place.
  private final class Holder {
    var value: Value?
  }

  // Most reads are on the main thread, where a lookup in the thread dictionary would be slow. Only the main thread uses
  // it.
  nonisolated(unsafe) private let ofMainThread = Holder()

  init(name: String) {
    key = NSString(string: "HeadlessUIKit." + name)
  }

  private var holder: Holder {
    // The thread stores whether it is the main one; `Thread.isMainThread` would ask the system.
    let thread = Thread.current
    if thread.isMainThread { return ofMainThread }
    let dictionary = thread.threadDictionary
    if let holder = dictionary.object(forKey: key) as? Holder { return holder }
    let holder = Holder()
    dictionary.setObject(holder, forKey: key)
    return holder
  }

  var value: Value? { holder.value }

  func set(_ value: Value?) { holder.value = value }

  /// Runs an operation with another value, or with none, and restores the old one.
  func with<Result>(_ value: Value?, operation: () throws -> Result) rethrows -> Result {
    let holder = holder
    let outer = holder.value
    holder.value = value
    defer { holder.value = outer }
    return try operation()
  }
}
