/// The context that colors, images and views draw into: that of the innermost renderer at work on this thread.
///
/// It belongs to the thread, as UIKit's stack of contexts does (documented).
enum CurrentContext {
  private static let stored = ThreadValue<UIGraphicsRendererContext>(name: "CurrentContext")

  static var value: UIGraphicsRendererContext? { stored.value }

  /// The contexts that functions began, and what was current before each of them.
  private static let begun =
    ThreadValue<[(context: UIGraphicsImageRendererContext, outer: UIGraphicsRendererContext?)]>(
      name: "BegunContexts"
    )

  /// The context of an image that was begun last and is current.
  static var image: UIGraphicsImageRendererContext? {
    guard let last = begun.value?.last?.context, last === value else { return nil }
    return last
  }

  static func begin(_ context: UIGraphicsImageRendererContext) {
    begun.set((begun.value ?? []) + [(context, value)])
    stored.set(context)
  }

  /// Goes back to what was current before the image that was begun last; does nothing without one.
  static func end() {
    guard image != nil, let last = begun.value?.last else { return }
    begun.set(begun.value?.dropLast())
    stored.set(last.outer)
  }

  /// Runs the operation with another context as the current one.
  static func with(_ context: UIGraphicsRendererContext, operation: () -> Void) {
    stored.with(context, operation: operation)
  }
}
