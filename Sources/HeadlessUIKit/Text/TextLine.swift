import Foundation
import TabRaster

/// A line of a label.
struct TextLine {
  /// A part of the text in one style.
  struct Run {
    var text: String
    var look: ItemStyle.Text

    /// The advance, in points; 0 until the run is in a line.
    var width = 0.0
  }

  var runs: [Run]
  var width: Double { runs.reduce(0) { $0 + $1.width } }
  var height: CGFloat { runs.map(\.look.font.lineHeight).max() ?? 0 }
  var ascender: CGFloat { runs.map(\.look.font.ascender).max() ?? 0 }

  private init(_ runs: [Run], in traits: UITraitCollection) {
    self.runs = runs.map { run in
      var run = run
      run.width = run.look.rasterFont(in: traits).width(of: run.text)
      return run
    }
  }

  /// Breaks a text into lines.
  ///
  /// Words that are wider than a line are broken between characters. A space at the end of a line has no width.
  ///
  /// - Parameters:
  ///   - runs: The text; line breaks in it begin a new line.
  ///   - width: The width of a line, in points.
  ///   - height: The height of all lines, in points; a line that has no room is left out, but for the first.
  ///   - limit: The largest number of lines, at least 1.
  ///   - mode: The wrapping of the text and the treatment of the last line.
  ///   - traits: The traits of the label, for its fonts.
  /// - Returns: The lines, from the top down.
  static func lines(
    of runs: [Run],
    width: Double,
    height: CGFloat,
    limit: Int,
    mode: NSLineBreakMode,
    traits: UITraitCollection
  ) -> [TextLine] {
    var lines: [TextLine] = []
    var rest = TextCharacters(runs)
    var room = height
    while !rest.isEmpty {
      let paragraph = rest.firstParagraph
      let isWrapped = !mode.truncates || lines.count < limit - 1
      let count =
        isWrapped && mode != .byClipping
        ? paragraph.lengthOfLine(width: width, byCharacter: mode == .byCharWrapping, in: traits)
        : paragraph.count
      let line = TextLine(paragraph.prefix(count).runs, in: traits)
      let next = rest.dropFirst(count)
      let isLast = lines.count == limit - 1 || line.height + next.height > room + 0.5
      if isLast || next.isEmpty {
        let remaining = mode.truncates ? paragraph : paragraph.prefix(count)
        let isCut = mode.truncates && rest.count > paragraph.count
        lines.append(remaining.truncated(to: width, isCut: isCut, mode: mode, in: traits))
        return lines
      }
      lines.append(line)
      room -= line.height
      rest = next
    }
    return lines
  }

  fileprivate static func line(_ runs: [Run], in traits: UITraitCollection) -> TextLine {
    TextLine(runs, in: traits)
  }
}

extension NSLineBreakMode {
  /// Whether the last line ends or begins with an ellipsis, or has one in its middle.
  fileprivate var truncates: Bool {
    self == .byTruncatingTail || self == .byTruncatingHead || self == .byTruncatingMiddle
  }
}

/// The characters of a text, each with its style.
private struct TextCharacters {
  private var characters: ArraySlice<(character: Character, run: Int)>
  private let looks: [ItemStyle.Text]

  init(_ runs: [TextLine.Run]) {
    looks = runs.map(\.look)
    characters = ArraySlice(
      runs.enumerated().flatMap { index, run in run.text.map { ($0, index) } }
    )
  }

  private init(
    _ characters: ArraySlice<(character: Character, run: Int)>,
    _ looks: [ItemStyle.Text]
  ) {
    (self.characters, self.looks) = (characters, looks)
  }

  var isEmpty: Bool { characters.isEmpty }
  var count: Int { characters.count }

  /// The height of a line of the first character, in points; 0 without characters.
  var height: CGFloat { characters.first.map { looks[$0.run].font.lineHeight } ?? 0 }

  func prefix(_ count: Int) -> TextCharacters { TextCharacters(characters.prefix(count), looks) }

  func suffix(_ count: Int) -> TextCharacters { TextCharacters(characters.suffix(count), looks) }

  /// The characters up to the first line break.
  var firstParagraph: TextCharacters {
    TextCharacters(characters.prefix { !$0.character.isNewline }, looks)
  }

  /// The characters after a line: without it, the space at its end and the line break.
  func dropFirst(_ count: Int) -> TextCharacters {
    var rest = characters.dropFirst(count)
    while rest.first?.character == " " { rest = rest.dropFirst() }
    if rest.first?.character.isNewline == true { rest = rest.dropFirst() }
    return TextCharacters(rest, looks)
  }

  var runs: [TextLine.Run] {
    var runs: [TextLine.Run] = []
    var last: Int?
    for (character, run) in characters {
      if run == last {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(TextLine.Run(text: String(character), look: looks[run]))
      }
      last = run
    }
    return runs
  }

  private func width(in traits: UITraitCollection) -> Double {
    TextLine.line(runs, in: traits).width
  }

  /// Returns the number of characters, at least 1, that fit in a line, without the spaces at its end.
  func lengthOfLine(width: Double, byCharacter: Bool, in traits: UITraitCollection) -> Int {
    // Sums of the same advances in another order may differ by rounding.
    let limit = width + 1e-6
    guard self.width(in: traits) > limit else { return count }
    func fits(_ count: Int) -> Bool { prefix(count).width(in: traits) <= limit }
    let all = Array(characters).map(\.character)
    let ends = (1..<count).filter { end in
      all[end - 1] != " " && (all[end] == " " || all[end].isIdeograph || all[end - 1].isIdeograph)
    }
    if !byCharacter, let end = ends.last(where: fits) { return end }
    return (1..<count).last(where: fits) ?? 1
  }

  /// Returns a single line of the characters that is no wider than a width, with an ellipsis where characters are cut.
  ///
  /// With `isCut` the text goes on after the characters, which ends the line with an ellipsis, too.
  func truncated(
    to width: Double,
    isCut: Bool,
    mode: NSLineBreakMode,
    in traits: UITraitCollection
  ) -> TextLine {
    let line = TextLine.line(runs, in: traits)
    guard mode.truncates, isCut || line.width > width + 1e-6, let last = characters.last else {
      return line
    }
    if mode == .byTruncatingTail, !isCut { return line.truncatedAtEnd(to: width, in: traits) }
    for kept in stride(from: isCut ? count : count - 1, to: 0, by: -1) {
      let head =
        switch mode {
        case .byTruncatingHead: 0
        case .byTruncatingMiddle: (kept + 1) / 2
        default: kept
        }
      let (before, after) = (prefix(head), suffix(kept - head))
      let run = (before.characters.last ?? after.characters.first ?? last).run
      let ellipsis = TextCharacters([("…", run)], looks)
      let text = TextCharacters(before.characters + ellipsis.characters + after.characters, looks)
      if text.width(in: traits) <= width + 1e-6 { return TextLine.line(text.runs, in: traits) }
    }
    return TextLine.line([TextLine.Run(text: "…", look: looks[last.run])], in: traits)
  }
}

extension TextLine {
  /// Returns the line with its last runs cut to a width; no run is left after a cut one.
  fileprivate func truncatedAtEnd(to width: Double, in traits: UITraitCollection) -> TextLine {
    var room = width
    return TextLine(
      runs.map { run in
        var run = run
        let text = run.look.rasterFont(in: traits).truncated(run.text, to: room)
        room = text == run.text ? max(0, room - run.width) : 0
        run.text = text
        return run
      },
      in: traits
    )
  }
}

extension Character {
  /// Whether a line may break before and after the character, as between ideographs.
  fileprivate var isIdeograph: Bool {
    unicodeScalars.first?.properties.isIdeographic == true
  }
}
