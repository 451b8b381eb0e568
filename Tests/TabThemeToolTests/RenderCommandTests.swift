import Foundation
import TabRaster
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct RenderCommandTests {
  @Test func `writes a file for each theme and style and prints the paths`() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/new/pictures"
    #expect(
      ToolRun("render", "midnight", "Ocean", "--scale", "2", "--output", output)
        == ToolRun(
          code: .done,
          output: """
            \(output)/Midnight-light.png
            \(output)/Midnight-dark.png
            \(output)/Ocean-light.png
            \(output)/Ocean-dark.png

            """
        )
    )
    let picture = try folder.picture("new/pictures/Midnight-dark.png")
    #expect(picture.width == 393 * 2)
    // The heights of a row of content, the bar, and the bottom safe area, in points.
    #expect(picture.height == (64 + 49 + 34) * 2)
  }

  @Test(arguments: [
    (["--style", "dark"], "Ocean-dark.png", 393 * 3, (64 + 83) * 3),
    (
      ["--style=light", "--device", "iphone se"], "Ocean-iPhone-SE-light.png", 375 * 2,
      (64 + 49) * 2
    ),
    (
      ["--style=light", "--orientation=landscape"], "Ocean-landscape-light.png", 852 * 3,
      (64 + 53) * 3
    ),
    (
      ["--style=light", "--edge=scroll-edge", "--scale=2"], "Ocean-light-scroll-edge.png", 393 * 2,
      (64 + 83) * 2
    ),
    (
      ["--style=dark", "--contrast=high", "--scale=2"], "Ocean-dark-high-contrast.png", 393 * 2,
      (64 + 83) * 2
    ),
    (["--style=light", "--device=iPhone", "--ios=18"], "Ocean-light.png", 393 * 3, (64 + 83) * 3),
    (["--style=light", "--ios=15"], "Ocean-ios15-light.png", 390 * 3, (64 + 83) * 3),
    (["--style=light", "--ios=26"], "Ocean-ios26-light.png", 393 * 3, (64 + 83) * 3),
    (
      ["--style=light", "--ios=26", "--search", "--accessory=Playing"], "Ocean-ios26-light.png",
      393 * 3, (64 + 56 + 83) * 3
    ),
    (
      ["--style=light", "--direction=rtl", "--bold-text", "--backdrop=stripes"],
      "Ocean-light-rtl-bold-text-stripes.png", 393 * 3, (64 + 83) * 3
    ),
    (
      ["--style=light", "--ios=26", "--device=iphone se"], "Ocean-iPhone-SE-ios26-light.png",
      375 * 2,
      (64 + 83) * 2
    ),
    // The heights of the space above the bar, the bar at the top, and a row of content, in points.
    (
      ["--style=light", "--ios=26", "--device=iPad"], "Ocean-iPad-ios26-light.png", 820 * 2,
      (32 + 44 + 64) * 2
    ),
  ])
  func `draws the bar of a device`(options: [String], file: String, width: Int, height: Int) throws
  {
    let folder = try TemporaryFolder()
    let run = ToolRun(["render", "Ocean", "--output", folder.path] + options)
    #expect(run == ToolRun(code: .done, output: "\(folder.path)/\(file)\n"))
    let picture = try folder.picture(file)
    #expect(picture.width == width)
    #expect(picture.height == height)
  }

  @Test(arguments: [
    (
      ["--ios=26", "--orientation=landscape"],
      "glass in landscape is inferred from that of an iPhone SE"
    ),
    (["--device=iPad"], "the bar at the top of an iPad with iOS 18 is inferred from"),
    (["--ios=27"], "bars of iOS 27 are drawn as those of iOS 26, but for the tints of items"),
  ])
  func `notes once what is only inferred`(options: [String], note: String) throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(["render", "Ocean", "--scale=2", "--output", folder.path] + options)
    #expect(run.code == .done)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.errors.hasPrefix("note: \(note)") && run.errors.filter { $0 == "\n" }.count == 1)
    #expect(ToolRun(["render", "Ocean", "--strict"] + options).code == .failed)
  }

  @Test func `a picture that changes while it is watched is no news`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.json", ##"{ "name": "A", "tintColor": "#FF0000" }"##)
    var pauses = 0
    var errors = ""
    let code = ThemeTool.run(
      ["render", path, "--style=light", "--watch", "--output", folder.path],
      in: Terminal(
        write: { _ in },
        writeError: { errors += $0 },
        pause: {
          pauses += 1
          _ = try? folder.file("a.json", ##"{ "name": "A", "tintColor": "#0000FF" }"##)
          return pauses < 3
        }
      )
    )
    #expect(code == .done)
    #expect(!errors.contains("another picture"))
    let picture = try folder.picture("A-light.png")
    #expect(picture.pixels.contains(0xFF00_00FF))
  }

  @Test func `tells when another picture had the name, and draws a bar without items`() throws {
    let folder = try TemporaryFolder()
    let words = ["render", "Ocean", "--style=light", "--scale=2", "--output", folder.path]
    let path = "\(folder.path)/Ocean-light.png"
    let first = ToolRun(words)
    #expect(first == ToolRun(code: .done, output: "\(path)\n"))
    #expect(ToolRun(words) == first)
    let second = ToolRun(words + ["--titles="])
    #expect(second.output == first.output)
    #expect(second.errors == "note: another picture was in '\(path)'\n")
  }

  @Test func `tells of two styles that are one picture`() throws {
    let folder = try TemporaryFolder()
    let words = ["render", "Ocean", "--ios", "26", "--output", folder.path]
    let run = ToolRun(words + ["--backdrop", "#3366CC"])
    #expect(
      run.errors.contains(
        """
        note: 'Ocean-ios26-light-3366CC.png' and 'Ocean-ios26-dark-3366CC.png' are the same picture
          note: glass is light or dark like the content behind it, in either style

        """
      )
    )
    #expect(!ToolRun(words).errors.contains("the same picture"))
  }

  @Test func `draws the bar in the colors of the theme`() throws {
    let folder = try TemporaryFolder()
    _ = ToolRun("render", "Midnight", "--scale=2", "--output", folder.path)
    // The last pixel is in the bar's background, below the items.
    #expect(try folder.picture("Midnight-light.png").pixels.last == 0xFFE6_E9F9)
    #expect(try folder.picture("Midnight-dark.png").pixels.last == 0xFF0B_0F26)
  }

  @Test func `notes what is inferred about glass, and refuses it on request`() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.file(
      "air.json",
      #"{ "name": "Air", "glass": "override", "bar": { "background": "transparent" } }"#
    )
    let words =
      "a transparent background is drawn without glass, as several reports have it; one has glass"
    let run = ToolRun("render", theme, "--ios=26", "--output", folder.path)
    #expect(run.code == .done)
    #expect(run.errors == "note: \(words)\n")
    #expect(
      ToolRun("render", theme, "--ios=26", "--strict", "--output", folder.path).errors == """
        error: \(words)
          note: not drawn: Air-ios26-light.png, Air-ios26-dark.png
          fix: leave out '--strict' to draw it by a guess

        """
    )
  }

  @Test(arguments: [
    ["--selected=1"], ["--badges=0=12"], ["--disabled=0,1"], ["--titles=A,B"], ["--icons=star"],
    ["--edge=scroll-edge"], ["--contrast=high"], ["--ios=26"], ["--direction=rtl"], ["--bold-text"],
    ["--backdrop=white"], ["--backdrop=black"], ["--backdrop=stripes"],
  ])
  func `draws another picture for each option`(options: [String]) throws {
    let folder = try TemporaryFolder()
    let same = ["render", "Ocean", "--style=light", "--scale=2", "--output", folder.path]
    _ = ToolRun(same)
    let usual = try folder.picture("Ocean-light.png")
    try FileManager.default.removeItem(atPath: folder.path + "/Ocean-light.png")
    let path = ToolRun(same + options).output.dropLast()
    #expect(try folder.picture(String(path.dropFirst(folder.path.count + 1))) != usual)
  }

  @Test func `shows progress to somebody who watches`() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(
      ["render", "Ocean", "--scale=2", "--output", folder.path],
      showsProgress: true
    )
    let clear = "\r\u{1B}[2K"
    #expect(run.errors == "\(clear)drawing Ocean-dark.png, 2 of 2\(clear)")
  }

  @Test(arguments: [
    (
      ["render", "Ocean", "--ios", "26", "--orientation", "landscape", "--strict"],
      ExitCode.failed,
      """
      error: glass in landscape is inferred from that of an iPhone SE
        note: not drawn: Ocean-landscape-ios26-light.png, Ocean-landscape-ios26-dark.png
        fix: leave out '--strict' to draw it by a guess

      """
    ),
    (
      ["render", "Ocean", "--device", "iPad", "--strict"], .failed,
      """
      error: the bar at the top of an iPad with iOS 18 is inferred from that of iOS 26
        note: not drawn: Ocean-iPad-light.png, Ocean-iPad-dark.png
        fix: leave out '--strict' to draw it by a guess

      """
    ),
    (
      ["render", "Ocean", "--device", "iPhone 16 Porp"], .usage,
      """
      error: unknown device 'iPhone 16 Porp'
        fix: write 'iPhone 16 Pro', or another of 'tabtheme list --devices'
        help: tabtheme render --help

      """
    ),
    (
      ["render", "Ocean", "--device", "Pixel"], .usage,
      """
      error: unknown device 'Pixel'
        fix: 'tabtheme list --devices' has their names
        help: tabtheme render --help

      """
    ),
    (
      ["render", "Ocean", "--backdrop", "red"], .failed,
      """
      error: 'red' isn't a backdrop
        fix: write 'white', 'black', 'stripes', 'landscape', a color as in '#FF8800', or the path of a PNG file

      """
    ),
    (
      ["render", "Ocean", "--icons", "huose"], .usage,
      """
      error: unknown icon 'huose'
        fix: write 'house'
        help: tabtheme render --help

      """
    ),
    (
      ["render", "Ocean", "ocean"], .usage,
      """
      error: two themes would be written into 'Ocean-light.png'
        fix: change the name of one of them, or write them into two folders
        help: tabtheme render --help

      """
    ),
    (
      ["render", "Ocean", "--backdrop", "/dev/null"], .failed,
      """
      error: /dev/null: the PNG file ends too early
        fix: write 'white', 'black', 'stripes', 'landscape', a color as in '#FF8800', or the path of a PNG file

      """
    ),
    (
      ["render", "Ocean", "--output", "/dev/null/x"], .failed,
      "error: can't create the folder '/dev/null/x': there is such a file already\n"
    ),
  ])
  func `says why it can't draw`(words: [String], code: ExitCode, errors: String) {
    #expect(ToolRun(words) == ToolRun(code: code, errors: errors))
  }

  @Test func `prints its help`() {
    #expect(
      ToolRun("render", "--help").output == """
        Draws a bar with each theme into PNG or SVG files.

        usage: tabtheme render THEME… [OPTIONS]

        arguments:
          THEME  A built-in theme, the path of a theme file, or - for standard input.

        options:
          --matrix FILE                     Draw all combinations of a JSON file.
          --style light|dark|all            One file for each style if not given.
          --contrast standard|high          The contrast; standard if not given.
          --ios 15|16|17|18|26|27           The version of iOS; 18 if not given.
          --device DEVICE                   A name of 'list --devices', iPhone or iPad.
          --orientation portrait|landscape  Portrait if not given.
          --screen                          Draw the whole screen of the device.
          --edge standard|scroll-edge       scroll-edge if content ends above the bar.
          --backdrop WHAT                   The content behind the bar: see below.
          --direction ltr|rtl               The layout direction; ltr if not given.
          --text-size SIZE                  The text size, XS to AccessibilityXXXL.
          --bold-text                       Draw titles with the Bold Text setting.
          --scale 2|3                       Pixels per point; the device's if not given.
          --assets DIR                      A folder of asset catalogs; else FILE's.
          --font FILE                       Font files that themes may name.
          --titles A,B,C                    The titles of the items.
          --icons X,Y,Z                     The symbols of the items.
          --badges N=TEXT                   Badges, as in 0=3,2=new.
          --disabled N,N                    Disabled items, from 0.
          --selected N                      The selected item, from 0; 0 if not given.
          --focused N                       The item with the keyboard focus, from 0.
          --search                          A search tab after the items; iOS 18 on.
          --accessory TITLE                 Text in an accessory above it; iOS 26 on.
          --minimized                       The bar made small by scrolling; iOS 26 on.
          --strict                          Fail if parts are inferred, not measured.
          --watch                           Run again whenever a theme changes.
          --format png|svg                  png if not given.
          --output DIR                      The folder for the files.
          --compare DIR                     A folder of references to compare with.
          --report FILE                     An HTML report of '--compare'.
          --color auto|always|never         Colors in the text; auto if not given.
          --help                            Print this help.

        exit codes:
          0   The command succeeded.
          1   With '--compare', a picture is new, changed or unreferenced.
          2   The command failed, as when a file can't be read.
          64  The command line is wrong.

        Prints the paths of the files. By default the bar has five items, one with a
        badge and one disabled, in front of a list. A note lists the parts of a picture
        that are inferred rather than measured. A warning reports missing fonts, and
        settings of a layout that have no effect. --screen adds the status bar, the
        camera and the home indicator. --font takes .ttf, .otf and .ttc files; they also
        draw characters that the font of a title lacks. --backdrop takes white, black,
        stripes, landscape, a color such as '#FF8800', or the path of a PNG file. SVG
        files draw each item on glass in one color, and contain images as PNG.
        A matrix is an object of lists: 'themes', 'devices', 'ios', 'looks', 'layouts',
        'styles', 'contrasts', 'textSizes', 'edges' and 'directions'. The tool draws
        every combination of their words. An operand or an option stands in for a list
        that the file leaves out. '--compare' lists new, changed and unreferenced
        pictures; it writes pictures only if '--output' is given.

        examples:
          tabtheme render Midnight
          tabtheme render night.tabtheme.json --style dark --badges 0=3
          tabtheme render Ocean --ios 26 --device iPad --output pictures
          tabtheme render Ocean --ios 26 --screen --style dark
          tabtheme render Ocean --ios 26 --search --accessory 'Now playing' --minimized
          tabtheme render --matrix matrix.json --output references
          tabtheme render --matrix matrix.json --compare references --report report.html

        """
    )
  }
}

extension TemporaryFolder {
  /// Reads a picture from the folder.
  func picture(_ name: String) throws -> Bitmap {
    try Bitmap(png: Array(Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))))
  }
}
