/// The current graphics context of this thread, into which colors, images and views draw.
///
/// Each thread has a stack of contexts, as in UIKit (documented).
enum CurrentContext {
  private static let stored = ThreadValue<UIGraphicsRendererContext>(name: "CurrentContext")

  static var value: UIGraphicsRendererContext? { stored.value }

  /// The contexts of `UIGraphicsBeginImageContext`, each with the context that was current before.
  private static let begun =
    ThreadValue<[(context: UIGraphicsImageRendererContext, outer: UIGraphicsRendererContext?)]>(
      name: "BegunContexts"
    )

  /// The innermost context of `UIGraphicsBeginImageContext`, if it is current.
  static var image: UIGraphicsImageRendererContext? {
    guard let last = begun.value?.last?.context, last === value else { return nil }
    return last
  }

  static func begin(_ context: UIGraphicsImageRendererContext) {
    begun.set((begun.value ?? []) + [(context, value)])
    stored.set(context)
  }

  /// Restores the context before the innermost `UIGraphicsBeginImageContext`; does nothing if none is current.
  static func end() {
    guard image != nil, let last = begun.value?.last else { return }
    begun.set(begun.value?.dropLast())
    stored.set(last.outer)
  }

  /// Runs the operation with `context` as the current context.
  static func with(_ context: UIGraphicsRendererContext, operation: () -> Void) {
    stored.with(context, operation: operation)
  }
}
