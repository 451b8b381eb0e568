import TabRaster
import TabScreens

/// How a picture differs from the one of its name in another folder.
struct ReferenceDifference: Sendable {
  /// The difference in one line.
  let line: String

  /// Both pictures for a report, if there is to be one.
  let reported: ReportedSnapshot?
}

extension ReferenceDifference {
  /// Compares two files; the result is `nil` if they are the same.
  ///
  /// - Parameters:
  ///   - png: The picture.
  ///   - name: Its name, for the line.
  ///   - reference: The path of the other picture.
  ///   - isReported: Whether the difference keeps both pictures.
  /// - Throws: ``ToolFailure`` if the other picture can't be read.
  init?(
    of png: [UInt8],
    named name: String,
    from reference: String,
    isReported: Bool
  ) throws(ToolFailure) {
    let isNew = !FileAccess.exists(reference)
    let old = try isNew ? nil : FileAccess.read(reference, limit: PNGLimits.fileBytes + 1)
    // Bytes decide; pictures are read only where they differ.
    if old == png { return nil }
    line = old.map { "changed: \(name), \(Self.change(from: $0, to: png))" } ?? "new: \(name)"
    reported = isReported ? ReportedSnapshot(name, before: old, after: png) : nil
  }

  private static func change(from old: [UInt8], to new: [UInt8]) -> String {
    do {
      return try PictureDifference(from: old, to: new).summary
    } catch {
      return error.description
    }
  }
}
