extension Fix {
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
