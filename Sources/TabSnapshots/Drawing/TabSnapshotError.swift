/// Why nothing could be shown or compared.
public struct TabSnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and how to fix it on a line of its own.
  public let description: String

  /// Creates an error, for a strategy of one's own.
  ///
  ///     throw TabSnapshotError("there is no bar", fix: "add a tab")
  ///
  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - fix: How to fix it.
  public init(_ problem: String, fix: String) {
    description = "\(problem)\nfix: \(fix)"
  }
}
