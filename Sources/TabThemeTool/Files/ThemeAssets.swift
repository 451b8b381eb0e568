import Foundation
import HeadlessUIKit
import TabAppearance
import TabJSON

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
}
