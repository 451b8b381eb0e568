import HeadlessUIKit
import TabAppearance
import TabBarExamples
import TabJSON
import TabRaster

extension Command {
  /// Draws themes.
  static let render = Command(
    name: "render",
    summary: "Draws a bar with each theme into PNG files.",
    operand: .themesOfPictures,
    options: [
      CommandOption(
        name: "--example",
        value: .text("NAME"),
        summary: "A bar of Examples/Bars, in its own theme."
      ),
      CommandOption(
        name: "--style",
        value: .choice(["light", "dark", "all"]),
        summary: "One file for each style if not given."
      ),
      .contrast,
      .ios,
      CommandOption(
        name: "--device",
        value: .text("DEVICE"),
        summary: "As 'list --devices' has it, iPhone or iPad."
      ),
      CommandOption(
        name: "--orientation",
        value: .choice(["portrait", "landscape"]),
        summary: "Portrait if not given."
      ),
      CommandOption(
        name: "--edge",
        value: .choice(["standard", "scroll-edge"]),
        summary: "scroll-edge if content ends above the bar."
      ),
      CommandOption(
        name: "--backdrop",
        value: .text("WHAT"),
        summary: "Behind: white, black, stripes, a PNG file."
      ),
      CommandOption(
        name: "--direction",
        value: .choice(["ltr", "rtl"]),
        summary: "Where the interface runs; ltr if not given."
      ),
      CommandOption(
        name: "--bold-text",
        value: .none,
        summary: "Draw titles for users who ask for bold text."
      ),
      CommandOption(
        name: "--scale",
        value: .choice(["2", "3"]),
        summary: "Pixels per point; the device's if not given."
      ),
      .assets,
      .font,
      CommandOption(name: "--titles", value: .list("A,B,C"), summary: "The titles of the items."),
      CommandOption(
        name: "--icons",
        value: .list("X,Y,Z"),
        summary: "Their icons, by names of symbols."
      ),
      CommandOption(
        name: "--badges",
        value: .list("N=TEXT"),
        summary: "Badges, as in 0=3,2=new."
      ),
      CommandOption(
        name: "--disabled",
        value: .list("N,N"),
        summary: "Items that can't be chosen, from 0."
      ),
      CommandOption(
        name: "--selected",
        value: .number("N"),
        summary: "The selected item, from 0; 0 if not given."
      ),
      CommandOption(
        name: "--focused",
        value: .number("N"),
        summary: "The item with the keyboard focus, from 0."
      ),
      CommandOption(
        name: "--strict",
        value: .none,
        summary: "Refuse what is only inferred."
      ),
      .watch,
      CommandOption(
        name: "--smallest",
        value: .none,
        summary: "Compress files as far as it goes, slowly."
      ),
      CommandOption(
        name: "--output",
        value: .text("DIR"),
        summary: "The folder for the files."
      ),
    ],
    notes: [
      "Prints the paths of the files. Without titles and icons the bar has five items,",
      "one with a badge and one disabled, and a list is behind it. A note tells what",
      "of a picture is only inferred, a warning what of a layout is left out, or which",
      "font isn't at hand. --font takes .ttf, .otf and .ttc files; their characters are",
      "used where the font of a title has none.",
    ],
    examples: [
      "render Midnight",
      "render night.tabtheme.json --style dark --badges 0=3",
      "render Ocean --ios 26 --device iPad --output pictures",
    ],
    run: { arguments, terminal in
      let requests = try PictureRequest.all(arguments)
      if let folder = arguments.value(of: "--output"), folder.lowercased().hasSuffix(".png") {
        throw UsageError.pictureAsFolder(folder)
      }
      var pictures: [(theme: TabBarTheme, request: PictureRequest)] = []
      for (theme, file) in try arguments.drawnThemes(arguments.operands, in: terminal) {
        for var request in requests {
          request.assets = file.assets
          pictures.append((theme, request))
        }
      }
      if pictures.isEmpty {
        pictures = requests.compactMap { request in request.example.map { ($0.theme, request) } }
      }
      try RegisteredFonts.withRegistered(arguments.fonts) {
        try write(
          pictures,
          to: arguments.value(of: "--output"),
          arguments.has("--smallest") ? .smallest : .fast,
          isNews: !arguments.has(CommandOption.watch.name),
          in: terminal
        )
      }
      return .done
    }
  )

  /// Draws pictures into a folder, or into this one; with `isNews` it tells when another picture had the name.
  @MainActor
  private static func write(
    _ pictures: [(theme: TabBarTheme, request: PictureRequest)],
    to folder: String?,
    _ compression: PNGCompression,
    isNews: Bool,
    in terminal: Terminal
  ) throws {
    let names = pictures.map { $0.request.fileName(theme: $0.theme.name) }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw UsageError.sameFile(name)
    }
    var diagnostics: [ThemeDiagnostic] = []
    var screen: BarScreen?
    for (index, (picture, name)) in zip(pictures, names).enumerated() {
      let path = folder.map { "\($0.hasSuffix("/") ? $0 : $0 + "/")\(name)" } ?? name
      let drawn = try terminal.showing("drawing \(name), \(index + 1) of \(names.count)") {
        let drawn = try BarPicture(picture.theme, picture.request, on: &screen)
        if let folder { try FileAccess.createFolder(folder) }
        let png = drawn.png(compression)
        // The same picture again is no news.
        let old = try? FileAccess.read(path, limit: png.count + 1)
        if isNews, let old, old != png {
          let note = ThemeDiagnostic(.note, "another picture was in \(quoted(path, limit: 200))")
          diagnostics.append(note)
        }
        try FileAccess.write(png, to: path)
        return drawn
      }
      diagnostics += drawn.remarks.filter { !diagnostics.contains($0) }
      terminal.write("\(path)\n")
    }
    diagnostics.forEach(terminal.report)
  }
}
