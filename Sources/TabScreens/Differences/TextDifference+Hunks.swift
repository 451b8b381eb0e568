extension TextDifference {
  /// A part of the output: a line, or the number of omitted lines, none of which is near a
  /// difference.
  package enum Part {
    case line(Line)
    case same(Int)
  }

  /// The lines, without the empty one after the last line break.
  package var shownLines: ArraySlice<Line> {
    [.kept(""), .inserted("")].contains(lines.last) ? lines.dropLast() : lines[...]
  }

  /// Returns the lines that differ, with some lines of context before and after.
  package func hunks(context: Int) -> [Part] {
    let lines = Array(lines.last == .kept("") ? shownLines : lines[...])
    var near = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where !line.isKept {
      for neighbor in max(0, index - context)...min(lines.count - 1, index + context) {
        near[neighbor] = true
      }
    }
    var parts: [Part] = []
    var same = 0
    for (line, isNear) in zip(lines, near) {
      if isNear, same > 0 {
        parts.append(.same(same))
        same = 0
      }
      if isNear { parts.append(.line(line)) } else { same += 1 }
    }
    return same > 0 ? parts + [.same(same)] : parts
  }

  /// The hunks as text: each line after a sign, ` ` for a line of both texts, `-` for one of the
  /// old and `+` for one of the new.
  package var marked: String {
    hunks(context: 3).map { part in
      switch part {
      case .line(.kept(let text)): "  \(text)\n"
      case .line(.removed(let text)): "- \(text)\n"
      case .line(.inserted(let text)): "+ \(text)\n"
      case .same(let count): "… \(count) lines are the same\n"
      }
    }
    .joined()
  }
}

extension TextDifference.Line {
  fileprivate var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}
