extension Font {
  /// The glyphs of a line of text, from left to right.
  struct Line {
    fileprivate let font: Font
    fileprivate let layout: LineLayout

    /// The distance from its start to its end, in points.
    var width: Double { layout.width }

    /// How much of it each character takes, in the order of the text.
    var widths: [Double] { layout.widths }

    var glyphs: [PlacedGlyph] {
      let typefaces = font.allTypefaces
      return layout.glyphs.map { glyph in
        PlacedGlyph(
          typeface: typefaces[glyph.typeface],
          glyph: glyph.glyph,
          x: glyph.x,
          y: glyph.y,
          scale: glyph.scale
        )
      }
    }

    /// The lines that were laid out last: a title is measured several times before it is drawn.
    static let recent = CostLimitedCache<LineOfFont, LineLayout>(limit: 1 << 20)
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
    let key = LineOfFont(text: ExactText(text), font: identity)
    if let layout = Line.recent[key] { return Line(font: self, layout: layout) }
    let layout = layout(of: text)
    let bytes = layout.byteCount + text.utf8.count + key.font.byteCount
    Line.recent.insert(layout, bytes: bytes, for: key)
    return Line(font: self, layout: layout)
  }

  /// The typefaces in which characters are looked for, in that order.
  private var allTypefaces: [Typeface] { typefaces + [.tabSans(weight)] + fallbacks }

  private func layout(of text: String) -> LineLayout {
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
    var line = LineLayout(widths: [Double](repeating: 0, count: characters.count))
    for place in BidiLevels.order(of: runs.map(\.level)) { append(runs[place], to: &line) }
    return line
  }

  private func append(_ run: TextRun, to line: inout LineLayout) {
    let typeface = run.typeface
    guard let place = allTypefaces.firstIndex(of: typeface) else { return }
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
          LineLayout.Glyph(
            typeface: place,
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

struct LineOfFont: Hashable {
  let text: ExactText
  let font: FontIdentity
}

/// The glyphs of a line without their typefaces, which stay in memory only as long as a font has them.
struct LineLayout {
  struct Glyph {
    /// The index of the typeface among all of the font.
    let typeface: Int

    let glyph: Int
    let x: Double
    let y: Double
    let scale: Double
  }

  var glyphs: [Glyph] = []
  var width = 0.0
  var widths: [Double]

  /// The bytes of its glyphs and widths.
  var byteCount: Int {
    glyphs.count * MemoryLayout<Glyph>.stride + widths.count * MemoryLayout<Double>.stride
  }
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
