import Foundation
import TabRaster
import TabScreens

extension TabSnapshot {
  /// The difference between a snapshot and the recorded one.
  struct Difference {
    /// The difference as text.
    var text: String

    /// A file that shows the difference, if the format has one.
    var shown: (bytes: [UInt8], pathExtension: String)?
  }

  /// Returns the difference between this snapshot and the recorded one, or `nil` if there is none.
  func difference(from recorded: Data) -> Difference? {
    // Bytes are compared first; pictures are decoded only if their bytes differ.
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
  /// Returns the way in which a recorded text is encoded, if it differs in nothing else.
  func encoding(of recorded: Data) -> (problem: String, fix: String)? {
    guard format != .png else { return nil }
    let mark = Array("\u{FEFF}".utf8)
    let hasMark = recorded.starts(with: mark)
    let text = recorded.dropFirst(hasMark ? mark.count : 0)
    guard text.filter({ $0 != UInt8(ascii: "\r") }).elementsEqual(bytes) else { return nil }
    return hasMark
      ? ("differs in its byte order mark", "save the file as UTF-8 without a byte order mark")
      : (
        "differs in its line ends alone, which are CRLF",
        "write '*.\(format.rawValue) text eol=lf' into .gitattributes, and check the file out again"
      )
  }
}
