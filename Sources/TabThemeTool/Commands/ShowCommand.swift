import TabAppearance
import TabUIKit

extension Command {
  /// Prints what a theme compiles into.
  static let show = Command(
    name: "show",
    summary: "Prints the appearance that a theme compiles into.",
    operand: .theme,
    options: [
      CommandOption(
        name: "--style",
        value: .choice(["light", "dark"]),
        summary: "The style; light if not given."
      ),
      .contrast,
      .ios,
    ],
    run: { arguments, terminal in
      let input = try ThemeInput(theme: arguments.operands[0], in: terminal)
      let compiled = try input.theme(in: terminal).compiled(for: arguments.environment)
      let traits = arguments.traits(style: arguments.value(of: "--style") ?? "light")
      terminal.write(compiled.description(in: traits))
      return .done
    }
  )
}

extension Arguments {
  /// The environment of the version that is asked for.
  var environment: TabBarEnvironment {
    TabBarEnvironment(os: TabBarEnvironment.Version(number(of: "--ios") ?? 18))
  }

  /// The style and the contrast that are asked for.
  func traits(style: String) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style == "dark" ? .dark : .light),
      UITraitCollection(
        accessibilityContrast: value(of: "--contrast") == "high" ? .high : .normal
      ),
    ])
  }
}
