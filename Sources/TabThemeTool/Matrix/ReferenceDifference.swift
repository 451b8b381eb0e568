import TabRaster
import TabScreens

/// How a picture differs from the one of its name in another folder.
enum ReferenceDifference {
  /// Compares two files.
  ///
  /// - Parameters:
  ///   - png: The picture.
  ///   - name: Its name, for the line.
  ///   - reference: The path of the other one.
  /// - Returns: The difference in one line, or `nil` if there is none.
  /// - Throws: ``ToolFailure`` if the other one can't be read.
  static func text(
    of png: [UInt8],
    named name: String,
    from reference: String
  ) throws(ToolFailure) -> String? {
    guard FileAccess.exists(reference) else { return "new: \(name)" }
    let old = try FileAccess.read(reference, limit: PNGLimits.fileBytes + 1)
    // Bytes decide; pictures are read only where they differ.
    guard old != png else { return nil }
    return "changed: \(name), \(change(from: old, to: png))"
  }

  private static func change(from old: [UInt8], to new: [UInt8]) -> String {
    do {
      return try PictureDifference(from: old, to: new).summary
    } catch {
      return error.description
    }
  }
}
