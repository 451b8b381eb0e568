package import TabAppearance
package import TabJSON

extension TabBarTheme {
  /// What `$schema` says in a theme file.
  package static let schemaID = "https://example.org/tabtheme-1.schema.json"

  /// The JSON Schema (draft-07) of theme files, made from the table of their keys.
  ///
  /// It allows every file that the reader takes. What it can't say is left to the reader: names of
  /// colors that exist, cycles, keys that are there twice, and the size of the text.
  package static var schema: JSON {
    var schema = ThemeSchema()
    let theme = schema.object(shape)
    return .object(
      [
        .init("$schema", "http://json-schema.org/draft-07/schema#"),
        .init("$id", .string(schemaID)),
        .init("title", "Theme of a tab bar"),
        .init("description", "How a tab bar looks; what a theme leaves out is UIKit's."),
      ] + theme + [.init("definitions", .object(schema.definitions))]
    )
  }
}
