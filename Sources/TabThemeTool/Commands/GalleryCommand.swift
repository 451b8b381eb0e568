import HeadlessUIKit
import TabAppearance

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
      "Shows one theme at the bottom of a phone, or all themes: in light and dark, in",
      "standard and high contrast, in both looks and all layouts. Readers can change",
      "colors, copy the theme as JSON or Swift, and compare two themes. The page is one",
      "file that loads nothing else. With '--watch', an open page follows the themes.",
      "Without THEME, shows the built-in themes.",
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
      // In light style, the bar of the first theme by name is dark.
      let page = gallery.page(
        first: words.isEmpty ? "Midnight" : nil,
        reloads: arguments.has(CommandOption.watch.name)
      )
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
