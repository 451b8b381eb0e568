import Foundation

extension String {
  /// The word as a shell must be told it.
  package var quotedForShells: String {
    let isPlain =
      !isEmpty
      && allSatisfy { character in
        character.isASCII
          && (character.isLetter || character.isNumber || "_-./,:=@%+".contains(character))
      }
    return isPlain ? self : "'\(replacingOccurrences(of: "'", with: "'\\''"))'"
  }
}
