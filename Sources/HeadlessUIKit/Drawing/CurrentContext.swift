import Foundation

/// The context that colors, images and views draw into: that of the innermost renderer at work on this thread.
///
/// It belongs to the thread, as UIKit's stack of contexts does (documented).
enum CurrentContext {
  private static let key = "HeadlessUIKit.CurrentContext"

  static var value: UIGraphicsRendererContext? {
    Thread.current.threadDictionary[key] as? UIGraphicsRendererContext
  }

  /// Runs the operation with another context as the current one.
  static func with(_ context: UIGraphicsRendererContext, operation: () -> Void) {
    let outer = value
    set(context)
    operation()
    set(outer)
  }

  private static func set(_ context: UIGraphicsRendererContext?) {
    let dictionary = Thread.current.threadDictionary
    // Not every Foundation takes a `String` here.
    let key = NSString(string: key)
    if let context {
      dictionary.setObject(context, forKey: key)
    } else {
      dictionary.removeObject(forKey: key)
    }
  }
}
