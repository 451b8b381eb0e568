import Foundation
import TabRaster

/// The icons that were read so far: bars ask for the same few again and again, and to read one takes a while.
///
/// Images are made on every thread, so it may be used on all of them.
final class IconCache: @unchecked Sendable {
  static let shared = IconCache()

  private let lock = NSLock()
  private var guardedIcons: [String: Icon] = [:]

  /// Returns the icon of that name, or nil if the set has none.
  func icon(named name: String) -> Icon? {
    if let icon = lock.withLock({ guardedIcons[name] }) { return icon }
    guard let icon = Icon.named(name) else { return nil }
    lock.withLock { guardedIcons[name] = icon }
    return icon
  }
}
