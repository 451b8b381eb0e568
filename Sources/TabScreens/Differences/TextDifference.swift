import Foundation

/// The difference between two texts, by keys if lines are `key: value`.
package struct TextDifference: Sendable {
  /// A line for each change: `key: old → new`, `- line`, `+ line`.
  package let changes: [String]

  /// The changes of values: `key: old → new`.
  package let changedValues: [String]

  /// The lines of both texts in order, with removed lines before inserted ones.
  package let lines: [Line]

  /// A line of one or both texts.
  package enum Line: Hashable, Sendable {
    case kept(String)
    case removed(String)
    case inserted(String)
  }

  package init(from old: String, to new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: [Int: Substring] = [:]
    var inserted: [Int: Substring] = [:]
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    // Only a key that is unique on each side identifies a changed line.
    let before = Self.unique(removed.values)
    let after = Self.unique(inserted.values)
    var changes: [String] = []
    var changedValues: [String] = []
    for offset in removed.keys.sorted() {
      let line = removed[offset] ?? ""
      let key = Self.key(of: line)
      if let key, before[key] == line, let now = after[key] {
        let (old, new) = (line.dropFirst(key.count + 2), now.dropFirst(key.count + 2))
        changedValues.append("\(key): \(Self.change(from: old, to: new))")
        changes += changedValues.suffix(1)
      } else {
        changes.append("- \(line)")
      }
    }
    for offset in inserted.keys.sorted() {
      let line = inserted[offset] ?? ""
      if let key = Self.key(of: line), after[key] == line, before[key] != nil { continue }
      changes.append("+ \(line)")
    }
    self.changes = changes
    self.changedValues = changedValues
    lines = Self.lines(from: old, to: new, removed: removed, inserted: inserted)
  }

  /// The first 40 changes, and the number of the others.
  package var summary: String {
    guard !changes.isEmpty else { return "the lines are the same; line ends differ" }
    let limit = 40
    let remainder = changes.count > limit ? ["… and \(changes.count - limit) more"] : []
    return (changes.prefix(limit) + remainder).joined(separator: "\n")
  }

  private static func lines(
    from old: [Substring],
    to new: [Substring],
    removed: [Int: Substring],
    inserted: [Int: Substring]
  ) -> [Line] {
    var lines: [Line] = []
    var next = 0
    for (offset, line) in new.enumerated() {
      // Lines removed at a position come before those inserted there.
      while let line = removed[next] {
        lines.append(.removed(String(line)))
        next += 1
      }
      if inserted[offset] != nil {
        lines.append(.inserted(String(line)))
      } else {
        lines.append(.kept(String(line)))
        next += 1
      }
    }
    return lines + old[next...].map { .removed(String($0)) }
  }

  /// Returns the change of a value; of one with several parts, such as `x 164, y 0`, only the parts
  /// that changed.
  private static func change(from old: Substring, to new: Substring) -> String {
    let (before, after) = (old.components(separatedBy: ", "), new.components(separatedBy: ", "))
    guard before.count == after.count, before.count > 1 else { return "\(old) → \(new)" }
    let changes = zip(before, after).filter { $0 != $1 }.map { before, after in
      let word = before.split(separator: " ").first ?? ""
      let isNamed = before.hasPrefix("\(word) ") && after.hasPrefix("\(word) ")
      return "\(before) → \(isNamed ? String(after.dropFirst(word.count + 1)) : after)"
    }
    return changes.joined(separator: ", ")
  }

  /// Returns the lines by key, without keys that occur twice.
  private static func unique(_ lines: some Sequence<Substring>) -> [Substring: Substring] {
    let keys = lines.compactMap { line in key(of: line).map { ($0, line) } }
    let groups = Dictionary(grouping: keys, by: \.0)
    return groups.compactMapValues { $0.count == 1 ? $0[0].1 : nil }
  }

  /// Returns the text before the first colon that is followed by a space.
  private static func key(of line: Substring) -> Substring? {
    line.range(of: ": ").map { line[..<$0.lowerBound] }
  }
}
