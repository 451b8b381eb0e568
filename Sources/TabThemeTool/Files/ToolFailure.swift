import TabJSON

/// Something that went wrong outside the tool, for example a file that can't be read.
struct ToolFailure: Error, Hashable, Sendable {
  /// What it is about, one line each, or more for diagnostics.
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
