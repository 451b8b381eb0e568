package import Foundation
package import TabAppearance
package import TabDiagnostics
import TabJSON

/// The bytes of a theme file before parsing.
package struct ThemeInput {
  /// The name of the file for diagnostics.
  package var file: String

  /// The contents of the file.
  package var bytes: [UInt8]

  /// The source of the themes that the file extends.
  package var parents = TabBarThemeParents.builtIn

  /// The folder of the file; nil if it isn't a file on disk.
  package var folder: String?

  /// The bundle that is searched for colors of asset catalogs.
  package var assets: Bundle?

  package init(
    file: String,
    bytes: [UInt8],
    parents: TabBarThemeParents = .builtIn,
    folder: String? = nil,
    assets: Bundle? = nil
  ) {
    (self.file, self.bytes, self.parents) = (file, bytes, parents)
    (self.folder, self.assets) = (folder, assets)
  }
}

extension ThemeInput {
  /// The name of the file, without its folders.
  package var name: String { file.split(separator: "/").last.map(String.init) ?? file }

  /// Reads the file with all that it extends.
  package func read() -> (theme: TabBarTheme?, diagnostics: [ThemeDiagnostic]) {
    TabBarTheme.read(json: bytes, file: file, parents: parents)
  }

  /// Reads the file with the locations of its keys; `nil` if it has errors.
  package func readWithPlaces() -> (theme: TabBarTheme, places: ThemeSourceMap)? {
    var loader = ThemeLoader()
    let theme = loader.load(bytes, file: file, parents: parents)
    return theme.map { ($0, ThemeSourceMap(loader)) }
  }
}
