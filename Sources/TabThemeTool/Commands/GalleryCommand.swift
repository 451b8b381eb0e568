import HeadlessUIKit
import TabThemes

extension Command {
  /// The command that writes an HTML page with themes.
  static let gallery = Command(
    name: "gallery",
    summary: "Writes a page that shows themes, to find and compare them.",
    operand: .themesOrBuiltIn,
    options: [
      CommandOption(
        name: "--output",
        value: .text("FILE"),
        summary: "The HTML file, or - for the output."
      ),
      .assets,
      .font,
      .watch,
    ],
    notes: [
      "One theme at a time on the foot of a phone, whose colors can be changed and",
      "copied as JSON or Swift, or all of them; in light and dark, standard and high",
      "contrast, both looks and all layouts. Two are compared behind a divider. One",
      "file that asks for nothing from elsewhere; with '--watch', the open page",
      "follows the themes. The built-in themes if none is named.",
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
      let page = gallery.page(reloads: arguments.has(CommandOption.watch.name))
      if path == "-" {
        terminal.write(page.html.text)
      } else {
        try FileAccess.write(Array(page.html.text.utf8), to: path)
        terminal.writeLine(path)
      }
      return .done
    }
  )
}
