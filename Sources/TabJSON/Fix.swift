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
    return Fix("write \(quoted(text, limit: limit))", .replace(JSON.text(of: text)))
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

  /// Returns the edits of the change, for a diagnostic that marks some bytes of a document.
  package func edits(at range: Range<Int>, in root: JSONValue?) -> [TextEdit] {
    switch change {
    case .replace(let text): [TextEdit(range: range, text: text)]
    case .insert(let text): [TextEdit(range: range.lowerBound..<range.lowerBound, text: text)]
    case .edit(let edit): [edit]
    case .removeMember:
      root?.removal(ofMemberAt: range.lowerBound).map { [TextEdit(range: $0, text: "")] } ?? []
    case nil: []
    }
  }
}

extension Fix: ExpressibleByStringInterpolation {
  package init(stringLiteral words: String) { self.init(words) }
}

extension JSONValue {
  /// Returns the range of the member whose key begins at an offset, with one of the commas around
  /// it.
  fileprivate func removal(ofMemberAt offset: Int) -> Range<Int>? {
    switch kind {
    case .array(let elements):
      return elements.lazy.compactMap { $0.removal(ofMemberAt: offset) }.first
    case .object(let all):
      let members = all.filter(\.isWritten)
      guard let index = members.firstIndex(where: { $0.keyRange.lowerBound == offset }) else {
        return members.lazy.compactMap { $0.value.removal(ofMemberAt: offset) }.first
      }
      let end = members[index].value.range.upperBound
      if index > 0 { return members[index - 1].value.range.upperBound..<end }
      return members.count > 1 ? offset..<members[1].keyRange.lowerBound : offset..<end
    default: return nil
    }
  }
}

extension JSONMember {
  /// Whether the member is in the text.
  ///
  /// A member that was added to the document has the same range for its key and its value.
  fileprivate var isWritten: Bool { keyRange.upperBound <= value.range.lowerBound }
}
