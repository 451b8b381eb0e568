extension Font {
  /// A line of text, laid out: its glyphs in visual order, from left to right.
  struct Line {
    fileprivate let font: Font
    fileprivate let layout: LineLayout

    /// The advance width of the line, in points.
    var width: Double { layout.width }

    /// The part of the width that each character takes, in logical order.
    var widths: [Double] { layout.widths }

    var glyphs: [PlacedGlyph] {
      let typefaces = font.allTypefaces
      return layout.glyphs.map { glyph in
        PlacedGlyph(
          typeface: typefaces[glyph.typefaceIndex],
          glyph: glyph.glyph,
          x: glyph.x,
          y: glyph.y,
          scale: glyph.scale
        )
      }
    }

    /// A cache of recent layouts, up to 1 MB: a title is measured several times before it is drawn.
    static let recent = CostLimitedCache<LineKey, LineLayout>(limit: 1 << 20)
  }

  /// A glyph with its position in a line.
  struct PlacedGlyph {
    let typeface: Typeface
    let glyph: Int

    /// The distance of the glyph's origin from the start of the line, in points.
    let x: Double

    /// The distance of the glyph's origin below the baseline, in points.
    let y: Double

    /// Points per font unit.
    let scale: Double

    /// The outline in font units; empty if a damaged font can't provide it.
    var outline: Path { (try? typeface.outline(of: glyph)) ?? Path() }
  }

  /// Lays out a text: orders its runs, joins Arabic letters, forms ligatures, kerns, and positions marks.
  func line(of text: String) -> Line {
    let key = LineKey(text: ExactText(text), font: identity)
    if let layout = Line.recent[key] { return Line(font: self, layout: layout) }
    let layout = layout(of: text)
    let bytes = layout.byteCount + text.utf8.count + key.font.byteCount
    Line.recent.insert(layout, bytes: bytes, for: key)
    return Line(font: self, layout: layout)
  }

  /// The typefaces in which characters are looked up, in order.
  private var allTypefaces: [Typeface] { typefaces + [.tabSans(weight)] + fallbacks }

  private func layout(of text: String) -> LineLayout {
    let characters = Array(text)
    let levels = BidiLevels.levels(of: characters)
    let forms = levels == nil ? nil : ArabicForm.forms(of: characters)
    var runs: [TextRun] = []
    var script = Script.latin
    for (index, character) in characters.enumerated() {
      let level = levels?[index] ?? 0
      let isRightToLeft = level % 2 == 1
      let shown = isRightToLeft ? BidiLevels.mirrored(character) ?? character : character
      // Characters without a script, as spaces, continue the one before them.
      script = Script(character) ?? script
      let item = TextRun.Item(character: shown, index: index, form: forms?[index])
      let glyphs = glyphs(for: shown)
      let run = TextRun(level: level, script: script, typeface: glyphs.typeface)
      if runs.last?.continues(with: run) != true { runs.append(run) }
      runs[runs.count - 1].items.append((item, glyphs.glyphs))
    }
    var line = LineLayout(widths: [Double](repeating: 0, count: characters.count))
    for index in BidiLevels.order(of: runs.map(\.level)) { append(runs[index], to: &line) }
    return line
  }

  /// Appends the glyphs of a run, from left to right, to the end of a line.
  private func append(_ run: TextRun, to line: inout LineLayout) {
    let typeface = run.typeface
    guard let typefaceIndex = allTypefaces.firstIndex(of: typeface) else { return }
    let tracking = typeface == .tabSans(weight) ? tracking : 0
    let scale = size / Double(typeface.unitsPerEm)
    let clusters = run.clusters(isSpaced: kern != 0)
    var previous: Int?
    for cluster in run.isRightToLeft ? clusters.reversed() : clusters {
      let start = line.width
      if let previous {
        // Kerning pairs are in logical order, also from right to left.
        let (left, right) =
          run.isRightToLeft ? (cluster.letter, previous) : (previous, cluster.letter)
        line.width +=
          ((try? typeface.kerning(left: left, right: right, in: run.script)) ?? 0) * scale
      }
      previous = cluster.letter
      var components = [(glyph: cluster.letter, offset: Point(0, 0))]
      var advance = (try? typeface.advance(of: cluster.letter)) ?? 0
      for mark in cluster.marks {
        if mark.isSpacing {
          components.append((mark.glyph, Point(advance, 0)))
          advance += (try? typeface.advance(of: mark.glyph)) ?? 0
        } else {
          let offset = typeface.offset(of: mark.glyph, on: cluster.letter, in: run.script)
          components.append((mark.glyph, offset))
        }
      }
      for (glyph, offset) in components {
        line.glyphs.append(
          LineLayout.Glyph(
            typefaceIndex: typefaceIndex,
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

  /// The tracking of TabSans, the space after every character, in points: that of the system's font.
  ///
  /// From the table of Apple's Human Interface Guidelines, linear between whole sizes. Labels measured at
  /// 10 points agree with it.
  private var tracking: Double {
    let first = 6.0
    let points = [
      0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
    ]
    let last = first + Double(points.count - 1)
    // Beyond the sizes of the table, tracking grows with the text.
    if size <= first { return points[0] * size / first }
    if size >= last { return points[points.count - 1] * size / last }
    let index = Int(size - first)
    let (lower, upper) = (points[index], points[index + 1])
    return lower + (upper - lower) * (size - first - Double(index))
  }
}

/// The cache key of a line: a text in a font.
struct LineKey: Hashable {
  let text: ExactText
  let font: FontIdentity
}

/// The glyphs of a line, with indices for typefaces, so that the cache doesn't keep these in memory.
struct LineLayout {
  struct Glyph {
    /// The index of the typeface among all typefaces of the font.
    let typefaceIndex: Int

    let glyph: Int
    let x: Double
    let y: Double
    let scale: Double
  }

  var glyphs: [Glyph] = []
  var width = 0.0
  var widths: [Double]

  /// The memory of the glyphs and widths, in bytes.
  var byteCount: Int {
    glyphs.count * MemoryLayout<Glyph>.stride + widths.count * MemoryLayout<Double>.stride
  }
}

/// Adjacent characters of one level, script and typeface, in logical order.
private struct TextRun {
  struct Item {
    var character: Character
    var index: Int
    var form: ArabicForm?
  }

  /// A letter or a ligature, with its marks.
  struct Cluster {
    var letter: Int

    /// The index in the text of the first character.
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

  var isRightToLeft: Bool { level % 2 == 1 }

  func continues(with run: TextRun) -> Bool {
    level == run.level && script == run.script && typeface == run.typeface
  }

  /// Returns the clusters in logical order, with positional forms and ligatures substituted.
  func clusters(isSpaced: Bool) -> [Cluster] {
    let rules = typeface.rules(for: script)
    var clusters = items.compactMap { item, glyphs -> Cluster? in
      guard let first = glyphs.first else { return nil }
      var cluster = Cluster(letter: first, index: item.index)
      var dots: [Int] = []
      if let form = item.form {
        dots = (try? rules?.glyphs(first, as: form)) ?? [first]
        cluster.letter = dots.removeFirst()
      }
      // A precomposed glyph includes the marks.
      if glyphs.count > 1 {
        let scalars = item.character.unicodeScalars.filter(\.isShown)
        cluster.marks = zip(glyphs, scalars).dropFirst().map { glyph, scalar in
          let category = scalar.properties.generalCategory
          return (glyph, category != .nonspacingMark && category != .enclosingMark)
        }
      }
      cluster.marks.insert(contentsOf: dots.map { ($0, false) }, at: 0)
      return cluster
    }
    guard let rules, rules.hasLigatures else { return clusters }
    // Ligatures match letters without the marks between them, which move to the ligature.
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
  /// Returns the offset of a mark from the origin of its letter, in font units: by the font's anchors, or centered.
  fileprivate func offset(of mark: Int, on letter: Int, in script: Script) -> Point {
    if let offset = (try? rules(for: script)?.offset(of: mark, on: letter)) ?? nil { return offset }
    guard let letter = (try? outline(of: letter))?.extent,
      let mark = (try? outline(of: mark))?.extent
    else { return Point(0, 0) }
    return Point(letter.midX - mark.midX, 0)
  }
}
