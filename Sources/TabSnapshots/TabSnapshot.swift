/// The bytes of a snapshot, with the rules for comparing them.
///
/// Strategies create snapshots; see ``TabSnapshotting``.
public struct TabSnapshot: Hashable, Sendable {
  /// The format of a snapshot; its raw value is the extension of the file.
  enum Format: String, Hashable, Sendable {
    case text = "txt"
    case json
    case png
  }

  /// A named part of a picture, in pixels.
  struct Region: Hashable, Sendable {
    var name: String
    var columns: Range<Int>
    var rows: Range<Int>
  }

  let format: Format
  let bytes: [UInt8]

  /// The named parts of a picture, the innermost first.
  var regions: [Region] = []

  /// The difference between pictures that is tolerated.
  var tolerance = TabSnapshotTolerance.exact

  /// Notes that a failure adds: features of the screen that are only inferred, and fonts that are
  /// missing.
  var remarks: [String] = []

  /// A hash of all bytes; hashing the array itself is slower, since it hashes bytes one by one.
  var hashOfBytes: Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Creates a snapshot of text, which is compared line by line.
  ///
  /// A line such as `selected.icon: #0A84FF` is compared by its key, so that a failure has the old and the new value.
  ///
  /// - Parameter text: The text to compare.
  /// - Returns: A snapshot in the format `txt`.
  public static func text(_ text: String) -> TabSnapshot {
    TabSnapshot(format: .text, bytes: Array(text.utf8))
  }

  /// Creates a snapshot of JSON, which is compared line by line.
  ///
  /// - Parameter json: The text, with a stable order of keys.
  /// - Returns: A snapshot in the format `json`.
  public static func json(_ json: String) -> TabSnapshot {
    TabSnapshot(format: .json, bytes: Array(json.utf8))
  }

  /// Creates a snapshot of a picture, compared by its bytes and, with a tolerance, by its pixels.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a PNG file.
  ///   - tolerance: The difference that is tolerated.
  /// - Returns: A snapshot in the format `png`.
  public static func png(
    _ bytes: [UInt8],
    tolerance: TabSnapshotTolerance = .exact
  ) -> TabSnapshot {
    TabSnapshot(format: .png, bytes: bytes, tolerance: tolerance)
  }
}
