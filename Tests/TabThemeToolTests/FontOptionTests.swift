import Foundation
import TabRaster
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of the option `--font`, with fonts that `Scripts/font-fixtures` writes.
@MainActor
struct FontOptionTests {
  private let folder: TemporaryFolder
  private let theme: String

  init() throws {
    folder = try TemporaryFolder()
    theme = try folder.file(
      "brand.tabtheme.json",
      #"{ "name": "Brand", "item": { "normal": { "title": { "family": "Plain", "size": 10 } } } }"#
    )
  }

  private var font: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "TabRasterTests/Fixtures/Pairs.ttf").path
  }

  private func render(_ options: String...) throws -> (run: ToolRun, picture: Bitmap) {
    let run = ToolRun(
      ["render", theme, "--style", "light", "--titles", "A,o", "--output", folder.path] + options
    )
    let bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/Brand-light.png"))
    return (run, try Bitmap(png: [UInt8](bytes)))
  }

  @Test func `render draws with the font of a file, and warns of a font without one`() throws {
    let (replaced, other) = try render()
    #expect(
      replaced.errors == """
        warning: the font 'Plain' isn't available; another font is drawn in its place
          fix: give a file of the font, as in '--font Brand.ttf'

        """
    )
    let (run, picture) = try render("--font", font)
    #expect(run.code == .done && !run.errors.contains("available"))
    #expect(picture != other)
  }

  @Test func `a matrix and a gallery draw with the font of a file`() throws {
    let replaced = """
      warning: the font 'Plain' isn't available; another font is drawn in its place
        fix: give a file of the font, as in '--font Brand.ttf'

      """
    let file = #"{ "themes": ["brand.tabtheme.json"], "styles": ["light"] }"#
    let matrix = try folder.file("matrix.json", file)
    let output = "\(folder.path)/pictures"
    let words = ["render", "--matrix", matrix, "--output", output]
    let without = ToolRun(words)
    #expect(without.errors == replaced)
    let other = try folder.picture("pictures/Brand-light.png")
    let with = ToolRun(words + ["--font", font])
    #expect(!with.errors.contains("'Plain'"))
    #expect(try folder.picture("pictures/Brand-light.png") != other)
    let page = "\(folder.path)/gallery.html"
    let gallery = ToolRun(["gallery", theme, "--output", page, "--font", font])
    #expect(gallery.code == .done && !gallery.errors.contains("'Plain'"))
  }

  @Test func `render says which characters no font has`() throws {
    let (run, _) = try render("--font", font, "--badges", "0=Ж", "--titles", "A,漢")
    #expect(
      run.errors.contains(
        "warning: no available font has 'Ж'; a box is drawn in its place; the free font Noto Sans ("
      )
    )
    #expect(
      run.errors.contains(
        "warning: no available font has '漢'; a box is drawn in its place; the free font Noto Sans CJK ("
      )
    )
  }

  @Test func `check judges widths of titles only in available fonts`() {
    // Each A is 6 points wide.
    let titles = ["--titles", "AAAAAAAAAAAAAAAA,A,A,A,A", "--ios", "18", "--level", "warning"]
    let unknown = ToolRun(["check", theme] + titles)
    #expect(
      unknown.output.contains(
        "warning: the widths of titles aren't known: the font 'Plain' isn't available"
      )
    )
    #expect(!unknown.output.contains("is cut"))
    let known = ToolRun(["check", theme, "--font", font] + titles)
    #expect(!known.output.contains("known"))
    #expect(known.output.contains("the title 'AAAAAAAAAAAAAAAA' is cut in a bar of 5 items"))
  }

  @Test func `a configuration names fonts from its own folder`() throws {
    try FileManager.default.copyItem(atPath: font, toPath: "\(folder.path)/plain.ttf")
    let configuration = try folder.file(
      "tabtheme.config.json",
      #"{ "font": ["plain.ttf"], "titles": ["AAAAAAAAAAAAAAAA", "A", "A", "A", "A"] }"#
    )
    let run = ToolRun("check", theme, "--config", configuration, "--ios", "18")
    #expect(run.output.contains("is cut in a bar of 5 items"))
    #expect(!run.output.contains("known"))
  }

  @Test(arguments: [
    ("nothing.ttf", nil, "error: can't read 'PATH': there is no such file or folder\n"),
    (
      "words.ttf", "words",
      """
      error: can't use 'PATH': the file isn't a font: it begins as none does
        fix: use another TrueType or OpenType file (.ttf, .otf, .ttc)

      """
    ),
  ])
  func `says what is wrong with a file`(name: String, text: String?, message: String) throws {
    let path = "\(folder.path)/\(name)"
    if let text { _ = try folder.file(name, text) }
    let run = ToolRun("render", theme, "--font", path)
    #expect(run.code == .failed && run.output.isEmpty)
    #expect(run.errors == message.replacing("PATH", with: path))
  }
}
