import HeadlessUIKit
import TabAppearance
import TabLint
import TabRaster
import TabScreens
import TabThemes

extension Command {
  /// Lists the built-in themes, and what else has names.
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

  /// Tint and background in light and in dark.
  @MainActor
  private static func colors(of theme: TabBarTheme) -> [String] {
    let compiled = theme.compiled(for: TabBarEnvironment(os: 18))
    guard let tint = compiled.tintColor else { return ["the colors of the system"] }
    return [UIUserInterfaceStyle.light, .dark].map { style in
      let traits = UITraitCollection(userInterfaceStyle: style)
      let name = style == .dark ? "dark" : "light"
      let background = compiled.standard.backgroundColor.map { $0.hex(in: traits) } ?? "default"
      return "\(name) \(tint.hex(in: traits)) on \(background)"
    }
  }
}

extension LintRule {
  /// Each rule with its level and what it finds.
  static var rows: [[String]] { allCases.map { [$0.rawValue, $0.level.rawValue, $0.summary] } }
}

extension UIColor {
  /// The color as `#RRGGBB`, with two more digits if it isn't opaque, or `clear`.
  fileprivate func hex(in traits: UITraitCollection) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let bytes = [red, green, blue, alpha].map { Int((min(1, max(0, $0)) * 255).rounded()) }
    if bytes[3] == 0 { return "clear" }
    let digits = bytes.prefix(bytes[3] == 255 ? 3 : 4).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#\(digits.joined())"
  }
}
