import TabRaster

extension TabSnapshot {
  /// How a snapshot differs from the one that was recorded.
  struct Difference {
    /// What differs, in words.
    var text: String

    /// The bytes of a picture that shows where, if there can be one.
    var picture: [UInt8]?
  }

  /// How this snapshot differs from the one that was recorded, or `nil` if it doesn't.
  func difference(from recorded: [UInt8]) -> Difference? {
    // Bytes decide; pictures are read only where they differ.
    guard bytes != recorded else { return nil }
    return switch format {
    case .text, .json: Difference(text: textDifference(from: recorded))
    case .png: pictureDifference(from: recorded)
    }
  }

  private func textDifference(from recorded: [UInt8]) -> String {
    let lines = TextDifference(
      from: String(decoding: recorded, as: UTF8.self),
      to: String(decoding: bytes, as: UTF8.self)
    )
    .lines
    guard !lines.isEmpty else { return "the lines are the same; line ends differ" }
    let limit = 40
    let rest = lines.count > limit ? ["… and \(lines.count - limit) more"] : []
    return (lines.prefix(limit) + rest).joined(separator: "\n")
  }

  private func pictureDifference(from recorded: [UInt8]) -> Difference? {
    guard let old = try? Bitmap(png: recorded) else {
      return Difference(text: "the recorded file isn't a picture")
    }
    guard let new = try? Bitmap(png: bytes) else {
      return Difference(text: "the new bytes aren't a picture")
    }
    guard let difference = PictureDifference(from: old, to: new) else {
      let sizes = [old, new].map { "\($0.width) × \($0.height)" }
      return Difference(text: "the size was \(sizes[0]) and is \(sizes[1]) pixels")
    }
    guard tolerance == .exact || !difference.passes(tolerance) else { return nil }
    return Difference(
      text: difference.text(regions: regions, tolerance: tolerance),
      picture: difference.changed.isEmpty ? nil : difference.picture().png()
    )
  }
}
