import Foundation
import HeadlessUIKit
import TabAppearance
import TabJSON
import TabLint

extension Arguments {
  /// Where colors and images named as `asset:` are looked for: the folder that is asked for, else that of the file.
  ///
  /// - Throws: ``ToolFailure`` if what is asked for isn't a folder.
  func assets(of input: ThemeInput) throws(ToolFailure) -> Bundle? {
    guard let path = value(of: "--assets") else { return input.folder.flatMap(Bundle.init(path:)) }
    guard FileAccess.isFolder(path), let bundle = Bundle(path: path) else {
      throw ToolFailure(
        "\(quoted(path, limit: 200)) isn't a folder",
        fix: "write the path of an .xcassets folder, or of a folder with one"
      )
    }
    return bundle
  }

  /// Themes that pictures show, with the assets beside them or those that are asked for; tells what isn't in these.
  ///
  /// - Throws: ``UsageError`` if no theme has a name, ``ToolFailure`` for files that can't be read or have errors.
  @MainActor
  func drawnThemes(
    _ words: [String],
    in terminal: Terminal
  ) throws -> [(theme: TabBarTheme, file: ThemeInput)] {
    var missing: [ThemeDiagnostic] = []
    let themes = try words.map { word in
      var file = try ThemeInput(theme: word, in: terminal)
      let theme = try file.theme(in: terminal)
      file.assets = try assets(of: file)
      missing += theme.missingAssets(in: file.assets).filter { !missing.contains($0) }
      return (theme, file)
    }
    missing.forEach(terminal.report)
    return themes
  }
}

extension TabBarTheme {
  /// The colors, images and symbols that the theme names and a picture of it is without, each once, with the reason where
  /// a catalog has something of the name that can't be used.
  @MainActor
  func missingAssets(in assets: Bundle?) -> [ThemeDiagnostic] {
    var diagnostics: [ThemeDiagnostic] = []
    var names: Set<String> = []
    for resource in resources where names.insert("\(resource.kind) \(resource.name)").inserted {
      let kind: AssetCatalogs.Kind? =
        switch resource.kind {
        case .color: .color
        case .image: .image
        default: nil
        }
      guard kind != nil || resource.kind == .symbol,
        let missing = warning(aboutMissing: resource, in: assets)
      else { continue }
      diagnostics.append(missing)
      if let kind, let assets,
        let problem = AssetCatalogs(assets).problem(with: resource.name, kind)
      {
        diagnostics.append(ThemeDiagnostic(.note, problem.description))
      }
    }
    return diagnostics
  }

  /// The files in which what the theme names may be, those of catalogs and pictures beside these, each with its hash;
  /// folders and what can't be read are left out.
  func assetHashes(in assets: Bundle) -> [String] {
    guard resources.contains(where: { $0.kind == .color || $0.kind == .image }) else { return [] }
    let folder = assets.bundlePath
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let pictures = beside.filter { $0.hasSuffix(".png") }.sorted().map { "\(folder)/\($0)" }
    let parts = AssetCatalogs(assets).paths.flatMap { FileAccess.files(in: $0, suffix: "") }
    return (parts + pictures).compactMap { path in
      (try? FileAccess.hash(path)).map { "\(path.dropFirst(folder.count)) \($0)" }
    }
  }
}
