import HeadlessUIKit
import TabAppearance
import TabBarExamples
import TabJSON
import TabLint
import TabRaster
import TabScreens

extension Command {
  /// The command that draws themes.
  static let render = Command(
    name: "render",
    summary: "Draws a bar with each theme into PNG or SVG files.",
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
        name: "--screen",
        value: .none,
        summary: "Draw the whole screen of the device."
      ),
      CommandOption(
        name: "--edge",
        value: .choice(["standard", "scroll-edge"]),
        summary: "scroll-edge if content ends above the bar."
      ),
      CommandOption(
        name: "--backdrop",
        value: .text("WHAT"),
        summary: "Behind: a word below, a color or a PNG file."
      ),
      CommandOption(
        name: "--direction",
        value: .choice(["ltr", "rtl"]),
        summary: "The layout direction; ltr if not given."
      ),
      CommandOption(
        name: "--text-size",
        value: .text("SIZE"),
        summary: "The text size, XS to AccessibilityXXXL."
      ),
      CommandOption(
        name: "--bold-text",
        value: .none,
        summary: "Draw titles with the Bold Text setting."
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
        summary: "The symbols of the items."
      ),
      CommandOption(
        name: "--badges",
        value: .list("N=TEXT"),
        summary: "Badges, as in 0=3,2=new."
      ),
      CommandOption(
        name: "--disabled",
        value: .list("N,N"),
        summary: "Disabled items, from 0."
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
        name: "--search",
        value: .none,
        summary: "A search tab after the items; iOS 18 on."
      ),
      CommandOption(
        name: "--accessory",
        value: .text("TITLE"),
        summary: "Text in an accessory above it; iOS 26 on."
      ),
      CommandOption(
        name: "--minimized",
        value: .none,
        summary: "The bar made small by scrolling; iOS 26 on."
      ),
      CommandOption(
        name: "--strict",
        value: .none,
        summary: "Fail if features are only inferred."
      ),
      .watch,
      CommandOption(
        name: "--format",
        value: .choice(["png", "svg", "svg-text"]),
        summary: "svg-text keeps letters text; else png."
      ),
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
      "font isn't at hand. --screen adds the status bar, the camera and the home",
      "indicator, as they are in pictures of devices. --font takes .ttf, .otf and",
      ".ttc files; their characters are used where the font of a title has none.",
      "Behind can be white, black, stripes, landscape, a color as in '#FF8800', or the",
      "path of a PNG file. In SVG files items on glass have one color each, and images",
      "are PNG.",
    ],
    examples: [
      "render Midnight",
      "render night.tabtheme.json --style dark --badges 0=3",
      "render Ocean --ios 26 --device iPad --output pictures",
      "render Ocean --ios 26 --screen --style dark",
      "render Ocean --ios 26 --search --accessory 'Now playing' --minimized",
    ],
    run: { arguments, terminal in
      let request = try PictureRequest(arguments)
      if let folder = arguments.value(of: "--output"),
        [".png", ".svg"].contains(where: folder.lowercased().hasSuffix)
      {
        throw UsageError.pictureAsFolder(folder)
      }
      var subjects = try arguments.drawnThemes(arguments.operands, in: terminal)
        .map { theme, file in request.subject(theme, assets: file.assets) }
      if subjects.isEmpty, let example = request.example {
        subjects = [request.subject(example.theme)]
      }
      try RegisteredFonts.withRegistered(arguments.fonts) {
        try write(
          subjects,
          as: request,
          to: arguments.value(of: "--output"),
          isStrict: arguments.has("--strict"),
          isNews: !arguments.has(CommandOption.watch.name),
          in: terminal
        )
      }
      return .done
    }
  )

  /// Draws pictures into a folder, or into the current one; with `isNews` it reports files that are
  /// replaced by different pictures.
  @MainActor
  private static func write(
    _ subjects: [PictureSubject],
    as request: PictureRequest,
    to folder: String?,
    isStrict: Bool,
    isNews: Bool,
    in terminal: Terminal
  ) throws {
    let names = subjects.map { request.fileNames(theme: $0.theme.name) }
    let all = names.flatMap(\.self)
    for (index, name) in all.enumerated() where all[..<index].contains(name) {
      throw UsageError.sameFile(name)
    }
    var diagnostics: [ThemeDiagnostic] = []
    var count = 0
    for (subject, names) in zip(subjects, names) {
      let pictures = try BarPicture.all(
        subject,
        on: request.configurations,
        isScreen: request.isScreen,
        isStrict: isStrict
      )
      var files: [(name: String, bytes: [UInt8])] = []
      for (picture, name) in zip(pictures, names) {
        let path = folder.map { "\($0.hasSuffix("/") ? $0 : $0 + "/")\(name)" } ?? name
        let picture = try picture.get()
        count += 1
        try terminal.showing("drawing \(name)", count, of: all.count) {
          if let folder { try FileAccess.createFolder(folder) }
          let file = request.format.bytes(of: picture.recording)
          // Only a different picture is reported.
          let old = try? FileAccess.read(path, limit: file.count + 1)
          if isNews, let old, old != file {
            let note = ThemeDiagnostic(.note, "another picture was in \(quoted(path, limit: 200))")
            diagnostics.append(note)
          }
          try FileAccess.write(file, to: path)
          if let twin = files.first(where: { $0.bytes == file }) {
            diagnostics.append(alike(twin.name, name, on: request.configurations[0]))
          }
          files.append((name, file))
        }
        diagnostics += picture.remarks.filter { !diagnostics.contains($0) }
        terminal.writeLine(path)
      }
    }
    diagnostics.forEach(terminal.report)
  }

  /// Returns a note on two pictures of a theme with the same bytes.
  private static func alike(
    _ first: String,
    _ second: String,
    on configuration: TabSnapshotConfiguration
  ) -> ThemeDiagnostic {
    let os = configuration.os ?? .usual
    let isGlass = TabBarEnvironment(os: os, look: configuration.look).look == .glass
    return ThemeDiagnostic(
      .note,
      "\(quoted(first, limit: 200)) and \(quoted(second, limit: 200)) are the same picture",
      notes: isGlass ? ["glass is light or dark as what is behind it, whatever the style"] : []
    )
  }
}
