import Foundation
import TabRaster
import TabScreens

extension TabSnapshot {
  /// How a snapshot differs from the one that was recorded.
  struct Difference {
    /// What differs, in words.
    var text: String

    /// A file that shows where, if there can be one.
    var shown: (bytes: [UInt8], pathExtension: String)?
  }

  /// How this snapshot differs from the one that was recorded, or `nil` if it doesn't.
  func difference(from recorded: Data) -> Difference? {
    // Bytes decide; pictures are read only where they differ.
    guard Data(bytes) != recorded else { return nil }
    return switch format {
    case .text, .json: textDifference(from: recorded)
    case .png: pictureDifference(from: recorded)
    }
  }

  private func textDifference(from recorded: Data) -> Difference {
    let difference = TextDifference(
      from: String(decoding: recorded, as: UTF8.self),
      to: String(decoding: bytes, as: UTF8.self)
    )
    let shown = (bytes: Array(difference.marked.utf8), pathExtension: "diff")
    return Difference(text: difference.summary, shown: difference.changes.isEmpty ? nil : shown)
  }

  private func pictureDifference(from recorded: Data) -> Difference? {
    do throws(PictureDifference.Mismatch) {
      let difference = try PictureDifference(from: Array(recorded), to: bytes)
      guard tolerance == .exact || !difference.passes(tolerance) else { return nil }
      return Difference(
        text: difference.text(regions: regions, tolerance: tolerance),
        shown: difference.changed.isEmpty ? nil : (difference.picture().png(), "png")
      )
    } catch {
      return Difference(text: error.description)
    }
  }
}
