import TabAppearance
import TabJSON
import TabLint

extension Command {
  /// The command that prints a theme as code.
  static let export = Command(
    name: "export",
    summary: "Prints a theme as UIKit code in Swift.",
    operand: .theme,
    options: [
      .ios
    ],
    notes: [
      "The code needs nothing of this package.",
      "On iOS 26 and later a background takes the place of the system's glass.",
    ],
    examples: [
      "export Midnight > Midnight.swift",
      "export night.tabtheme.json --ios 26",
    ],
    run: { arguments, terminal in
      let input = try ThemeInput(theme: arguments.operands[0], in: terminal)
      let theme = try input.theme(in: terminal)
      for message in leftOut(of: theme.content(for: arguments.environment)) {
        terminal.report(ThemeDiagnostic(.note, message))
      }
      terminal.write(SwiftExport(theme, for: arguments.environment).text)
      return .done
    }
  )

  /// Returns messages about settings of a theme that code for appearances can't contain.
  private static func leftOut(of theme: TabBarTheme.Content) -> [String] {
    var messages: [String] = []
    if theme.layout != TabBarTheme.Layout() {
      messages.append("'layout' isn't in the code: an appearance knows no heights and widths")
    }
    if !theme.items.isEmpty {
      messages.append("'items' isn't in the code: an appearance knows no single items")
    }
    if theme.tintsContent.value == true {
      messages.append("'tintsContent' isn't in the code, which knows the bar alone")
    }
    if theme.strategies.unselectedColors.value == .bakeImages {
      messages.append("'strategies' isn't in the code: its images stay as they are")
    }
    return messages
  }
}
