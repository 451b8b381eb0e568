import Foundation
import TabFiles

/// A folder of an asset catalog, with the values of its `Contents.json`.
struct AssetSet {
  /// The size limit of a `Contents.json`, in bytes.
  private static let contentsLimit = 1_048_576

  /// The size limit of a picture, in bytes.
  private static let fileLimit = 67_108_864

  let folder: String

  /// The path of the folder, relative to that of the bundle.
  private let path: String

  private let contents: [String: Any]

  init(folder: String, path: String) throws(AssetProblem) {
    (self.folder, self.path) = (folder, path)
    let data = try Self.data("Contents.json", in: folder, path, limit: Self.contentsLimit)
    guard let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw AssetProblem(file: "\(path)/Contents.json", reason: "it isn't an object of JSON")
    }
    self.contents = contents
  }

  /// The properties of the set, which apply to all its variants.
  var properties: [String: Any] { contents["properties"] as? [String: Any] ?? [:] }

  /// Returns the variants under a key with their conditions; variants for platforms without UIKit are left out.
  func variants(_ key: String) throws(AssetProblem) -> [(AssetConditions, [String: Any])] {
    guard let list = contents[key] as? [[String: Any]] else {
      throw problem("'\(key)' must be a list of objects")
    }
    var variants: [(AssetConditions, [String: Any])] = []
    for variant in list {
      guard let conditions = try AssetConditions(variant, in: self) else { continue }
      variants.append((conditions, variant))
    }
    return variants
  }

  func problem(_ reason: String) -> AssetProblem {
    AssetProblem(file: "\(path)/Contents.json", reason: reason)
  }

  /// Returns the contents of a file in the set's folder.
  func file(_ name: String) throws(AssetProblem) -> Data {
    guard !name.contains("/") else { throw problem("'\(name)' isn't in the folder of the set") }
    return try Self.data(name, in: folder, path, limit: Self.fileLimit)
  }

  func fileProblem(_ name: String, _ reason: String) -> AssetProblem {
    AssetProblem(file: "\(path)/\(name)", reason: reason)
  }

  /// Reads a file of the set; symbolic links aren't followed.
  private static func data(
    _ name: String,
    in folder: String,
    _ path: String,
    limit: Int
  ) throws(AssetProblem) -> Data {
    func problem(_ reason: String) -> AssetProblem {
      AssetProblem(file: "\(path)/\(name)", reason: reason)
    }
    let file = "\(folder)/\(name)"
    if FileStatus.target(ofLink: file) != nil {
      throw problem("it is a symbolic link, which isn't followed")
    }
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileContents.bytes(of: file, limit: limit + 1)
    } catch {
      throw problem("\(error)")
    }
    if bytes.count > limit { throw problem("it has more than \(limit) bytes") }
    if let leftover = GitLeftover(in: bytes) { throw problem("\(leftover); \(leftover.fix)") }
    return Data(bytes)
  }
}

/// The conditions under which a variant of an asset is used.
struct AssetConditions: Hashable, Sendable {
  /// The kind of device; nil for all.
  private let idiom: UIUserInterfaceIdiom?

  /// The values of appearances by name, as in `["luminosity": "dark"]`.
  private let appearances: [String: String]

  /// Reads the conditions of a variant; nil for a platform without UIKit's bars.
  init?(_ variant: [String: Any], in set: AssetSet) throws(AssetProblem) {
    switch variant["idiom"] as? String ?? "universal" {
    case "universal": idiom = nil
    case "iphone": idiom = .phone
    case "ipad": idiom = .pad
    default: return nil
    }
    var appearances: [String: String] = [:]
    for appearance in try Self.list(variant["appearances"], in: set) {
      guard let name = appearance["appearance"], let value = appearance["value"] else {
        throw set.problem("an appearance must have 'appearance' and 'value'")
      }
      appearances[name] = value
    }
    self.appearances = appearances
  }

  private static func list(
    _ value: Any?,
    in set: AssetSet
  ) throws(AssetProblem) -> [[String: String]] {
    guard let value else { return [] }
    guard let list = value as? [[String: String]] else {
      throw set.problem("'appearances' must be a list of objects with texts")
    }
    return list
  }

  private func fit(_ traits: UITraitCollection) -> Bool {
    if let idiom, idiom != traits.userInterfaceIdiom { return false }
    return appearances.allSatisfy { name, value in
      switch (name, value) {
      case ("luminosity", "dark"): traits.userInterfaceStyle == .dark
      case ("luminosity", "light"): traits.userInterfaceStyle != .dark
      case ("contrast", "high"): traits.accessibilityContrast == .high
      default: false
      }
    }
  }

  /// The precedence of the conditions: a kind of device before appearances, and style before contrast (inferred).
  private var rank: Int {
    (idiom == nil ? 0 : 8) + 2 * appearances.count + (appearances["luminosity"] == nil ? 0 : 1)
  }

  /// Returns the variants that best match the traits; if none matches, those with the conditions of the first variant.
  static func best<Variant>(
    _ variants: [Variant],
    _ conditions: KeyPath<Variant, AssetConditions>,
    for traits: UITraitCollection
  ) -> [Variant] {
    let fitting = variants.filter { $0[keyPath: conditions].fit(traits) }
    guard let best = fitting.map({ $0[keyPath: conditions].rank }).max() else {
      return variants.filter { $0[keyPath: conditions] == variants[0][keyPath: conditions] }
    }
    return fitting.filter { $0[keyPath: conditions].rank == best }
  }
}
