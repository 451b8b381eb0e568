import HeadlessUIKit
import TabAppearance
import TabLint
import TabRaster
import TabScreens
import TabThemes

extension Command {
  /// The command that lists themes, devices and other names.
  static let list = Command(
    name: "list",
    summary: "Lists the built-in themes with their tint and background colors.",
    operand: nil,
    options: [
      CommandOption(name: "--devices", value: .none, summary: "The devices that can be drawn."),
      CommandOption(name: "--icons", value: .none, summary: "The symbols that can be drawn."),
      CommandOption(name: "--rules", value: .none, summary: "The rules that 'check' knows."),
    ],
    examples: ["list", "list --devices --icons"],
    run: { arguments, terminal in
      var tables: [[[String]]] = []
      if arguments.has("--devices") {
        tables.append(TabSnapshotDevice.all.map { [$0.name] + sizes(of: $0) })
      }
      if arguments.has("--icons") { tables.append(Icon.names.map { [$0] }) }
      if arguments.has("--rules") { tables.append(LintRule.rows) }
      if tables.isEmpty { tables = [try themes(in: terminal)] }
      let texts = tables.map { Columns.lines($0).map { "\($0)\n" }.joined() }
      terminal.write(texts.joined(separator: "\n"))
      return .done
    }
  )

  @MainActor
  private static func themes(in terminal: Terminal) throws -> [[String]] {
    try BuiltInThemeFiles.all.map { file in
      let theme = try ThemeInput(theme: file.name, in: terminal).theme(in: terminal)
      return [theme.name] + colors(of: theme)
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
