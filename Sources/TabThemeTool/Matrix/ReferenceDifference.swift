import TabRaster

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
    guard let before = try? Bitmap(png: old) else { return "the reference isn't a picture" }
    guard let after = try? Bitmap(png: new) else { return "the file in the folder isn't a picture" }
    guard (before.width, before.height) == (after.width, after.height) else {
      return "the size was \(before.size) and is \(after.size) pixels"
    }
    guard let difference = after.difference(from: before) else {
      return "the pixels are the same; the encoding differs"
    }
    let (columns, rows) = (difference.columns, difference.rows)
    return """
      \(difference.count) of \(after.pixels.count) pixels differ, in columns \(columns.lowerBound) \
      to \(columns.upperBound), rows \(rows.lowerBound) to \(rows.upperBound)
      """
  }
}

extension Bitmap {
  fileprivate var size: String { "\(width) × \(height)" }
}
