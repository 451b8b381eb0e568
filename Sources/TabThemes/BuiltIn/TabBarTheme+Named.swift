public import Foundation
import TabDiagnostics

extension TabBarTheme {
  /// The names of the themes that come with the package, sorted.
  public static var builtInNames: [String] { BuiltInThemes.all.map(\.name) }

  /// Returns a theme that comes with the package.
  ///
  ///     try tabBarController.applyTheme(.named("Midnight"))
  ///
  /// - Parameter name: The theme's name, in any case.
  /// - Returns: The theme.
  /// - Throws: ``TabBarThemeNameError`` with the nearest name if there is no such theme.
  public static func named(_ name: String) throws -> TabBarTheme {
    guard let theme = BuiltInThemes.theme(named: name) else {
      throw TabBarThemeNameError(name: name, existingNames: builtInNames)
    }
    return TabBarTheme(checked: theme.json)
  }
}

extension BuiltInThemes {
  /// Returns the name and the text of the theme with a name, in any case; `nil` if there is none.
  package static func theme(named name: String) -> (name: String, json: String)? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }
}

/// An error for a name that no theme has.
public struct TabBarThemeNameError: Error, Hashable, Sendable {
  /// The name that was looked up.
  public let name: String

  /// The names of the themes that exist.
  public let existingNames: [String]

  package init(name: String, existingNames: [String]) {
    (self.name, self.existingNames) = (name, existingNames)
  }

  /// The existing name that is most similar to ``name``, or `nil` if none is.
  public var nearest: String? {
    TabDiagnostics.nearest(to: name, in: existingNames)
  }
}

extension TabBarThemeNameError: LocalizedError {
  public var errorDescription: String? { description }
}

extension TabBarThemeNameError: CustomStringConvertible {
  public var description: String {
    "no theme is named '\(name)'; \(nearest.map { "did you mean '\($0)'?" } ?? all)"
  }

  private var all: String {
    if existingNames.isEmpty { return "there are none" }
    return "there are " + existingNames.prefix(20).joined(separator: ", ")
      + (existingNames.count > 20 ? ", …" : "")
  }
}
