/// What a snapshot holds, and how a difference is told.
public struct TabSnapshot: Hashable, Sendable {
  /// A kind of snapshot.
  enum Format: String, Hashable, Sendable {
    case text = "txt"
    case png
  }

  let format: Format
  let bytes: [UInt8]

  /// Makes a snapshot of text, which is compared line by line.
  ///
  /// - Parameter text: The text, for example of ``TabAppearance/CompiledTabBarTheme/description(in:)``.
  /// - Returns: The snapshot.
  public static func text(_ text: String) -> TabSnapshot {
    TabSnapshot(format: .text, bytes: Array(text.utf8))
  }

  /// Makes a snapshot of a picture, which is compared byte by byte.
  ///
  /// - Parameter bytes: The bytes of a PNG file.
  /// - Returns: The snapshot.
  public static func png(_ bytes: [UInt8]) -> TabSnapshot {
    TabSnapshot(format: .png, bytes: bytes)
  }
}
