/// The context that colors, images and views draw into: that of the innermost renderer at work on this thread.
///
/// It belongs to the thread, as UIKit's stack of contexts does (documented).
enum CurrentContext {
  private static let stored = ThreadValue<UIGraphicsRendererContext>(name: "CurrentContext")

  static var value: UIGraphicsRendererContext? { stored.value }

  /// Runs the operation with another context as the current one.
  static func with(_ context: UIGraphicsRendererContext, operation: () -> Void) {
    stored.with(context, operation: operation)
  }
}
