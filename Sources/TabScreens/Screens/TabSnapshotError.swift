/// An error for a subject that can't be shown, or a snapshot that can't be compared.
public struct TabSnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description of the problem.
  package let problem: String

  /// The fix for the problem.
  package let fix: String

  /// The description of the problem, and the fix on a separate line.
  public var description: String { "\(problem)\nfix: \(fix)" }

  /// Creates an error, for use in custom strategies.
  ///
  ///     throw TabSnapshotError("there is no bar", fix: "add a tab")
  ///
  /// - Parameters:
  ///   - problem: The description of the problem.
  ///   - fix: The fix for the problem.
  public init(_ problem: String, fix: String) {
    (self.problem, self.fix) = (problem, fix)
  }
}
