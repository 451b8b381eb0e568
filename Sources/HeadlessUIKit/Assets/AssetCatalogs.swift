package import Foundation

/// The asset catalogs of a bundle, as the source folders that Xcode edits.
///
/// A bundle that is a catalog itself has that catalog alone.
package struct AssetCatalogs {
  /// The kind of a set; the raw value is the extension of its folder.
  package enum Kind: String, Sendable {
    case color = "colorset"
    case image = "imageset"
  }

  private let bundle: Bundle

  package init(_ bundle: Bundle) { self.bundle = bundle }

  private var root: String? { bundle.resourceURL?.path }

  /// The paths of the catalogs.
  package var paths: [String] { root.map { AssetIndex.current(of: $0).catalogs } ?? [] }

  /// Returns a color, or nil if the catalogs have no color of that name.
  func color(named name: String) throws(AssetProblem) -> CatalogColor? {
    guard let set = try assetSet(named: name, .color) else { return nil }
    return try CatalogColor(set)
  }

  /// Returns an image, or nil if the catalogs have no image of that name.
  func image(named name: String) throws(AssetProblem) -> DecodedImage? {
    guard let set = try assetSet(named: name, .image) else { return nil }
    return try DecodedImages.image(in: set.folder) { () throws(AssetProblem) in
      try CatalogImage(set)
    }
  }

  /// Returns the reason why a color or image in the catalogs can't be used; nil if it can, or doesn't exist.
  package func problem(with name: String, _ kind: Kind) -> AssetProblem? {
    do throws(AssetProblem) {
      switch kind {
      case .color: _ = try color(named: name)
      case .image: _ = try image(named: name)
      }
      return nil
    } catch {
      return error
    }
  }

  /// Returns the set of a name and kind.
  ///
  /// - Parameters:
  ///   - name: The name, as in `Ink` or `Brand/Ink`.
  ///   - kind: The kind of the set.
  /// - Returns: The set, or nil if the catalogs have no set of that name.
  /// - Throws: The reason why the set can't be read.
  private func assetSet(named name: String, _ kind: Kind) throws(AssetProblem) -> AssetSet? {
    guard !name.isEmpty, let root else { return nil }
    guard let folder = AssetIndex.current(of: root).folder(of: "\(name).\(kind.rawValue)") else {
      return nil
    }
    return try AssetSet(folder: folder, path: String(folder.dropFirst(root.count + 1)))
  }
}

/// The reason why a set of an asset catalog can't be used.
package struct AssetProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, relative to the folder of the bundle.
  package let file: String

  /// The problem, and its fix where that helps.
  package let reason: String

  package var description: String { "\(file): \(reason)" }
}

extension Bundle {
  /// Whether a file is inside the bundle's folder after symbolic links are resolved.
  func holds(_ path: String) -> Bool {
    func resolved(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
    return resolved(path).hasPrefix(resolved(bundlePath) + "/")
  }
}
