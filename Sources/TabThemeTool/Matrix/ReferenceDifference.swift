import TabRaster
import TabScreens

/// The difference of a picture from its reference, the picture of the same name in another folder.
struct ReferenceDifference: Sendable {
  /// The difference in one line.
  let line: String

  /// Both pictures for a report, if one is requested.
  let reported: ReportedSnapshot?
}

extension ReferenceDifference {
  /// Compares a picture with its reference; `nil` if they are equal.
  ///
  /// - Parameters:
  ///   - png: The bytes of the picture.
  ///   - name: The name of the picture, for the line.
  ///   - reference: The path of the reference.
  ///   - isReported: Whether both pictures are kept for a report.
  /// - Throws: ``ToolFailure`` if the reference can't be read.
  init?(
    of png: [UInt8],
    named name: String,
    from reference: String,
    isReported: Bool
  ) throws(ToolFailure) {
    let isNew = !FileAccess.exists(reference)
    let old = try isNew ? nil : FileAccess.read(reference, limit: PNGLimits.fileBytes + 1)
    // Bytes are compared first; pictures are decoded only if their bytes differ.
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
