import Foundation
import TabRaster

/// A cache of the icons that were read, since bars use the same few repeatedly and reading one is slow.
///
/// The cache is thread-safe, since images can be created on any thread.
final class IconCache: @unchecked Sendable {
  static let shared = IconCache()

  private let lock = NSLock()
  private var guardedIcons: [String: Icon] = [:]

  /// Returns the icon of a name, or nil if the package has no such icon.
  func icon(named name: String) -> Icon? {
    if let icon = lock.withLock({ guardedIcons[name] }) { return icon }
    guard let icon = Icon.named(name) else { return nil }
    lock.withLock { guardedIcons[name] = icon }
    return icon
  }
}
