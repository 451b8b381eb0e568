package import Foundation
package import TabAppearance
package import TabJSON

/// The bytes of a theme file, not parsed yet.
package struct ThemeInput {
  /// The name of the file for diagnostics.
  package var file: String

  /// What is in it.
  package var bytes: [UInt8]

  /// Where the themes that it extends come from.
  package var parents = TabBarThemeParents.builtIn

  /// The folder of the file; nil where it comes from none.
  package var folder: String?

  /// Where the colors of asset catalogs are looked for.
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
  /// The name of the file without its folders.
  package var name: String { file.split(separator: "/").last.map(String.init) ?? file }

  /// Reads the file with all that it extends.
  package func read() -> (theme: TabBarTheme?, diagnostics: [ThemeDiagnostic]) {
    TabBarTheme.read(json: bytes, file: file, parents: parents)
  }
}
