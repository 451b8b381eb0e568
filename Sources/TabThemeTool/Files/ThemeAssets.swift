import Foundation
import HeadlessUIKit
import TabAppearance
import TabFiles

extension Arguments {
  /// Returns the bundle for colors and images named as `asset:`: the folder of the option
  /// `--assets`, else that of the file.
  ///
  /// - Throws: ``ToolFailure`` if the path of the option isn't a folder.
  func assets(of input: ThemeInput) throws(ToolFailure) -> Bundle? {
    try assetsOption ?? input.folder.flatMap(Bundle.init(path:))
  }

  /// The folder of the option `--assets`; `nil` if it isn't given.
  ///
  /// - Throws: ``ToolFailure`` if the path isn't a folder.
  var assetsOption: Bundle? {
    get throws(ToolFailure) {
      guard let path = value(of: "--assets") else { return nil }
      guard FileAccess.isFolder(path), let bundle = Bundle(path: path) else {
        throw ToolFailure(
          "\(quoted(path, limit: 200)) isn't a folder",
          fix: "write the path of an .xcassets folder, or of a folder with one"
        )
      }
      return bundle
    }
  }

  /// Reads the themes of a picture with their assets, and reports assets that are missing.
  ///
  /// - Throws: ``UsageError`` if no theme has a name, ``ToolFailure`` for files that can't be read
  ///   or have errors.
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
      missing += theme.missingAssets(in: file.assets).map(\.problem)
        .filter { !missing.contains($0) }
      return (theme, file)
    }
    missing.forEach(terminal.report)
    return themes
  }
}

extension TabBarTheme {
  /// Returns a warning for each color, image and symbol that the theme names and that is missing in
  /// pictures, with the reason if a catalog has an unusable asset of the name.
  @MainActor
  func missingAssets(in assets: Bundle?) -> [(resource: ThemeResource, problem: ThemeDiagnostic)] {
    var missingAssets: [(resource: ThemeResource, problem: ThemeDiagnostic)] = []
    var names: Set<String> = []
    for resource in resources where names.insert("\(resource.kind) \(resource.name)").inserted {
      let kind: AssetCatalogs.Kind? =
        switch resource.kind {
        case .color: .color
        case .image: .image
        default: nil
        }
      guard kind != nil || resource.kind == .symbol,
        var missing = warning(aboutMissing: resource, in: assets)
      else { continue }
      if let kind, let assets,
        let problem = AssetCatalogs(assets).problem(with: resource.name, kind)
      {
        let path = quoted(resource.path, limit: 200)
        let name = quoted(resource.name)
        missing = ThemeDiagnostic(
          .warning,
          "\(path) is the \(resource.kind) \(name), which can't be read",
          notes: [problem.description]
        )
      }
      missingAssets.append((resource, missing))
    }
    return missingAssets
  }
}
