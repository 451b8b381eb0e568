import TabAppearance
import TabThemes
import TabUIKit

extension Command {
  /// Lists the built-in themes.
  static let list = Command(
    name: "list",
    summary: "Lists the built-in themes with their tint and background colors.",
    operand: nil,
    options: [],
    run: { _, terminal in
      let rows = try BuiltInThemeFiles.all.map { file in
        let theme = try ThemeInput(theme: file.name, in: terminal).theme(in: terminal)
        return [theme.name] + colors(of: theme)
      }
      for line in Columns.lines(rows) { terminal.write("\(line)\n") }
      return .done
    }
  )

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
