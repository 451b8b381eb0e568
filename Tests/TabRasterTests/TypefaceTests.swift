import TabRaster
import Testing

/// Tests of reading fonts of `Scripts/font-fixtures`, which has the expected figures.
struct TypefaceTests {
  @Test(arguments: [
    (FontFixture.pairs, "A" as Unicode.Scalar, "100 0 400 700"),
    // The contour has no point on the curve; it starts halfway between two points and touches the
    // sides in their middles.
    (.pairs, "o", "100 0 400 400"), (.pairs, "\u{1F600}", "100 0 400 400"),
    // The glyph is a box with another one above it, half as wide.
    (.pairs, "\u{C1}", "100 0 400 870"),
    (.older, "V", "50 0 500 700"), (.symbol, "A", "100 0 400 700"),
    (.symbol, "\u{F06F}", "100 0 400 400"),
    (.compact, "A", "100 0 400 700"), (.compact, "o", "100 0 400 400"),
    (.groups, "A", "100 0 400 700"), (.groups, "o", "100 0 400 400"),
  ])
  func `finds the outline of a character`(
    font: FontFixture,
    scalar: Unicode.Scalar,
    extent: String
  ) throws {
    #expect(try font.face.extent(scalar) == extent)
  }

  @Test(arguments: [(FontFixture.pairs, "z" as Unicode.Scalar), (.older, "o"), (.symbol, "V")])
  func `a character without a glyph has none`(font: FontFixture, scalar: Unicode.Scalar) throws {
    #expect(try font.face.glyph(for: scalar) == nil)
  }

  @Test func `knows the measures of a face`() throws {
    let face = try FontFixture.compact.face
    #expect(face.names.family == "Compact" && face.names.face == "Bold Italic")
    #expect(face.names.full == "Compact Bold Italic")
    #expect(face.names.postScript == "Compact-BoldItalic")
    #expect(face.weight == 700 && face.isItalic)
    #expect([face.ascent, face.descent, face.lineGap] == [900, 300, 20])
    #expect([face.capHeight, face.xHeight] == [700, 500])
    #expect(try face.advance("o") == 600)
  }

  @Test(arguments: [
    (FontFixture.pairs, [-80.0, -70, 0]), (.classes, [-60, 0, 30]), (.older, [-55, -45, nil]),
    (.compact, [nil, nil, 0]),
  ])
  func `pairs stand closer`(font: FontFixture, expected: [Double?]) throws {
    let face = try font.face
    let found = try [
      face.kerning("A", "V"), face.kerning("V", "A"), face.kerning("o", "o"),
    ]
    #expect(found == expected)
  }

  @Test(arguments: FontFixture.allCases)
  func `outlines that are read at once are those that are read one by one`(
    font: FontFixture
  ) throws {
    let faces = try zip(font.faces, Typeface.all(in: font.bytes, keepsOutlines: true))
    for (face, other) in faces {
      for glyph in 0..<face.glyphCount {
        #expect(try face.outline(of: glyph) == other.outline(of: glyph))
      }
      #expect(throws: FontError.self) { try other.outline(of: face.glyphCount) }
    }
  }

  @Test func `a collection has several faces`() throws {
    let faces = try FontFixture.collection.faces
    #expect(faces.count == 2)
    #expect(try faces.map { try $0.kerning("A", "V") } == [-80, -55])
  }

  /// Compares instances of an axis on which the segment map of "avar" takes 0.5 to 0.25.
  @Test(arguments: [FontFixture.variable, .advances])
  func `a variable font has its named instances`(font: FontFixture) throws {
    let faces = try font.faces
    #expect(
      faces.map(\.names.postScript) == [
        "Variable-Regular", "Variable-Regular", "Variable-Half", "Variable-Heavy",
      ]
    )
    #expect(faces.map(\.weight) == [400, 400, 650, 900])
    #expect(try faces.map { try $0.advance("A") } == [600, 600, 625, 700])
    #expect(
      try faces.map { try $0.extent("A") } == [
        "100 0 400 700", "100 0 400 700", "100 0 425 700", "100 0 500 700",
      ]
    )
    // Corners without deltas follow the corners beside them.
    #expect(try faces[3].extent("V") == "10 0 600 720")
    // The accent moves with the right side of its letter.
    #expect(try faces[3].extent("\u{C1}") == "100 0 500 900")
  }

  @Test(
    arguments: [
      (
        [],
        "the file isn't a font: it begins as none does"
      ),
      (
        Array("<svg/>".utf8),
        "the file isn't a font: it begins as none does"
      ),
      ([0, 1, 0], "the file isn't a font: it begins as none does"),
      ([0, 1, 0, 0], "the font is damaged: the file at byte 4 ends too early"),
      ([0, 1, 0, 0, 0, 0], "the font has no table 'head', which it needs"),
      ([0, 1, 0, 0, 0, 9], "the font is damaged: the file at byte 12 ends too early"),
    ] as [([UInt8], String)]
  )
  func `says what is wrong with a file`(bytes: [UInt8], message: String) {
    #expect { try Typeface.all(in: bytes) } throws: { error in "\(error)" == message }
  }

  @Test func `says which table ends too early, and where`() throws {
    let bytes = try FontFixture.pairs.bytes
    #expect { try Typeface.all(in: Array(bytes.prefix(bytes.count / 2))) } throws: { error in
      "\(error)" == "the font is damaged: table 'GDEF' at byte 0 ends too early"
    }
  }
}
