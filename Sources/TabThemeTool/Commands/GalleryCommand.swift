import HeadlessUIKit
import TabThemes

extension Command {
  /// The command that writes an HTML page with themes.
  static let gallery = Command(
    name: "gallery",
    summary: "Writes a page that shows themes, to find and compare them.",
    operand: .themesOrBuiltIn,
    options: [
      CommandOption(name: "--output", value: .text("FILE"), summary: "The HTML file."),
      .assets,
      .font,
      .watch,
    ],
    notes: [
      "Each theme in light and dark, standard and high contrast, both looks and all",
      "layouts, with its JSON, its Swift and its contrasts; search, sort and compare.",
      "One file that asks for nothing from elsewhere. The built-in themes if none is",
      "named.",
    ],
    examples: [
      "gallery --output gallery.html",
      "gallery night.tabtheme.json Midnight --output night.html --watch",
    ],
    run: { arguments, terminal in
      guard let path = arguments.value(of: "--output") else {
        throw UsageError.missingOption("--output FILE")
      }
      let words = arguments.operands
      let themes = try arguments.drawnThemes(
        words.isEmpty ? BuiltInThemeFiles.all.map(\.name) : words,
        in: terminal
      )
      let count = themes.count * GalleryView.all.count
      let gallery = try terminal.showing("drawing \(count) pictures") {
        try RegisteredFonts.withRegistered(arguments.fonts) { try Gallery(themes) }
      }
      gallery.diagnostics.forEach(terminal.report)
      try FileAccess.write(Array(gallery.page.html.text.utf8), to: path)
      terminal.write("\(path)\n")
      return .done
    }
  )
}
