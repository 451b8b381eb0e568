import TabAppearance
import TabFiles

extension Command {
  /// The command that prints a theme file without references to other files.
  static let compile = Command(
    name: "compile",
    summary: "Prints a theme with all that it extends, and the values of its tokens.",
    operand: .theme,
    options: [],
    notes: [
      "Apps read the printed theme; they don't read design tokens. TabThemePlugin does",
      "the same in a build. 'tokens' names files of tokens, in the folder of the theme",
      "or below it: one, a list of which the later take precedence, files for each",
      "appearance, or modes of the same files:",
      #"  "tokens": "brand.tokens.json""#,
      #"  "tokens": "Brand.xcassets""#,
      #"  "tokens": { "light": "Light.json", "dark": "Dark.json" }"#,
      #"  "tokens": { "files": "app.resolver.json", "light": { "theme": "day" } }"#,
      "'{path.of.token}' can be written for a color, a number, a font's family or its",
      "weight, for a whole 'title' or 'badgeText' (a typography), and for a shadow.",
    ],
    examples: [
      "compile brand.tabtheme.json > Resources/brand.tabtheme.json"
    ],
    run: { arguments, terminal in
      let input = try ThemeInput(theme: arguments.operands[0], in: terminal)
      terminal.write(try input.theme(in: terminal).json())
      return .done
    }
  )
}
