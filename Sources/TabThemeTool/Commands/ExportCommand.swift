import TabAppearance
import TabJSON

extension Command {
  /// Prints a theme in the form that something else reads.
  static let export = Command(
    name: "export",
    summary: "Prints a theme as code that needs no package.",
    operand: .theme,
    options: [
      CommandOption(name: "--swift", value: .none, summary: "Print UIKit code in Swift."),
      .ios,
    ],
    notes: ["On iOS 26 and later a background takes the place of the system's glass."],
    run: { arguments, terminal in
      guard arguments.value(of: "--swift") != nil else {
        throw UsageError.missingFormat(known: ["--swift"])
      }
      let input = try ThemeInput(theme: arguments.operands[0], in: terminal)
      let theme = try input.theme(in: terminal)
      if theme.adapted(to: arguments.environment).layout != TabBarTheme.Layout() {
        let message = "'layout' isn't in the code: an appearance knows no heights and widths"
        terminal.writeError("\(Diagnostic(.note, message))\n")
      }
      terminal.write(SwiftExport(theme, for: arguments.environment).text)
      return .done
    }
  )
}
