import Foundation
import TabFiles

/// The sets of a bundle's asset catalogs by name, found once for all look-ups until a folder changes.
///
/// Symbolic links in catalogs aren't followed, so that nothing outside of the bundle is read.
struct AssetIndex {
  /// The paths of the catalogs.
  private(set) var catalogs: [String] = []

  /// The folders of sets by their names with namespaces and extensions, as in `Brand/Ink.colorset`.
  private var sets: [String: String] = [:]

  /// The state of the folders that were listed, and of the files that make namespaces of them; `nil` for no file.
  private var stamps: [String: FileStamp?] = [:]

  /// Lists the catalogs in a folder; the folder can be a catalog itself.
  private init(of root: String) {
    if root.hasSuffix(".xcassets") {
      catalogs = [root]
    } else {
      catalogs = folders(in: root) { $0.hasSuffix(".xcassets") }.map { "\(root)/\($0)" }
    }
    for catalog in catalogs { add(catalog, namespace: "") }
  }

  /// Returns the folder of a set; of sets with the same name the first one.
  func folder(of set: String) -> String? { sets[set] }

  /// Adds the sets in a folder, before those in its subfolders.
  ///
  /// A folder is part of a name only if it provides a namespace, as documented in Xcode's format reference.
  private mutating func add(_ folder: String, namespace: String) {
    let names = folders(in: folder)
    for name in names where sets[namespace + name] == nil {
      sets[namespace + name] = "\(folder)/\(name)"
    }
    // Folders of sets contain no other sets.
    for group in names where !group.hasSuffix("set") {
      let path = "\(folder)/\(group)"
      add(path, namespace: namespace + (isNamespace(path) ? "\(group)/" : ""))
    }
  }

  private mutating func isNamespace(_ folder: String) -> Bool {
    let contents = "\(folder)/Contents.json"
    stamps.updateValue(FileStamp(of: contents), forKey: contents)
    guard let group = try? AssetSet(folder: folder, path: folder) else { return false }
    return group.properties["provides-namespace"] as? Bool == true
  }

  /// Returns the names of the subfolders that a closure accepts, sorted.
  private mutating func folders(
    in folder: String,
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [String] {
    stamps.updateValue(FileStamp(of: folder), forKey: folder)
    let names = (try? FolderContents.names(in: folder)) ?? []
    // Names are compared before files are opened, since a folder with a catalog can have thousands of files.
    return names.filter { name in
      let path = "\(folder)/\(name)"
      return isWanted(name) && FileStatus.isFolder(path) && FileStatus.target(ofLink: path) == nil
    }
  }
}

extension AssetIndex {
  private static let lock = NSLock()

  /// The indices by the folders of bundles; those of tests can be many, and are dropped then.
  nonisolated(unsafe) private static var guardedIndices: [String: AssetIndex] = [:]

  /// Returns the index of a folder as it is now.
  static func current(of root: String) -> AssetIndex {
    if let index = lock.withLock({ guardedIndices[root] }), index.isCurrent { return index }
    let start = Date()
    let index = AssetIndex(of: root)
    // A folder that was just written may change without a new date.
    let isSettled = index.stamps.values.allSatisfy { $0?.isSettled(at: start) ?? true }
    lock.withLock {
      if guardedIndices.count >= 64 { guardedIndices = [:] }
      guardedIndices[root] = isSettled ? index : nil
    }
    return index
  }

  private var isCurrent: Bool { stamps.allSatisfy { FileStamp(of: $0.key) == $0.value } }
}
