package import Foundation
import TabFiles

/// The asset catalogs of a bundle, as the source folders that Xcode edits.
///
/// A bundle that is a catalog itself has that catalog alone. Symbolic links in catalogs aren't followed, so that
/// nothing outside of the bundle is read.
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
  package var paths: [String] {
    guard let root else { return [] }
    if root.hasSuffix(".xcassets") { return [root] }
    return folders(in: root) { $0.hasSuffix(".xcassets") }.map { "\(root)/\($0)" }
  }

  /// Returns a color, or nil if the catalogs have no color of that name.
  func color(named name: String) throws(AssetProblem) -> CatalogColor? {
    guard let set = try assetSet(named: name, .color) else { return nil }
    return try CatalogColor(set)
  }

  /// Returns an image, or nil if the catalogs have no image of that name.
  func image(named name: String) throws(AssetProblem) -> CatalogImage? {
    guard let set = try assetSet(named: name, .image) else { return nil }
    return try CatalogImage(set)
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
  /// A folder is part of a name only if it provides a namespace, as documented in Xcode's format reference.
  ///
  /// - Parameters:
  ///   - name: The name, as in `Ink` or `Brand/Ink`.
  ///   - kind: The kind of the set.
  /// - Returns: The set, or nil if the catalogs have no set of that name.
  /// - Throws: The reason why the set can't be read.
  private func assetSet(named name: String, _ kind: Kind) throws(AssetProblem) -> AssetSet? {
    guard !name.isEmpty, let root else { return nil }
    for catalog in paths {
      guard let folder = find("\(name).\(kind.rawValue)", in: catalog, namespace: "") else {
        continue
      }
      return try AssetSet(folder: folder, path: String(folder.dropFirst(root.count + 1)))
    }
    return nil
  }

  private func find(_ name: String, in folder: String, namespace: String) -> String? {
    let names = folders(in: folder)
    if let set = names.first(where: { namespace + $0 == name }) { return "\(folder)/\(set)" }
    // Folders of sets contain no other sets.
    return names.lazy.filter { !$0.hasSuffix("set") }.compactMap { group in
      let path = "\(folder)/\(group)"
      return find(name, in: path, namespace: namespace + (isNamespace(path) ? "\(group)/" : ""))
    }.first
  }

  private func isNamespace(_ folder: String) -> Bool {
    guard let group = try? AssetSet(folder: folder, path: folder) else { return false }
    return group.properties["provides-namespace"] as? Bool == true
  }

  /// Returns the names of the subfolders that a closure accepts, sorted.
  private func folders(
    in folder: String,
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [String] {
    let names = (try? FolderContents.names(in: folder)) ?? []
    // Names are compared before files are opened, since a folder with a catalog can have thousands of files.
    return names.filter { name in
      let path = "\(folder)/\(name)"
      return isWanted(name) && FileStatus.isFolder(path) && FileStatus.target(ofLink: path) == nil
    }
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
