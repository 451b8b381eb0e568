import TabJSON

/// The names from the outermost group to a token or a group.
package struct TokenPath: Hashable, Sendable {
  package let names: [String]

  package init(_ names: [String]) { self.names = names }

  func appending(_ name: String) -> TokenPath { TokenPath(names + [name]) }

  /// The path in words for messages, such as `'color.brand'`.
  var words: String { names.isEmpty ? "the document" : quotedPath }

  private var quotedPath: String { quoted(description, limit: 120) }
}

extension TokenPath: CustomStringConvertible {
  /// The names with points between them, as references have them.
  package var description: String { names.joined(separator: ".") }
}
