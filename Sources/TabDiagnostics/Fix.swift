/// The fix of a diagnostic: in words, and, if there is only one way, as a change of the text.
///
/// A literal is a fix in words only.
package struct Fix: Hashable, Sendable {
  package let words: String
  package let change: Change?

  /// A change of the text.
  package enum Change: Hashable, Sendable {
    /// Replaces the bytes that the diagnostic marks.
    case replace(String)

    /// Inserts text before the marked bytes.
    case insert(String)

    /// Replaces bytes other than those that the diagnostic marks.
    case edit(TextEdit)

    /// Removes the member whose key the diagnostic marks, with one of the commas around it.
    case removeMember
  }

  package init(_ words: String, _ change: Change? = nil) {
    self.words = words
    self.change = change
  }

  /// Returns the fix that replaces the marked bytes by a text in quotes, of which the words show at
  /// most `limit` characters.
  package static func write(_ text: some StringProtocol, limit: Int = 60) -> Fix {
    let text = String(text)
    return Fix("write \(quoted(text, limit: limit))", .replace(inQuotes(text)))
  }

  /// Returns the fix that replaces the marked bytes by a word or a number, without quotes.
  package static func write(bare text: some StringProtocol, note: String = "") -> Fix {
    Fix("write \(quoted(text))\(note)", .replace(String(text)))
  }

  /// Returns the fix that renames a key, or asks to remove it if the object has the new key already,
  /// or if another key of it gets that one.
  ///
  /// - Parameters:
  ///   - key: The key to write.
  ///   - taken: The keys of the object, to which the key is added.
  ///   - limit: The maximum number of characters of the key in the words.
  /// - Returns: The fix, with a change unless the key is taken.
  package static func rename(
    to key: String,
    taken: inout Set<String>,
    limit: Int = 60
  ) -> Fix {
    taken.insert(key).inserted
      ? .write(key, limit: limit)
      : Fix("remove it, since \(quoted(key, limit: limit)) can be there only once")
  }

  /// The fix that removes the member whose key the diagnostic marks.
  package static let removeMember = Fix("remove it", .removeMember)
}

extension Fix: ExpressibleByStringInterpolation {
  package init(stringLiteral words: String) { self.init(words) }
}
