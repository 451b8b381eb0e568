import Foundation
import TabAppearance
import TabDiagnostics
import TabFiles

/// The bytes of a theme file before parsing.
struct ThemeInput {
  /// The name of the file for diagnostics.
  var file: String

  /// The contents of the file.
  var bytes: [UInt8]

  /// The source of the themes that the file extends.
  var parents = TabBarThemeParents.builtIn

  /// The folder of the file; nil if it isn't a file on disk.
  var folder: String?

  /// The bundle that is searched for colors of asset catalogs.
  var assets: Bundle?

  init(
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
  var name: String { file.split(separator: "/").last.map(String.init) ?? file }

  /// Reads the file with all that it extends.
  func read() -> (theme: TabBarTheme?, diagnostics: [ThemeDiagnostic]) {
    TabBarTheme.read(json: bytes, file: file, parents: parents)
  }

  /// Reads the file with the locations of its keys; `nil` if it has errors.
  func readWithPlaces() -> (theme: TabBarTheme, places: ThemeSourceMap)? {
    var loader = ThemeLoader()
    let theme = loader.load(bytes, file: file, parents: parents)
    return theme.map { ($0, ThemeSourceMap(loader)) }
  }
}
