import TabFiles

@testable import TabAppearance
@testable import TabRaster

/// A reader of untrusted files or texts.
enum FuzzTarget: String, CaseIterable {
  case svg
  case png
  case writer
  case font
  case theme
  case color
  case json
  case tokens
  case assets
  case strings
  case manifest
  case inline

  /// The target that the program was started with.
  static let chosen = CommandLine.arguments.dropFirst().first.flatMap(Self.init)

  /// Reads bytes, and stops the program if the result breaks a promise of the reader.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .svg: readSVG(bytes)
    case .png: readPNG(bytes)
    case .writer: writeSVG(bytes)
    case .font: readFont(bytes)
    case .theme: readTheme(bytes)
    case .color: readColor(bytes)
    case .json: readJSON(bytes)
    case .tokens: readTokens(bytes)
    case .assets: readAssets(bytes)
    case .strings: readStrings(bytes)
    case .manifest: readManifest(bytes)
    case .inline: readInline(bytes)
    }
  }
}

/// Draws the picture of an SVG file; its error must have a line and a column.
private func readSVG(_ bytes: [UInt8]) {
  do throws(SVGError) {
    let picture = try SVGPicture(bytes)
    let size = Size(width: 24, height: 24)
    _ = DisplayList(picture.commands).rendered(size: size, scale: 1)
    _ = DisplayList([.fill(picture.path, RGBA(0, 0, 0))]).rendered(size: size, scale: 1)
  } catch {
    precondition(error.line > 0 && error.column > 0 && !error.description.isEmpty)
  }
}

/// Writes the picture of a PNG file and reads it again; the pixels must be equal.
private func readPNG(_ bytes: [UInt8]) {
  guard let bitmap = try? Bitmap(png: withChecksums(bytes)) else { return }
  do {
    let again = try Bitmap(png: bitmap.png())
    precondition(again == bitmap)
  } catch {
    preconditionFailure("\(error)")
  }
}

/// Draws the picture of a PNG or SVG file in a frame that the first byte chooses, and writes the drawing as SVG.
///
/// The drawing is written at 3 pixels per point, and twice into one page, as a gallery does. No result may be
/// larger than a few MB.
private func writeSVG(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  let file = Array(bytes.dropFirst())
  let place = places[Int(first) % places.count]
  let command: DisplayList.Command
  if let bitmap = try? Bitmap(png: withChecksums(file)) {
    // More pixels show nothing new, and take seconds to compress in an instrumented build.
    guard bitmap.width * bitmap.height <= 250_000 else { return }
    command = .image(bitmap, place)
  } else if let picture = try? SVGPicture(file) {
    let list = DisplayList(picture.commands)
    command = .picture(Picture(list, size: Size(width: 24, height: 24), scale: 1), place)
  } else {
    return
  }
  let canvas = Picture(DisplayList([command]), size: Size(width: 120, height: 83), scale: 3)
  let text = SVGWriter.text(of: canvas)
  let page = SVGWriter.contents(of: [canvas, canvas])
  let most = 4 * 1_048_576 + 64 * file.count
  precondition(text.utf8.count < most && page.definitions.utf8.count < most)
  precondition(page.contents[0] == page.contents[1])
}

/// The frames of an icon and of a background, one far larger than the canvas, one outside of it, and one smaller than a
/// pixel.
private let places = [
  Rect(x: 48, y: 8, width: 24, height: 24), Rect(x: 0, y: 0, width: 120, height: 83),
  Rect(x: -1_000, y: -500, width: 8_000, height: 4_000), Rect(x: 400, y: 0, width: 24, height: 24),
  Rect(x: 4, y: 4, width: 0.1, height: 0.1),
]

/// Returns the file with correct checksums, since the reader stops at a wrong one.
private func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  var place = 8
  while bytes.count - place >= 12 {
    let length = Int(BigEndian.number(bytes[place...]))
    let end = place + 8 + length
    guard end + 4 <= bytes.count else { break }
    var checksum = CRC32()
    checksum.update(bytes[place + 4..<end])
    bytes.replaceSubrange(end..<end + 4, with: BigEndian.bytes(checksum.value))
    place = end + 4
  }
  return bytes
}

/// Draws text with the faces of a font file; the extents of glyphs must be finite.
private func readFont(_ bytes: [UInt8]) {
  guard let faces = try? Typeface.all(in: bytes) else { return }
  for face in faces.prefix(2) {
    let font = Font(weight: .regular, size: 20, typefaces: [face])
    let text = "AVo\u{301} \u{628}\u{644}\u{64E}\u{627} 1"
    precondition(font.width(of: text).isFinite)
    let list = DisplayList([.text(text, font, baseline: Point(2, 22), RGBA(0, 0, 0))])
    _ = list.rendered(size: Size(width: 60, height: 30), scale: 1)
    for glyph in 0..<min(face.glyphCount, 8) {
      let extent = (try? face.outline(of: glyph))?.extent
      precondition(extent?.width.isFinite ?? true)
      _ = try? face.advance(of: glyph)
      _ = try? face.kerning(left: glyph, right: 1)
    }
  }
}

/// Reads a theme file: without a theme there must be an error; a theme that is written and read again must be equal.
private func readTheme(_ bytes: [UInt8]) {
  let (theme, diagnostics) = TabBarTheme.read(json: bytes)
  check(diagnostics, of: bytes)
  guard let theme else {
    precondition(diagnostics.contains { $0.severity == .error })
    return
  }
  guard !theme.name.isEmpty else { return }
  precondition(TabBarTheme.read(json: theme.json()).theme == theme)
}

/// Writes a color and reads it again; the colors must be equal.
private func readColor(_ bytes: [UInt8]) {
  guard let text = String(validating: bytes, as: UTF8.self) else { return }
  switch TabBarTheme.Color.Value.read(text) {
  case .success(let color):
    guard case .success(color) = TabBarTheme.Color.Value.read(color.text) else {
      preconditionFailure("\(text.debugDescription) is written as \(color.text)")
    }
  case .failure(let problem):
    precondition(!problem.message(for: text).isEmpty && !problem.fix.words.isEmpty)
  }
}
