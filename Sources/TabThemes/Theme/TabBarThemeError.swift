public import Foundation
// Re-exported, so that code that catches the error can read its diagnostics, and code that applies
// a theme can use its bar, without a second import.
@_exported public import TabDiagnostics
@_exported public import TabUIKit

/// An error with the problems of a theme file, or of a text that is a value of one.
public struct TabBarThemeError: Error, Hashable, Sendable {
  /// All diagnostics in the order of the text; at least one is an error.
  public let diagnostics: [ThemeDiagnostic]

  /// Creates an error.
  ///
  /// - Parameter diagnostics: The problems, in the order of the text.
  public init(diagnostics: [ThemeDiagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension TabBarThemeError: CustomStringConvertible {
  /// The diagnostics in the format of compilers, each starting on a new line.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

extension TabBarThemeError: LocalizedError {
  public var errorDescription: String? { description }
}
