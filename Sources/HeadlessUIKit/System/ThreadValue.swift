import Foundation

/// A value that each thread has for itself, as UIKit keeps what is current.
struct ThreadValue<Value> {
  // Not every Foundation takes a `String` here, and to make one each time takes a while. Nothing changes it.
  nonisolated(unsafe) private let key: NSString

  /// What a thread holds: it is looked up once, and then changed where it is.
  private final class Holder {
    var value: Value?
  }

  // To look into the dictionary of a thread takes a while, and most asks come from the main thread. Only it uses this.
  nonisolated(unsafe) private let ofMainThread = Holder()

  init(name: String) {
    key = NSString(string: "HeadlessUIKit." + name)
  }

  private var holder: Holder {
    // The thread knows what `Thread.isMainThread` asks the system for.
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

  /// Runs the operation with another value, or with none.
  func with<Result>(_ value: Value?, operation: () throws -> Result) rethrows -> Result {
    let holder = holder
    let outer = holder.value
    holder.value = value
    defer { holder.value = outer }
    return try operation()
  }
}
