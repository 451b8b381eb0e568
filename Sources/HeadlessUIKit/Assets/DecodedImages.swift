import Foundation
import TabFiles
import TabRaster

/// An image set whose files were decoded, shared by all images that were created from it.
final class DecodedImage: Sendable {
  let image: CatalogImage

  init(_ image: CatalogImage) { self.image = image }
}

/// The image sets that are in use, and the last that were, each decoded once: a picture can take 128 MB.
///
/// A set is decoded again after one of its files changed.
enum DecodedImages {
  private struct Entry {
    weak var decoded: DecodedImage?
    let stamps: [String: FileStamp]
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var guardedEntries: [String: Entry] = [:]

  /// The sets that are kept without a user, the last used at the end.
  nonisolated(unsafe) private static var guardedRecent: [DecodedImage] = []

  /// The limit of the pixels that are kept without a user: those of two of the largest pictures that are read, in 256 MB.
  private static let recentPixels = 2 * PNGLimits.pixels

  /// Returns the image set of a folder.
  static func image(
    in folder: String,
    decode: () throws(AssetProblem) -> CatalogImage
  ) throws(AssetProblem) -> DecodedImage {
    let start = Date()
    let stamps = stamps(in: folder)
    let entry = lock.withLock { guardedEntries[folder] }
    if let decoded = entry?.decoded, entry?.stamps == stamps {
      lock.withLock { keep(decoded) }
      return decoded
    }
    let decoded = DecodedImage(try decode())
    // A file that was just written may change without a new date.
    let isSettled = stamps.values.allSatisfy { $0.isSettled(at: start) }
    lock.withLock {
      guardedEntries = guardedEntries.filter { $0.value.decoded != nil }
      guardedEntries[folder] = isSettled ? Entry(decoded: decoded, stamps: stamps) : nil
      if isSettled { keep(decoded) }
    }
    return decoded
  }

  /// Keeps a set, and forgets those that were used longest ago.
  private static func keep(_ decoded: DecodedImage) {
    guardedRecent.removeAll { $0 === decoded }
    guardedRecent.append(decoded)
    var pixels = guardedRecent.reduce(0) { $0 + $1.image.pixelCount }
    while pixels > recentPixels || guardedRecent.count > 256 {
      pixels -= guardedRecent.removeFirst().image.pixelCount
    }
  }

  private static func stamps(in folder: String) -> [String: FileStamp] {
    let names = (try? FolderContents.names(in: folder)) ?? []
    return names.reduce(into: [:]) { stamps, name in
      stamps[name] = FileStamp(of: "\(folder)/\(name)")
    }
  }
}
