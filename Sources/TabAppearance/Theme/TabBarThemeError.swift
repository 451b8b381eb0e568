public import Foundation
// Whoever catches the error reads its diagnostics, and whoever applies a theme has a bar, without a
// second import.
@_exported public import TabJSON
@_exported public import TabUIKit

/// What is wrong with a theme file, or with a text that stands for a value of one.
public struct TabBarThemeError: Error, Hashable, Sendable {
  /// All that is wrong or worth knowing, in the order of the text; at least one is an error.
  public let diagnostics: [ThemeDiagnostic]

  /// Creates an error.
  ///
  /// - Parameter diagnostics: What is wrong, in the order of the text.
  public init(diagnostics: [ThemeDiagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension TabBarThemeError: CustomStringConvertible {
  /// The diagnostics as compilers print them, each from a new line.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

extension TabBarThemeError: LocalizedError {
  public var errorDescription: String? { description }
}
