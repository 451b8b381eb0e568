import Foundation

extension String {
  /// The word, quoted for a shell if necessary.
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
