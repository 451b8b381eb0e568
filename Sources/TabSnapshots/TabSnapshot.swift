/// The content of a snapshot, and the rules for comparing it.
///
/// Strategies make them; see ``TabSnapshotting``.
public struct TabSnapshot: Hashable, Sendable {
  /// A kind of snapshot, which is the extension of its file.
  enum Format: String, Hashable, Sendable {
    case text = "txt"
    case json
    case png
  }

  /// A part of a picture that has a name, in pixels.
  struct Region: Hashable, Sendable {
    var name: String
    var columns: Range<Int>
    var rows: Range<Int>
  }

  let format: Format
  let bytes: [UInt8]

  /// What the parts of a picture are, the innermost first.
  var regions: [Region] = []

  /// What difference of a picture is let pass.
  var tolerance = TabSnapshotTolerance.exact

  /// What a failure adds on what is shown: what of it is only inferred, and fonts that aren't at hand.
  var remarks: [String] = []

  /// A hash of all bytes; an array's own takes them one by one.
  var hashOfBytes: Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Makes a snapshot of text, which is compared line by line.
  ///
  /// A line such as `selected.icon: #0A84FF` is compared by its key, so that a failure has the old and the new value.
  ///
  /// - Parameter text: The text.
  /// - Returns: The snapshot.
  public static func text(_ text: String) -> TabSnapshot {
    TabSnapshot(format: .text, bytes: Array(text.utf8))
  }

  /// Makes a snapshot of JSON, which is compared line by line.
  ///
  /// - Parameter json: The text, with a stable order of keys.
  /// - Returns: The snapshot.
  public static func json(_ json: String) -> TabSnapshot {
    TabSnapshot(format: .json, bytes: Array(json.utf8))
  }

  /// Makes a snapshot of a picture, of which every byte counts.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a PNG file.
  ///   - tolerance: What difference is let pass.
  /// - Returns: The snapshot.
  public static func png(
    _ bytes: [UInt8],
    tolerance: TabSnapshotTolerance = .exact
  ) -> TabSnapshot {
    TabSnapshot(format: .png, bytes: bytes, tolerance: tolerance)
  }
}
