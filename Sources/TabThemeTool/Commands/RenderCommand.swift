import HeadlessUIKit
import TabAppearance
import TabFiles
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
        name: "--matrix",
        value: .text("FILE"),
        summary: "Draw all combinations of a JSON file."
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
        summary: "A name of 'list --devices', iPhone or iPad."
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
        summary: "The content behind the bar: see below."
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
        summary: "Fail if parts are inferred, not measured."
      ),
      .watch,
      CommandOption(
        name: "--format",
        value: .choice(["png", "svg"]),
        summary: "png if not given."
      ),
      CommandOption(
        name: "--output",
        value: .text("DIR"),
        summary: "The folder for the files."
      ),
      CommandOption(
        name: "--compare",
        value: .text("DIR"),
        summary: "A folder of references to compare with."
      ),
      CommandOption(
        name: "--report",
        value: .text("FILE"),
        summary: "An HTML report of '--compare'."
      ),
    ],
    findings: "With '--compare', a picture is new, changed or unreferenced.",
    notes: [
      "Prints the paths of the files. By default the bar has five items, one with a",
      "badge and one disabled, in front of a list. A note lists the parts of a picture",
      "that are inferred rather than measured. A warning reports missing fonts, and",
      "settings of a layout that have no effect. --screen adds the status bar, the",
      "camera and the home indicator. --font takes .ttf, .otf and .ttc files; they also",
      "draw characters that the font of a title lacks. --backdrop takes white, black,",
      "stripes, landscape, a color such as '#FF8800', or the path of a PNG file. SVG",
      "files draw each item on glass in one color, and contain images as PNG.",
      "A matrix is an object of lists: 'themes', 'devices', 'ios', 'looks', 'layouts',",
      "'styles', 'contrasts', 'textSizes', 'edges' and 'directions'. The tool draws",
      "every combination of their words. An operand or an option stands in for a list",
      "that the file leaves out. '--compare' lists new, changed and unreferenced",
      "pictures; it writes pictures only if '--output' is given.",
    ],
    examples: [
      "render Midnight",
      "render night.tabtheme.json --style dark --badges 0=3",
      "render Ocean --ios 26 --device iPad --output pictures",
      "render Ocean --ios 26 --screen --style dark",
      "render Ocean --ios 26 --search --accessory 'Now playing' --minimized",
      "render --matrix matrix.json --output references",
      "render --matrix matrix.json --compare references --report report.html",
    ],
    run: { arguments, terminal in
      let request = try PictureRequest(arguments)
      let references = arguments.folder(of: "--compare")
      let report = arguments.value(of: "--report")
      if references == nil, report != nil { throw UsageError.missingOption("--compare DIR") }
      if references != nil, request.format.fileExtension != "png" {
        throw UsageError.elsewhere("--compare", target: "PNG files")
      }
      if let references, !FileAccess.isFolder(references) {
        throw ToolFailure("there is no folder \(quoted(references, limit: 200))")
      }
      let folder = arguments.folder(of: "--output")
      if let folder, [".png", ".svg"].contains(where: folder.lowercased().hasSuffix) {
        throw UsageError.pictureAsFolder(folder)
      }
      let subjects = try request.subjects(arguments, in: terminal)
      request.notes.forEach(terminal.report)
      if let folder { try FileAccess.createFolder(folder) }
      var drawing = PictureDrawing(
        request: request,
        folder: folder.map { "\($0)/" } ?? (references == nil ? "" : nil),
        references: references,
        isReported: report != nil,
        isStrict: arguments.has("--strict"),
        isNews: references == nil && !arguments.has(CommandOption.watch.name),
        terminal: terminal
      )
      try RegisteredFonts.withRegistered(arguments.fonts) { try drawing.draw(subjects) }
      drawing.remarks.forEach(terminal.report)
      for (reason, names) in drawing.failures {
        for var diagnostic in reason.diagnostics {
          diagnostic.notes.append("not drawn: \(shortList(names))")
          terminal.report(diagnostic)
        }
      }
      if let report {
        let page = SnapshotReport(drawing.differences).page
        try FileAccess.write(Array(page.html.text.utf8), to: report)
      }
      var differences = drawing.differences.count
      if let references {
        let names = Set(subjects.flatMap(\.names))
        let unreferenced = FileAccess.files(in: references, suffix: ".png")
          .map { String($0.dropFirst(references.count + 1)) }.filter { !names.contains($0) }
        for name in unreferenced { terminal.writeLine("unreferenced: \(name)") }
        differences += unreferenced.count
        let pictures = counted(drawing.count, "picture")
        terminal.writeLine("\(pictures) compared, \(counted(differences, "difference"))")
      }
      if !drawing.failures.isEmpty { return .failed }
      return differences == 0 ? .done : .findings
    }
  )

  /// Returns up to three names and the number of the others, to fit in a line.
  private static func shortList(_ names: [String]) -> String {
    let limit = 3
    let remainder = names.count > limit ? " and \(names.count - limit) more" : ""
    return names.prefix(limit).joined(separator: ", ") + remainder
  }
}

extension PictureRequest {
  /// Returns the bars with the request's themes, and the names of their files.
  ///
  /// - Throws: ``UsageError`` for themes that don't exist and for two files with the same name,
  ///   ``ToolFailure`` for files that can't be read or have errors.
  @MainActor
  fileprivate func subjects(
    _ arguments: Arguments,
    in terminal: Terminal
  ) throws -> [(subject: PictureSubject, names: [String])] {
    var taken: Set<String> = []
    return try arguments.drawnThemes(themes, in: terminal).map { drawn in
      let subject = subject(drawn.theme, assets: drawn.file.assets)
      let names = fileNames(theme: subject.theme.name)
      // Many file systems ignore case.
      for name in names where !taken.insert(name.lowercased()).inserted {
        throw UsageError.sameFile(name)
      }
      return (subject, names)
    }
  }
}

extension Arguments {
  /// Returns the path of a folder, without a slash at the end.
  fileprivate func folder(of option: String) -> String? {
    value(of: option).map { path in
      path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
  }
}
