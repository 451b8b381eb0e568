import TabFiles

/// The path of a token or group: the names from the outermost group down to it.
package struct TokenPath: Hashable, Sendable {
  package let names: [String]

  package init(_ names: [String]) { self.names = names }

  func appending(_ name: String) -> TokenPath { TokenPath(names + [name]) }

  /// The path for messages: quoted, such as `'color.brand'`, or "the document" if it has no names.
  var words: String { names.isEmpty ? "the document" : quotedPath }

  private var quotedPath: String { quoted(description, limit: 120) }
}

extension TokenPath: CustomStringConvertible {
  /// The names separated by periods, as in an alias: `color.brand`.
  package var description: String { names.joined(separator: ".") }
}
