import TabUIKit

/// Runs the operation with a separate set of appearance proxies, which has no settings at first.
///
///     withAppearanceProxies {
///       UITabBar.appearance().tintColor = .systemPink
///       assertTabSnapshot(of: makeTabBarController(), as: .image)
///     }
///
/// Tests run in parallel in one process, and a proxy that one of them sets would change the bars of
/// all others. On iOS UIKit has one set for the process, which can't be replaced: there, run such
/// tests in a `.serialized` suite, and undo the settings.
///
/// - Parameter operation: The operation, which sets proxies and shows views.
/// - Returns: The result of the operation.
/// - Throws: The operation's error.
@MainActor
public func withAppearanceProxies<Result>(_ operation: () throws -> Result) rethrows -> Result {
  #if canImport(UIKit)
  try operation()
  #else
  try AppearanceProxies().run(operation)
  #endif
}
