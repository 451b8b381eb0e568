import Foundation
import TabUIKit

/// The number of times that a value may be written again in a period, after other code has written
/// over it.
///
/// Two writers that answer each other would otherwise never end.
@MainActor
final class RewriteBudget {
  private let limit: Int
  private let seconds: TimeInterval
  private var count = 0

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - limit: The number of rewrites in a period.
  ///   - seconds: The length of the period, in seconds; 0 is the current turn of the run loop.
  init(limit: Int = 3, seconds: TimeInterval = 1) {
    (self.limit, self.seconds) = (limit, seconds)
  }

  /// Counts a rewrite.
  ///
  /// - Returns: Whether the budget allows the rewrite.
  func spend() -> Bool {
    guard count < limit else { return false }
    count += 1
    guard count == 1 else { return true }
    let reset: @MainActor @Sendable () -> Void = { [weak self] in self?.count = 0 }
    if seconds == 0 { onNextTurn(reset) } else { afterDelay(seconds, reset) }
    return true
  }
}
