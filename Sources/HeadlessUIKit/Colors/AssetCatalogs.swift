import Foundation

/// The asset catalogs of a bundle, as the folders that Xcode keeps them in.
///
/// Symbolic links in them aren't followed, so that nothing outside of the bundle is read.
struct AssetCatalogs {
  let bundle: Bundle

  /// Finds the description of a set.
  ///
  /// A folder is part of a name only if it provides a namespace, as documented in Xcode's format reference.
  ///
  /// - Parameters:
  ///   - name: The name, as in `Ink` or `Brand/Ink`.
  ///   - kind: The end of the folder's name, as in `colorset`.
  /// - Returns: The contents of the file, or nil where the catalogs have no such set.
  func contents(ofSet name: String, kind: String) -> Data? {
    guard !name.isEmpty, let folder = bundle.resourceURL?.path else { return nil }
    let catalogs = folders(in: folder).filter { $0.hasSuffix(".xcassets") }
    return catalogs.lazy
      .compactMap { find("\(name).\(kind)", in: "\(folder)/\($0)", namespace: "") }.first
  }

  private func find(_ name: String, in folder: String, namespace: String) -> Data? {
    let names = folders(in: folder)
    if let set = names.first(where: { namespace + $0 == name }) {
      return description("\(folder)/\(set)")
    }
    // The folders of sets hold no others.
    return names.lazy.filter { !$0.hasSuffix("set") }.compactMap { group in
      let path = "\(folder)/\(group)"
      return find(name, in: path, namespace: namespace + (isNamespace(path) ? "\(group)/" : ""))
    }.first
  }

  private func isNamespace(_ folder: String) -> Bool {
    guard
      let data = description(folder),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool == true
  }

  private func description(_ folder: String) -> Data? {
    let path = "\(folder)/Contents.json"
    return kind(of: path) == .typeRegular ? FileManager.default.contents(atPath: path) : nil
  }

  private func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { kind(of: "\(folder)/\($0)") == .typeDirectory }
  }

  /// What is at a path; a symbolic link is one, whatever it leads to.
  private func kind(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }
}

extension Bundle {
  /// Whether a file is in the folder of the bundle, and not only a way out of it.
  func holds(_ path: String) -> Bool {
    func resolved(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
    return resolved(path).hasPrefix(resolved(bundlePath) + "/")
  }
}
