import Foundation
import TabAppearance
import TabRaster
import TabScreens
import TabTestSupport
import TabUIKit
import Testing

@testable import TabThemeTool

/// Tests of `render` with a matrix, and of its comparison with references.
@MainActor
struct RenderMatrixTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ matrix: String, _ words: String...) throws -> ToolRun {
    let file = try folder.file("matrix.json", matrix)
    return ToolRun(["render", "--matrix", file] + words)
  }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// Returns the bytes of the pictures in a folder, by name.
  private func pictures(in name: String) throws -> [String: [UInt8]] {
    var pictures: [String: [UInt8]] = [:]
    for file in FileAccess.files(in: path(name), suffix: ".png") {
      let name = file.split(separator: "/").last.map(String.init) ?? ""
      pictures[name] = try FileAccess.read(file, limit: .max)
    }
    return pictures
  }

  private let small = #"{ "themes": ["Ocean"], "devices": ["iPhone SE"], "ios": [18, "26"] }"#

  @Test func `draws each with each, as render does`() throws {
    let run = try run(small, "--output", path("a/"))
    #expect(
      run
        == ToolRun(
          code: .done,
          output: """
            \(path("a"))/Ocean-iPhone-SE-ios18-light.png
            \(path("a"))/Ocean-iPhone-SE-ios18-dark.png
            \(path("a"))/Ocean-iPhone-SE-ios26-light.png
            \(path("a"))/Ocean-iPhone-SE-ios26-dark.png

            """
        )
    )
    _ = ToolRun("render", "Ocean", "--device=iPhone SE", "--ios=26", "--output", path("b"))
    let (drawn, rendered) = (try pictures(in: "a"), try pictures(in: "b"))
    #expect(
      drawn.keys.sorted() == [
        "Ocean-iPhone-SE-ios18-dark.png", "Ocean-iPhone-SE-ios18-light.png",
        "Ocean-iPhone-SE-ios26-dark.png", "Ocean-iPhone-SE-ios26-light.png",
      ]
    )
    #expect(rendered.count == 2)
    for (name, bytes) in rendered { #expect(drawn[name] == bytes, "\(name)") }
  }

  @Test func `systems and devices that show a bar alike have the same bytes, those of render`()
    throws
  {
    let places = #""devices": ["iPhone SE", "iPhone 8"], "ios": [15, 18, 26]"#
    let matrix = #"{ "themes": ["Ocean", "Pop"], \#(places) }"#
    #expect(try run(matrix, "--output", path("a")).code == .done)
    for device in ["iPhone SE", "iPhone 8"] {
      for ios in [15, 18, 26] {
        let place = ["--device", device, "--ios=\(ios)", "--output", path("b")]
        _ = ToolRun(["render", "Ocean", "Pop"] + place)
      }
    }
    let drawn = try pictures(in: "a")
    let rendered = try pictures(in: "b")
    #expect(drawn.count == 24 && rendered.count == 24)
    #expect(Set(rendered.values) == Set(drawn.values))
    // Only combinations of two styles, two themes and two looks differ.
    #expect(Set(drawn.values).count == 8)
  }

  @Test func `options and operands are the words of lists that are left out`() throws {
    let matrix = #"{ "ios": [18, 26] }"#
    let options = ["--device=iPhone SE", "--style=dark", "--text-size=xl", "--bold-text"]
    let file = try folder.file("matrix.json", matrix)
    let words = ["render", "Ocean", "--matrix", file, "--output", path("a")] + options
    #expect(ToolRun(words).code == .done)
    let rest = "dark-XL-bold-text.png"
    let drawn = try pictures(in: "a")
    #expect(
      drawn.keys.sorted() == [
        "Ocean-iPhone-SE-ios18-\(rest)", "Ocean-iPhone-SE-ios26-\(rest)",
      ]
    )
    _ = ToolRun(["render", "Ocean", "--ios=26", "--output", path("b")] + options)
    for (name, bytes) in try pictures(in: "b") { #expect(drawn[name] == bytes, "\(name)") }
  }

  @Test(arguments: [
    (["Pop"], "'Pop' is given, and the matrix has 'themes'"),
    (["--ios=18"], "'--ios' is given, and the matrix has 'ios'"),
    (["--device=iPad"], "'--device' is given, and the matrix has 'devices'"),
  ])
  func `a list of the matrix can't be given again`(words: [String], error: String) throws {
    let file = try folder.file("matrix.json", small)
    let run = ToolRun(["render"] + words + ["--matrix", file, "--output", path("a")])
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix("error: \(error)\n  fix: leave one of them out\n"))
  }

  @Test func `refuses a feature that a system of the matrix doesn't have`() throws {
    let file = try folder.file("matrix.json", #"{ "ios": [18, 26], "styles": ["dark"] }"#)
    let search = ToolRun("render", "--matrix", file, "--output", path("a"), "--accessory", "Now")
    #expect(search.code == .usage && search.errors.contains("'--accessory'"))
  }

  @Test func `a screen has the same file, drawn at once and in bands`() throws {
    let subject = PictureSubject(
      theme: try .named("Ocean"),
      content: .sample,
      assets: nil
    )
    let picture = try ShownBar.with(subject, on: .iPhone16(os: 26)) { shown in
      shown.screen.recording(of: shown.window.bounds).picture
    }
    let file = picture.bitmap().png()
    #expect(picture.png() == file)
    #expect(picture.png(concurrently: true) == file)
  }

  @Test func `draws again when the matrix or a theme beside it changes`() throws {
    let theme = ##"{ "name": "Mine", "tintColor": "#FF0000" }"##
    let path = try folder.file("mine.json", theme)
    let matrix = try folder.file(
      "matrix.json",
      #"{ "themes": ["mine.json"], "styles": ["light"] }"#
    )
    var pauses = 0
    let code = ThemeTool.run(
      ["render", "--matrix", matrix, "--watch", "--output", folder.path],
      in: Terminal(
        write: { _ in },
        writeError: { _ in },
        pause: {
          pauses += 1
          try? FileAccess.write(Array(theme.replacing("FF0000", with: "0000FF").utf8), to: path)
          return pauses < 3
        }
      )
    )
    #expect(code == .done)
    #expect(try folder.picture("Mine-light.png").pixels.contains(0xFF00_00FF))
  }

  @Test func `compares with references, and lists what differs`() throws {
    _ = try run(small, "--output", path("references"))
    #expect(
      try run(small, "--compare", path("references"))
        == ToolRun(code: .done, output: "4 pictures compared, 0 differences\n")
    )
    let name = "references/Ocean-iPhone-SE-ios18-dark.png"
    var picture = try Bitmap(png: try FileAccess.read(path(name), limit: .max))
    picture.pixels[picture.width * 2 + 5] = 0xFF12_3456
    try FileAccess.write(picture.png(), to: path(name))
    try FileAccess.write(
      picture.png(.smallest),
      to: path("references/Ocean-iPhone-SE-ios26-light.png")
    )
    try FileAccess.remove(path("references/Ocean-iPhone-SE-ios18-light.png"))
    try FileAccess.write(
      Bitmap(width: 2, height: 3).png(),
      to: path("references/Ocean-iPhone-SE-ios26-dark.png")
    )
    try FileAccess.write([1], to: path("references/Old.png"))
    let size = (64 + 83) * 2
    let expected = """
      new: Ocean-iPhone-SE-ios18-light.png
      changed: Ocean-iPhone-SE-ios18-dark.png, 1 of \(750 * (64 + 49) * 2) pixels differ, in columns 5 to 5, rows 2 to 2; the first, at (5, 2), was #123456 and is #000000
      changed: Ocean-iPhone-SE-ios26-light.png, the size was 750 × \((64 + 49) * 2) and is 750 × \(size) pixels
      changed: Ocean-iPhone-SE-ios26-dark.png, the size was 2 × 3 and is 750 × \(size) pixels
      unreferenced: Old.png

      """
    let run = try run(small, "--output", path("a"), "--compare", path("references"))
    #expect(
      run
        == ToolRun(
          code: .findings,
          output: expected + "4 pictures compared, 5 differences\n"
        )
    )
    #expect(try pictures(in: "a").count == 4)
  }

  @Test func `leaves out what doesn't exist, and says so`() throws {
    let matrix = """
      { "themes": ["Ocean"], "devices": ["iPhone SE", "iPad"], "ios": [18, 26, 27],
        "looks": ["classic", "glass"], "layouts": ["compactInline", "inline"], "styles": ["light"],
        "directions": ["rtl"], "contrasts": ["high"], "edges": ["scroll-edge"] }
      """
    let run = try run(matrix, "--output", path("a"))
    #expect(run.code == .done)
    #expect(run.output.split(separator: "\n").count == 8)
    let notes = run.errors.split(separator: "\n").filter { $0.hasPrefix("note: left out") }
    #expect(
      notes == [
        "note: left out: no iPhone SE has the layout inline", "note: left out: iOS 18 has no glass",
        "note: left out: iOS 27 has no classic look",
        "note: left out: no iPad has the layout compactInline",
      ]
    )
    let names = try pictures(in: "a").keys.sorted()
    let rest = "light-high-contrast-rtl-scroll-edge.png"
    #expect(names.contains("Ocean-iPhone-SE-landscape-ios26-classic-\(rest)"))
    #expect(names.contains("Ocean-iPhone-SE-landscape-ios26-glass-\(rest)"))
    #expect(names.contains("Ocean-iPad-portrait-ios18-classic-\(rest)"))
  }

  @Test func `what can't be drawn is told with the names, and the rest is drawn`() throws {
    _ = try folder.file(
      "air.json",
      #"{ "name": "Air", "glass": "override", "bar": { "background": "transparent" } }"#
    )
    let matrix = #"{ "themes": ["air.json"], "ios": [18, 26] }"#
    let run = try run(matrix, "--strict", "--output", path("a"))
    #expect(
      run
        == ToolRun(
          code: .failed,
          output: "\(path("a"))/Air-ios18-light.png\n\(path("a"))/Air-ios18-dark.png\n",
          errors: """
            error: a transparent background is drawn without glass, as several reports have it; one has glass
              note: not drawn: Air-ios26-light.png, Air-ios26-dark.png
              fix: leave out '--strict' to draw it by a guess

            """
        )
    )
  }

  @Test(arguments: [
    (
      #"{ "theme": ["Ocean"] }"#,
      """
      matrix.json:1:3: error: unknown key 'theme'
        1 | { "theme": ["Ocean"] }
          |   ^~~~~~~
        fix: write 'themes'

      """
    ),
    (
      #"{ "styles": "dark" }"#,
      """
      matrix.json:1:13: error: 'styles' is text; it must be a list
        1 | { "styles": "dark" }
          |             ^~~~~~
        fix: write a list of texts, or leave the key out

      """
    ),
    (
      #"{ "styles": [] }"#,
      """
      matrix.json:1:13: error: 'styles' is empty; it must be a list
        1 | { "styles": [] }
          |             ^~
        fix: write a list of texts, or leave the key out

      """
    ),
    (
      #"{ "styles": ["drak", "dark", "dark", true] }"#,
      """
      matrix.json:1:14: error: 'drak' isn't one of 'styles'
        1 | { "styles": ["drak", "dark", "dark", true] }
          |              ^~~~~~
        fix: write 'dark'
      matrix.json:1:30: error: 'dark' is given twice
        1 | { "styles": ["drak", "dark", "dark", true] }
          |                              ^~~~~~
        fix: leave one of them out
      matrix.json:1:38: error: 'styles' has true in it; it must be a list of texts
        1 | { "styles": ["drak", "dark", "dark", true] }
          |                                      ^~~~

      """
    ),
    (
      #"{ "themes": ["Xyzzy"], "devices": ["Phone"], "ios": [14] }"#,
      """
      matrix.json:1:14: error: 'Xyzzy' isn't one of 'themes'
        1 | { "themes": ["Xyzzy"], "devices": ["Phone"], "ios": [14] }
          |              ^~~~~~~
        fix: write the name of a built-in theme, or the path of a theme file
      matrix.json:1:36: error: 'Phone' isn't one of 'devices'
        1 | { "themes": ["Xyzzy"], "devices": ["Phone"], "ios": [14] }
          |                                    ^~~~~~~
        fix: write 'iPhone'
      matrix.json:1:54: error: '14' isn't one of 'ios'
        1 | { "themes": ["Xyzzy"], "devices": ["Phone"], "ios": [14] }
          |                                                      ^~
        fix: write one of '15', '16', '17', '18', '26', '27'

      """
    ),
    (
      "[]",
      """
      matrix.json:1:1: error: a matrix must be an object
        1 | []
          | ^~
        fix: write '{ }'

      """
    ),
    (
      #"{ "devices": ["iPhone SE"], "layouts": ["inline"] }"#,
      """
      note: left out: no iPhone SE has the layout inline
        fix: leave it out of the matrix
      error: the matrix has no picture

      """
    ),
  ])
  func `says what is wrong with a matrix`(matrix: String, errors: String) throws {
    let run = try run(matrix, "--output", path("a"))
    #expect(run.code == .failed)
    #expect(run.output == "")
    #expect(run.errors.replacing("\(folder.path)/", with: "") == errors)
  }

  @Test(arguments: [
    (["--report", "a.html"], "no '--compare DIR' is given"),
    (["--compare", "a", "--format=svg"], "'--compare' is for PNG files"),
  ])
  func `says what is wrong with a command line`(words: [String], error: String) {
    let run = ToolRun(["render", "Ocean"] + words)
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix("error: \(error)"))
  }

  @Test func `a folder of references must be there, and two themes need two names`() throws {
    let missing = try run(small, "--compare", path("nowhere"))
    #expect(missing.code == .failed)
    #expect(missing.errors == "error: there is no folder '\(path("nowhere"))'\n")
    _ = try folder.file("mine.json", #"{ "name": "OCEAN" }"#)
    let same = try run(#"{ "themes": ["Ocean", "mine.json"] }"#, "--output", path("a"))
    #expect(same.code == .usage)
    #expect(same.errors.hasPrefix("error: two themes would be written into 'OCEAN-light.png'"))
  }

  @Test func `a report shows what differs from references, before and after`() throws {
    _ = try run(small, "--output", path("refs"))
    let names = try pictures(in: "refs").keys.sorted()
    _ = try folder.file("refs/\(names[0])", String(decoding: [], as: UTF8.self))
    try Data(Bitmap(width: 2, height: 2).png())
      .write(to: URL(fileURLWithPath: path("refs/\(names[1])")))
    try FileManager.default.removeItem(atPath: path("refs/\(names[2])"))
    let report = path("report.html")
    let compared = try run(small, "--compare", path("refs"), "--report", report)
    #expect(compared.code == .findings)
    let page = try String(contentsOfFile: report, encoding: .utf8)
    #expect(page.contains("<h1>Changed pictures</h1>"))
    #expect(page.contains("<p>2 changed, 1 new.</p>"))
    for name in names.prefix(3) { #expect(page.contains("data-path=\"\(name)\"")) }
    #expect(!page.contains("data-path=\"\(names[3])\""))
    #expect(!page.contains("To accept"))
    let alone = try run(small, "--output", path("a"), "--report", report)
    #expect(alone.code == .usage)
  }

  @Test func `progress is erased before a path is printed`() throws {
    let file = try folder.file("matrix.json", small)
    var shown = ""
    let terminal = Terminal(
      write: { shown += $0 },
      writeError: { shown += $0 },
      showsProgress: true
    )
    let words = ["render", "--matrix", file, "--output", path("a")]
    #expect(ThemeTool.run(words, in: terminal) == .done)
    let clear = "\r\u{1B}[2K"
    #expect(
      shown.hasPrefix(
        """
        \(clear)drawing Ocean-iPhone-SE-ios26-dark.png, 4 of 4\(clear)\
        \(path("a"))/Ocean-iPhone-SE-ios18-light.png

        """
      )
    )
  }
}
