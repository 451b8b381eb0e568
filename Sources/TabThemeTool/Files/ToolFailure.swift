import TabFiles

/// An error outside of the tool, for example a file that can't be read.
struct ToolFailure: Error, Hashable, Sendable {
  /// The messages, a line each, or several for diagnostics with excerpts.
  var diagnostics: [ThemeDiagnostic]
}

extension ToolFailure {
  /// Creates a failure with one message.
  init(_ message: String, fix: String? = nil) {
    diagnostics = [ThemeDiagnostic(.error, message, fix: fix)]
  }
}

extension ToolFailure: CustomStringConvertible {
  var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
