import TabRaster

extension TabSnapshot {
  /// How this snapshot differs from the one that was recorded, in words, or `nil` if it doesn't.
  func difference(from recorded: [UInt8]) -> String? {
    guard bytes != recorded else { return nil }
    return switch format {
    case .text: textDifference(from: recorded)
    case .png: pictureDifference(from: recorded)
    }
  }

  private func textDifference(from recorded: [UInt8]) -> String {
    let old = String(decoding: recorded, as: UTF8.self).split(separator: "\n")
    let new = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let changes = new.difference(from: old)
    let lines = changes.map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
    guard !lines.isEmpty else { return "the lines are the same; blank lines or line ends differ" }
    let limit = 40
    let rest = lines.count > limit ? ["… and \(lines.count - limit) more"] : []
    return (lines.prefix(limit) + rest).joined(separator: "\n")
  }

  private func pictureDifference(from recorded: [UInt8]) -> String {
    guard let old = try? Bitmap(png: recorded) else { return "the recorded file isn't a picture" }
    guard let new = try? Bitmap(png: bytes) else { return "the new bytes aren't a picture" }
    guard (old.width, old.height) == (new.width, new.height) else {
      return "the size was \(old.width)x\(old.height) and is \(new.width)x\(new.height) pixels"
    }
    guard let difference = new.difference(from: old) else {
      return "the pixels are the same; the encoding differs"
    }
    let (columns, rows) = (difference.columns, difference.rows)
    let (column, row) = (difference.firstColumn, rows.lowerBound)
    let first = row * new.width + column
    return """
      \(difference.count) pixels differ, in columns \(columns.lowerBound) to \(columns.upperBound), \
      rows \(rows.lowerBound) to \(rows.upperBound); the first, at \(column),\
      \(row), was \(hexadecimal(old.pixels[first])) and is \
      \(hexadecimal(new.pixels[first]))
      """
  }

  private func hexadecimal(_ pixel: UInt32) -> String {
    let digits = String(pixel, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
