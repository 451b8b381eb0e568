/// How to fix what a diagnostic is about: in words, and, where these leave no choice, as a change of the text.
///
/// A literal is words alone.
package struct Fix: Hashable, Sendable {
  package let words: String
  package let change: Change?

  /// What becomes of a text.
  package enum Change: Hashable, Sendable {
    /// The bytes that the diagnostic is about are replaced.
    case replace(String)

    /// Something is added before these bytes.
    case insert(String)

    /// Other bytes are replaced.
    case edit(TextEdit)

    /// The member is removed whose key the diagnostic is about, with one of the commas around it.
    case removeMember
  }

  package init(_ words: String, _ change: Change? = nil) {
    self.words = words
    self.change = change
  }

  /// Writes a text, in quotes, in place of what the diagnostic is about.
  package static func write(_ text: some StringProtocol, limit: Int = 60) -> Fix {
    let text = String(text)
    return Fix("write \(quoted(text, limit: limit))", .replace(JSON.text(of: text)))
  }

  /// Writes a word or a number, without quotes, in place of what the diagnostic is about.
  package static func write(bare text: some StringProtocol, note: String = "") -> Fix {
    Fix("write \(quoted(text))\(note)", .replace(String(text)))
  }

  /// Removes the member whose key the diagnostic is about.
  package static let removeMember = Fix("remove it", .removeMember)

  /// The change in a document, for a diagnostic about some bytes of it.
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

/// A change of a text.
package struct TextEdit: Hashable, Sendable {
  /// The bytes that it replaces.
  package var range: Range<Int>
  package var text: String

  package init(range: Range<Int>, text: String) {
    (self.range, self.text) = (range, text)
  }
}

extension JSONValue {
  /// The bytes of the member whose key begins at an offset, with one of the commas around it.
  fileprivate func removal(ofMemberAt offset: Int) -> Range<Int>? {
    switch kind {
    case .array(let elements):
      return elements.lazy.compactMap { $0.removal(ofMemberAt: offset) }.first
    case .object(let members):
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
