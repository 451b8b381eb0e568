import Foundation

/// A value that each thread has for itself, as UIKit keeps what is current.
struct ThreadValue<Value> {
  let name: String

  var value: Value? {
    Thread.current.threadDictionary["HeadlessUIKit." + name] as? Value
  }

  func set(_ value: Value?) {
    let dictionary = Thread.current.threadDictionary
    // Not every Foundation takes a `String` here.
    let key = NSString(string: "HeadlessUIKit." + name)
    if let value {
      dictionary.setObject(value, forKey: key)
    } else {
      dictionary.removeObject(forKey: key)
    }
  }

  /// Runs the operation with another value, or with none.
  func with<Result>(_ value: Value?, operation: () throws -> Result) rethrows -> Result {
    let outer = self.value
    set(value)
    defer { set(outer) }
    return try operation()
  }
}
