package import TabFiles

/// The replacement of references to design tokens in a theme file, before it is read as a theme.
///
/// Only the tool has one: apps ship compiled themes, and don't link the reader of tokens.
package protocol TokenLowering {
  /// Replaces the references to tokens in a theme file by the values of the tokens.
  ///
  /// Called for the file that is loaded, then for each file that it extends: the tokens of the
  /// former take precedence, so that a theme can give the theme that it extends other tokens.
  ///
  /// - Parameters:
  ///   - document: The theme file.
  ///   - folders: The folders of the file, below the folder of `files`.
  ///   - files: The files among which the token files are.
  /// - Returns: The theme file without its key `tokens`, with diagnostics for the references that
  ///   can't be replaced.
  mutating func lower(
    _ document: JSONDocument,
    in folders: [String],
    of files: ThemeFiles
  ) -> JSONDocument

  /// Returns what is wrong with a name that is neither a color nor a token, as a clause, and a note on
  /// where it is; `nil` if the files so far name no tokens.
  func absence(of name: String) -> (predicate: String, note: String?)?

  /// Returns the path of the token that was most likely meant; `nil` if none is similar.
  func nearestPath(to name: String) -> String?
}
