import HeadlessUIKit
import TabAppearance
import TabRaster
import TabScreens

extension Command {
  /// The command that lists themes, devices and other names.
  static let list = Command(
    name: "list",
    summary: "Lists the built-in themes with their colors and purposes.",
    operand: nil,
    options: [
      CommandOption(name: "--devices", value: .none, summary: "The devices that can be drawn."),
      CommandOption(name: "--icons", value: .none, summary: "The symbols that can be drawn."),
      CommandOption(name: "--rules", value: .none, summary: "The rules that 'check' knows."),
    ],
    examples: ["list", "list --devices --icons"],
    run: { arguments, terminal in
      var tables: [[String]] = []
      if arguments.has("--devices") {
        tables.append(Columns.lines(TabSnapshotDevice.all.map { [$0.name] + sizes(of: $0) }))
      }
      if arguments.has("--icons") { tables.append(Icon.names) }
      if arguments.has("--rules") { tables.append(Columns.lines(LintRule.rows)) }
      if tables.isEmpty { tables = [try themes(in: terminal)] }
      let texts = tables.map { lines in lines.map { "\($0)\n" }.joined() }
      terminal.writeStyled(texts.joined(separator: "\n"))
      return .done
    }
  )

  /// Returns the lines of the built-in themes: the main colors of each, and the purpose below.
  @MainActor
  private static func themes(in terminal: Terminal) throws -> [String] {
    let themes = try BuiltInThemeFiles.all.map { file in
      try ThemeInput(theme: file.name, in: terminal).theme(in: terminal)
    }
    let rows = themes.map { theme in
      [theme.name]
        + colors(of: theme).map { terminal.outputHasSwatches ? $0.withSwatches : $0 }
    }
    return zip(themes, Columns.lines(rows)).flatMap { theme, line in
      [line] + Columns.wrapped(ThemePurposes.all[theme.name] ?? "", indent: 2)
    }
  }

  private static func sizes(of device: TabSnapshotDevice) -> [String] {
    let size = device.size(.portrait)
    return ["\(Int(size.width)) × \(Int(size.height)) pt", "@\(device.scale)x"]
  }

  /// Returns the tint and background colors in light and in dark style.
  @MainActor
  private static func colors(of theme: TabBarTheme) -> [String] {
    let compiled = theme.compiled(for: TabBarEnvironment(os: 18))
    guard let tint = compiled.tintColor else { return ["the colors of the system"] }
    return [UIUserInterfaceStyle.light, .dark].map { style in
      let traits = UITraitCollection(userInterfaceStyle: style)
      let name = style == .dark ? "dark" : "light"
      func text(_ color: UIColor) -> String {
        let components = TabBarTheme.Color.Components(color, in: traits)
        return components.alpha == 0 ? "clear" : components.hexadecimal
      }
      let background = compiled.standard.backgroundColor.map(text) ?? "default"
      return "\(name) \(text(tint)) on \(background)"
    }
  }
}

extension LintRule {
  /// A row for each rule: its name, its level and its summary.
  static var rows: [[String]] { allCases.map { [$0.rawValue, $0.level.rawValue, $0.summary] } }
}
