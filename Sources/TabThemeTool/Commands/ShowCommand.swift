import Foundation
import TabAppearance
import TabFiles
import TabScreens
import TabUIKit

extension Command {
  /// The command that prints the compiled appearances of a theme.
  static let show = Command(
    name: "show",
    summary: "Prints the appearance that a theme compiles into.",
    operand: .theme,
    options: [
      CommandOption(
        name: "--style",
        value: .choice(["light", "dark"]),
        summary: "The style; both if not given."
      ),
      .contrast,
      .ios,
      CommandOption(
        name: "--idiom",
        value: .choice(["phone", "pad"]),
        summary: "The kind of device; phone if not given."
      ),
      CommandOption(
        name: "--look",
        value: .choice(["classic", "glass"]),
        summary: "The look of bars; the version's if not given."
      ),
      .assets,
      CommandOption(
        name: "--all",
        value: .none,
        summary: "Print UIKit's defaults, too."
      ),
    ],
    notes: [
      "Prints the settings of the theme, including those of themes that it extends. In",
      "a line, * stands for all layouts or all states. Other properties have UIKit's",
      "defaults.",
    ],
    examples: [
      "show Midnight", "show night.tabtheme.json --style dark --ios 26 --idiom pad",
    ],
    run: { arguments, terminal in
      let input = try ThemeInput(theme: arguments.operands[0], in: terminal)
      let theme = try input.theme(in: terminal)
      let assets = try arguments.assets(of: input)
      theme.missingAssets(in: assets).map(\.problem).forEach(terminal.report)
      let (shown, hidden) = changes(of: theme, arguments: arguments, assets: assets)
      terminal.writeLine("\(theme.name)\(arguments.scopeText):")
      for line in shown.lines { terminal.writeLine("  \(line)", hasSwatches: true) }
      if hidden > 0 {
        terminal.writeErrorLine("\(hidden) properties are UIKit's default; --all shows them")
      }
      return .done
    }
  )

  /// Returns the lines in the requested scope, and the number of others.
  @MainActor
  private static func changes(
    of theme: TabBarTheme,
    arguments: Arguments,
    assets: Bundle?
  ) -> (shown: [AppearancePath.Line], hidden: Int) {
    let (environment, contrast) = (arguments.environment, arguments.contrast)
    let facts = ResolvedProperties(theme, in: environment, contrast: contrast, assets: assets)
    let untouched = ResolvedProperties(TabBarTheme(name: ""), in: environment, contrast: contrast)
    let styles = AppearancePath.Dimension.style.names
    let asked = arguments.value(of: "--style").map { [$0] } ?? styles
    var shown = facts.settings.filter { $0.key != "name" }.map { key, text in
      AppearancePath.Line(path: AppearancePath(setting: key), hasEdges: false, text: text)
    }
    var hidden = 0
    for (path, text) in facts.values where asked.contains(path[.style][0]) {
      let isDefault = untouched.values[path] == text || text == "default"
      if isDefault, !arguments.has("--all") {
        hidden += 1
        continue
      }
      var path = path
      // A single requested style needn't be named.
      if asked.count == 1 { path[.style] = styles }
      shown.append(AppearancePath.Line(path: path, hasEdges: facts.hasScrollEdge, text: text))
    }
    return (shown, hidden)
  }
}

extension Arguments {
  /// The requested environment.
  var environment: TabBarEnvironment {
    TabBarEnvironment(
      os: number(of: "--ios").map { TabBarEnvironment.Version($0) } ?? .usual,
      idiom: value(of: "--idiom").flatMap(TabBarEnvironment.Idiom.init) ?? .phone,
      look: value(of: "--look").flatMap(TabBarEnvironment.Look.init)
    )
  }

  /// The requested contrast.
  var contrast: UIAccessibilityContrast { value(of: "--contrast") == "high" ? .high : .normal }

  /// The environment, the style and the contrast in words.
  fileprivate var scopeText: String {
    let style = value(of: "--style").map { "\($0) style" }
    let parts = [
      " on iOS \(environment.os)", environment.idiom == .pad ? "iPad" : "iPhone",
      "\(environment.look) look", style, "\(value(of: "--contrast") ?? "standard") contrast",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
