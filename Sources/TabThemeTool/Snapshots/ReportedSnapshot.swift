import TabRaster
import TabScreens

/// A snapshot that differs from the recorded one, with the difference.
struct ReportedSnapshot: Sendable {
  /// The path of the recorded snapshot, with a line if it is in the source of a test.
  let path: String

  /// Whether there is no recorded snapshot.
  let isNew: Bool

  /// The failure of the test, if there is one.
  private(set) var failure: FailedSnapshot?

  /// The difference.
  let content: Content

  /// The difference, by the kind of the snapshot.
  enum Content: Sendable {
    case text(TextDifference)
    case pictures(
      before: Picture?,
      after: Picture?,
      difference: Picture?,
      closeUps: [CloseUp],
      words: String,
      middle: Int
    )
  }

  /// A changed part of a picture, enlarged.
  struct CloseUp: Sendable {
    let before: Picture
    let after: Picture

    /// The factor and the first pixel, in words.
    let place: String
  }

  /// A picture in a report.
  struct Picture: Sendable {
    let png: [UInt8]
    let width: Int
    let height: Int
  }

  /// Compares two pictures, as bytes of PNG files; the old one is `nil` if nothing is recorded.
  init(_ path: String, before: [UInt8]?, after: [UInt8]) {
    self.path = path
    isNew = before == nil
    content = .pictures(before, after)
  }

  /// Reads the files of a snapshot that differed; `nil` if the new one is gone, or has been recorded
  /// since.
  init?(_ failure: FailedSnapshot) {
    guard let after = try? FileAccess.read(failure.after, limit: Self.limit) else { return nil }
    let recorded = try? FileAccess.read(failure.path, limit: Self.limit)
    if recorded == after { return nil }
    let before = failure.before.flatMap { try? FileAccess.read($0, limit: Self.limit) }
    path = FileAccess.relative(failure.path)
    isNew = before == nil
    self.failure = failure
    let isPicture = failure.path.hasSuffix(".png")
    content = isPicture ? .pictures(before, after) : .text(before ?? [], to: after)
  }

  /// A limit far above the size of snapshots.
  private static let limit = 64 << 20
}

extension ReportedSnapshot.Content {
  fileprivate static func text(_ before: [UInt8], to after: [UInt8]) -> Self {
    .text(
      TextDifference(
        from: String(decoding: before, as: UTF8.self),
        to: String(decoding: after, as: UTF8.self)
      )
    )
  }

  fileprivate static func pictures(_ before: [UInt8]?, _ after: [UInt8]) -> Self {
    let picture = ReportedSnapshot.Picture(after)
    var difference: [UInt8]?
    var closeUps: [ReportedSnapshot.CloseUp] = []
    var words = picture == nil ? "the file isn't a picture" : ""
    var middle = 50
    if let before {
      do throws(PictureDifference.Mismatch) {
        let found = try PictureDifference(from: before, to: after)
        words = found.summary
        if let columns = found.columns {
          difference = found.picture().png()
          closeUps = found.closeUps().map(ReportedSnapshot.CloseUp.init)
          middle = (columns.lowerBound + columns.upperBound + 1) * 50 / found.new.width
        }
      } catch {
        words = error.description
      }
    }
    return .pictures(
      before: before.flatMap(ReportedSnapshot.Picture.init),
      after: picture,
      difference: difference.flatMap(ReportedSnapshot.Picture.init),
      closeUps: closeUps,
      words: words,
      middle: middle
    )
  }
}

extension ReportedSnapshot.CloseUp {
  fileprivate init(_ closeUp: PictureDifference.CloseUp) {
    before = ReportedSnapshot.Picture(closeUp.old)
    after = ReportedSnapshot.Picture(closeUp.new)
    let corner = "(\(closeUp.columns.lowerBound), \(closeUp.rows.lowerBound))"
    place = closeUp.factor == 1 ? "from \(corner)" : "×\(closeUp.factor), from \(corner)"
  }
}

extension ReportedSnapshot.Picture {
  fileprivate init(_ bitmap: Bitmap) {
    self.init(png: bitmap.png(), width: bitmap.width, height: bitmap.height)
  }

  /// Creates a picture from the bytes of a file; `nil` if they aren't a PNG file.
  fileprivate init?(_ png: [UInt8]) {
    guard let bitmap = try? Bitmap(png: png) else { return nil }
    self.init(png: png, width: bitmap.width, height: bitmap.height)
  }
}
