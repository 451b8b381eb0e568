package import Foundation

/// The state of a file or folder, by which a cache notices a change.
///
/// A folder changes when entries are added, removed or renamed, not when a file in it is written.
package struct FileStamp: Hashable, Sendable {
  private let date: Date
  private let size: Int
  private let number: Int

  /// Creates the stamp of a file or folder; symbolic links aren't followed.
  package init?(of path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let date = attributes[.modificationDate] as? Date
    else { return nil }
    self.date = date
    size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    number = (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
  }

  /// Returns whether a change after a time gives another stamp.
  ///
  /// File systems count in steps of up to a second, so that a file that was just written can change again without a
  /// new date.
  package func isSettled(at time: Date) -> Bool { time.timeIntervalSince(date) > 1 }
}
