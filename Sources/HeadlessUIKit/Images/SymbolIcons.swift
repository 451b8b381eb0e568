import Foundation
import TabRaster

/// The icons that were asked for, so that the drawing of each is read once; the lock guards them.
final class SymbolIcons: @unchecked Sendable {
  static let shared = SymbolIcons()

  private let lock = NSLock()
  private var icons: [String: Icon] = [:]

  /// The icon of a name, or nil if there is none.
  func icon(_ name: String) -> Icon? {
    if let icon = lock.withLock({ icons[name] }) { return icon }
    guard let icon = Icon.named(name) else { return nil }
    lock.withLock { icons[name] = icon }
    return icon
  }
}
