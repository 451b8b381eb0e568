extension Font {
  /// The glyphs of a line of text, from left to right.
  struct Line {
    var glyphs: [PlacedGlyph] = []

    /// The distance from its start to its end, in points.
    var width = 0.0

    /// How much of it each character takes, in the order of the text.
    var widths: [Double]

    /// The lines that were laid out last: a title is measured several times before it is drawn.
    fileprivate static let recent = RecentValues<LineOfFont, Line>(limit: 1 << 14)
  }

  /// A glyph, and where it stands.
  struct PlacedGlyph {
    let typeface: Typeface
    let glyph: Int

    /// The distance from the start of the line, in points.
    let x: Double

    /// The distance from the baseline, in points, downward.
    let y: Double

    /// Points for each unit of the glyph.
    let scale: Double

    // What can't be read of a damaged font isn't drawn.
    var outline: Path { (try? typeface.outline(of: glyph)) ?? Path() }
  }

  /// The glyphs of a text: in the order of its directions, joined, and with marks on their letters.
  func line(of text: String) -> Line {
    let key = LineOfFont(text: ExactText(text), font: self)
    if let line = Line.recent[key] { return line }
    let line = newLine(of: text)
    // An empty line takes memory, too.
    Line.recent.insert(line, size: 1 + line.glyphs.count + line.widths.count, for: key)
    return line
  }

  private func newLine(of text: String) -> Line {
    let characters = Array(text)
    let levels = BidiLevels.levels(of: characters)
    let forms = levels == nil ? nil : ArabicForm.forms(of: characters)
    var runs: [TextRun] = []
    var script = Script.latin
    for (index, character) in characters.enumerated() {
      let level = levels?[index] ?? 0
      let isFromRight = level % 2 == 1
      let shown = isFromRight ? BidiLevels.mirrored(character) ?? character : character
      script = Script(character) ?? script
      let item = TextRun.Item(character: shown, index: index, form: forms?[index])
      let glyphs = glyphs(for: shown)
      let run = TextRun(level: level, script: script, typeface: glyphs.typeface)
      if runs.last?.continues(with: run) != true { runs.append(run) }
      runs[runs.count - 1].items.append((item, glyphs.glyphs))
    }
    var line = Line(widths: [Double](repeating: 0, count: characters.count))
    for place in BidiLevels.order(of: runs.map(\.level)) { append(runs[place], to: &line) }
    return line
  }

  private func append(_ run: TextRun, to line: inout Line) {
    let typeface = run.typeface
    let tracking = typeface == .tabSans(weight) ? tracking : 0
    let scale = size / Double(typeface.unitsPerEm)
    let clusters = run.clusters(isSpaced: kern != 0)
    var previous: Int?
    for cluster in run.isFromRight ? clusters.reversed() : clusters {
      let start = line.width
      if let previous {
        // The first of a pair is the first in the text.
        let (left, right) =
          run.isFromRight ? (cluster.letter, previous) : (previous, cluster.letter)
        line.width += ((try? typeface.kerning(left, right, in: run.script)) ?? 0) * scale
      }
      previous = cluster.letter
      var parts = [(glyph: cluster.letter, offset: Point(0, 0))]
      var advance = (try? typeface.advance(of: cluster.letter)) ?? 0
      for mark in cluster.marks {
        if mark.isSpacing {
          parts.append((mark.glyph, Point(advance, 0)))
          advance += (try? typeface.advance(of: mark.glyph)) ?? 0
        } else {
          let offset = typeface.offset(of: mark.glyph, on: cluster.letter, in: run.script)
          parts.append((mark.glyph, offset))
        }
      }
      for (glyph, offset) in parts {
        line.glyphs.append(
          PlacedGlyph(
            typeface: typeface,
            glyph: glyph,
            x: line.width + offset.x * scale,
            y: -offset.y * scale,
            scale: scale
          )
        )
      }
      line.width += advance * scale + tracking + kern
      line.widths[cluster.index] += line.width - start
    }
  }

  /// The space that TabSans has after every character, in points: small text is spaced a little wider.
  private var tracking: Double {
    // From 12 thousandths of an em at 10 pt down to none at 20 pt and above.
    let looseness = min(max((20 - size) / 10, 0), 1.2)
    return size * looseness * 12 / 1_000
  }
}

private struct LineOfFont: Hashable {
  let text: ExactText
  let font: Font
}

/// Characters beside each other in one direction, script and typeface, in the order of the text.
private struct TextRun {
  struct Item {
    var character: Character
    var index: Int
    var form: ArabicForm?
  }

  /// A letter, or a ligature of several, with its marks.
  struct Cluster {
    var letter: Int

    /// The index of the first character in the text.
    var index: Int
    var marks: [(glyph: Int, isSpacing: Bool)] = []
  }

  let level: Int
  let script: Script
  let typeface: Typeface
  var items: [(item: Item, glyphs: [Int])] = []

  init(level: Int, script: Script, typeface: Typeface) {
    self.level = level
    self.script = script
    self.typeface = typeface
  }

  var isFromRight: Bool { level % 2 == 1 }

  func continues(with run: TextRun) -> Bool {
    level == run.level && script == run.script && typeface == run.typeface
  }

  /// The glyphs in their forms, with ligatures.
  func clusters(isSpaced: Bool) -> [Cluster] {
    let rules = typeface.rules(for: script)
    var clusters = items.compactMap { item, glyphs -> Cluster? in
      guard let first = glyphs.first else { return nil }
      var cluster = Cluster(letter: first, index: item.index)
      var parts: [Int] = []
      if let form = item.form {
        parts = (try? rules?.glyphs(first, as: form)) ?? [first]
        cluster.letter = parts.removeFirst()
      }
      // A letter with its mark in one glyph has no others.
      if glyphs.count > 1 {
        let scalars = item.character.unicodeScalars.filter(\.isShown)
        cluster.marks = zip(glyphs, scalars).dropFirst().map { glyph, scalar in
          let category = scalar.properties.generalCategory
          return (glyph, category != .nonspacingMark && category != .enclosingMark)
        }
      }
      cluster.marks.insert(contentsOf: parts.map { ($0, false) }, at: 0)
      return cluster
    }
    guard let rules, rules.hasLigatures else { return clusters }
    var start = 0
    while start < clusters.count {
      let letters = clusters[start...].prefix(8).map(\.letter)
      if let (glyph, count) = (try? rules.ligature(of: letters[...], isSpaced: isSpaced)) ?? nil {
        clusters[start].letter = glyph
        clusters[start].marks = clusters[start..<start + count].flatMap(\.marks)
        clusters.removeSubrange(start + 1..<start + count)
      }
      start += 1
    }
    return clusters
  }
}

extension Typeface {
  /// Where a mark stands from the start of its letter, in units of the font: as the font says, or centered.
  fileprivate func offset(of mark: Int, on letter: Int, in script: Script) -> Point {
    if let offset = (try? rules(for: script)?.offset(of: mark, on: letter)) ?? nil { return offset }
    guard let letter = (try? outline(of: letter))?.extent,
      let mark = (try? outline(of: mark))?.extent
    else { return Point(0, 0) }
    return Point(letter.midX - mark.midX, 0)
  }
}
