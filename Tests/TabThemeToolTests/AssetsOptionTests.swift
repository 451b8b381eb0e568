import Foundation
import TabRaster
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct AssetsOptionTests {
  private static let theme = """
    { "name": "Koi", "item": { "selected": { "color": "asset:Koi" } },
      "items": { "0": { "image": "asset:Fish", "selectedImage": "asset:Fish" }, "1": { "image": "symbol:house" } } }
    """

  private static let color = """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
      "components": { "red": "0xD9", "green": "0x4B", "blue": "0x1F", "alpha": "1.000" } } }] }
    """

  /// Returns a folder with a theme, and with an asset catalog at a path in the folder.
  private func folder(catalog: String, image: String = "fish.svg") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.file("koi.tabtheme.json", Self.theme)
    let catalog = "\(catalog)Brand.xcassets"
    for set in ["Koi.colorset", "Fish.imageset"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(catalog)/\(set)",
        withIntermediateDirectories: true
      )
    }
    _ = try folder.file("\(catalog)/Koi.colorset/Contents.json", Self.color)
    _ = try folder.file(
      "\(catalog)/Fish.imageset/Contents.json",
      #"{ "images": [{ "filename": "\#(image)" }] }"#
    )
    _ = try folder.file(
      "\(catalog)/Fish.imageset/fish.svg",
      "<svg width='24' height='24'><rect width='24' height='24'/></svg>"
    )
    return folder
  }

  /// Returns the number of pixels of a color, `0xAARRGGBB`, in a picture.
  private func count(_ color: UInt32, in picture: Bitmap) -> Int {
    picture.pixels.count { $0 == color }
  }

  @Test(arguments: ["", "App/"])
  func `draws what a catalog beside the theme has, or one in the folder that is named`(
    place: String
  ) throws {
    let folder = try folder(catalog: place)
    let assets = place.isEmpty ? [] : ["--assets", "\(folder.path)/App"]
    let run = ToolRun(
      ["render", "\(folder.path)/koi.tabtheme.json", "--style=light", "--output", folder.path]
        + assets
    )
    #expect(run.errors == "")
    let picture = try folder.picture("Koi-light.png")
    // The selected item's icon is a square of 24 points, at 3 pixels per point.
    #expect(count(0xFFD9_4B1F, in: picture) >= 72 * 72)
  }

  @Test(arguments: ["", "App/"])
  func `a matrix has what a catalog has`(place: String) throws {
    let folder = try folder(catalog: place)
    let path = "\(folder.path)/koi.tabtheme.json"
    let assets = place.isEmpty ? [] : ["--assets", "\(folder.path)/App"]
    let matrix = try folder.file("matrix.json", #"{ "themes": ["\#(path)"], "styles": ["light"] }"#)
    let output = "\(folder.path)/pictures"
    #expect(ToolRun(["render", "--matrix", matrix, "--output", output] + assets).code == .done)
    let picture = try folder.picture("pictures/Koi-light.png")
    #expect(count(0xFFD9_4B1F, in: picture) >= 72 * 72)
  }

  @Test func `says once what is missing, and why`() throws {
    let folder = try folder(catalog: "App/", image: "fish.pdf")
    let path = "\(folder.path)/koi.tabtheme.json"
    let missing = """
      warning: 'items.0.image' is the image 'Fish', which can't be read
        note: Brand.xcassets/Fish.imageset/fish.pdf: only PNG and SVG are read here; export the picture as one of them

      """
    let run = ToolRun("render", path, "--assets", "\(folder.path)/App", "--output", folder.path)
    #expect(run.errors == missing)
    let page = "\(folder.path)/gallery.html"
    let gallery = ToolRun("gallery", path, "--assets", "\(folder.path)/App", "--output", page)
    #expect(gallery.errors == missing)
    let text = String(decoding: try FileAccess.read(page, limit: .max), as: UTF8.self)
    #expect(text.contains(##"fill="#D94B1F""##))
    let matrix = try folder.file("matrix.json", #"{ "themes": ["\#(path)"] }"#)
    let pictures = ["render", "--matrix", matrix, "--output", "\(folder.path)/pictures"]
    #expect(ToolRun(pictures + ["--assets", "\(folder.path)/App"]).errors == missing)
    let alone = ToolRun("render", path, "--output", folder.path)
    #expect(alone.errors.hasPrefix("warning: 'item.selected.color' is the color 'Koi', which"))
    #expect(ToolRun("show", path, "--assets", "\(folder.path)/App").errors.hasPrefix(missing))
    let check = ToolRun("check", path, "--assets", "\(folder.path)/App", "--level=note")
    #expect(
      check.output.contains("\(path):2:30: warning: 'items.0.image' is the image 'Fish', which")
    )
    #expect(check.output.contains(#/\| .*"asset:Fish".*\n +\| +\^~/#))
  }

  @Test func `an asset that is missing is told at its value`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "T.tabtheme.json",
      "{ \"name\": \"T\",\n  \"item\": { \"selected\": { \"color\": \"asset:Tint\" } } }"
    )
    let output = ToolRun("check", path, "--assets", folder.path).output
    #expect(
      output.hasPrefix("\(path):2:36: warning: 'item.selected.color' is the color 'Tint'"),
      "\(output)"
    )
  }

  @Test func `shows the colors of a catalog`() throws {
    let folder = try folder(catalog: "App/")
    let path = "\(folder.path)/koi.tabtheme.json"
    let catalog = "\(folder.path)/App/Brand.xcassets"
    #expect(ToolRun("show", path, "--assets", catalog).output.contains("#D94B1F"))
    #expect(!ToolRun("show", path).output.contains("#D94B1F"))
  }

  @Test func `measures the colors of a catalog that is named, or beside the theme`() throws {
    let named = try folder(catalog: "App/")
    let path = "\(named.path)/koi.tabtheme.json"
    let said = "'item.selected.color' has contrast 3.67 over the system's backgrounds"
    #expect(ToolRun("check", path, "--assets", "\(named.path)/App").output.contains(said))
    #expect(!ToolRun("check", path).output.contains("contrast"))
    let beside = try folder(catalog: "")
    #expect(ToolRun("check", "\(beside.path)/koi.tabtheme.json").output.contains(said))
  }

  @Test func `wants a folder`() throws {
    let run = ToolRun("render", "Ocean", "--assets", "nowhere")
    #expect(run.code == .failed)
    #expect(
      run.errors == """
        error: 'nowhere' isn't a folder
          fix: write the path of an .xcassets folder, or of a folder with one

        """
    )
  }
}
