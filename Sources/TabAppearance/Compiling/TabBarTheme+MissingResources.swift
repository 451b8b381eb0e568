public import TabJSON
import TabUIKit

extension TabBarTheme {
  /// What the theme names and this app doesn't have: colors, images and symbols, and families of fonts.
  ///
  ///     for problem in theme.missingResources() { print(problem) }
  ///     // warning: 'item.normal.title.family' is 'Avenir Nxt', which isn't installed
  ///
  /// None of these is an error: a color becomes the system's gray, an image is left out and a family becomes the
  /// system's. A debug build or a test is the place to ask.
  ///
  /// - Returns: A warning for each, in the order of the theme's text; none if nothing is missing.
  @MainActor
  public func missingResources() -> [Diagnostic] {
    resources.compactMap { resource in
      let path = quoted(resource.path, limit: 200)
      let name = quoted(resource.name)
      switch resource.kind {
      case .color where UIColor.asset(resource.name) == nil:
        return Diagnostic(
          .warning,
          "\(path) is the color \(name), which the app doesn't have",
          fix: "add a color set of that name to the app's asset catalog"
        )
      case .image where UIImage(named: resource.name) == nil:
        return Diagnostic(
          .warning,
          "\(path) is the image \(name), which the app doesn't have",
          fix: "add an image of that name to the app"
        )
      case .symbol where UIImage(systemName: resource.name) == nil:
        return Diagnostic(
          .warning,
          "\(path) is the symbol \(name), which this system doesn't have",
          fix: "write the name of a symbol that every system has which the app runs on"
        )
      case .family where UIFont.installed(resource.name) == nil:
        return Diagnostic(
          .warning,
          "\(path) is \(name), which isn't installed",
          fix: nearest(to: resource.name, in: UIFont.familyNames).map { "write \(quoted($0))" }
            ?? "add the font to the app, under 'UIAppFonts' in its Info.plist"
        )
      default: return nil
      }
    }
  }
}
