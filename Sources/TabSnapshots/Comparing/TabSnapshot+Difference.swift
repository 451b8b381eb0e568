import Foundation
import TabRaster
import TabScreens

extension TabSnapshot {
  /// How a snapshot differs from the one that was recorded.
  struct Difference {
    /// What differs, in words.
    var text: String

    /// The bytes of a picture that shows where, if there can be one.
    var picture: [UInt8]?
  }

  /// How this snapshot differs from the one that was recorded, or `nil` if it doesn't.
  func difference(from recorded: Data) -> Difference? {
    // Bytes decide; pictures are read only where they differ.
    guard Data(bytes) != recorded else { return nil }
    return switch format {
    case .text, .json: Difference(text: textDifference(from: recorded))
    case .png: pictureDifference(from: recorded)
    }
  }

  private func textDifference(from recorded: Data) -> String {
    TextDifference(
      from: String(decoding: recorded, as: UTF8.self),
      to: String(decoding: bytes, as: UTF8.self)
    )
    .summary
  }

  private func pictureDifference(from recorded: Data) -> Difference? {
    do throws(PictureDifference.Mismatch) {
      let difference = try PictureDifference(from: Array(recorded), to: bytes)
      guard tolerance == .exact || !difference.passes(tolerance) else { return nil }
      return Difference(
        text: difference.text(regions: regions, tolerance: tolerance),
        picture: difference.changed.isEmpty ? nil : difference.picture().png()
      )
    } catch {
      return Difference(text: error.description)
    }
  }
}
