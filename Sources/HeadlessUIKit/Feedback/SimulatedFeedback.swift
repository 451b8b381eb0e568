/// Haptic feedback that a device would have played.
///
///     let felt = SimulatedFeedback.recorded { window.simulateTap(at: point) }
///     #expect(felt == [.selection])
@MainActor package enum SimulatedFeedback: Hashable, Sendable {
  case selection
  case impact(UIImpactFeedbackGenerator.FeedbackStyle)

  /// Runs an operation, and returns the feedback during it, in order.
  package static func recorded(during operation: () throws -> Void) rethrows -> [SimulatedFeedback]
  {
    let record = Record()
    try records.withValue(record, operation: operation)
    return record.feedback
  }

  static func note(_ feedback: SimulatedFeedback) {
    records.get()?.feedback.append(feedback)
  }

  @MainActor private final class Record {
    var feedback: [SimulatedFeedback] = []
  }

  // Not the macro `@TaskLocal`, which some compilers that check this source don't have.
  private static let records = TaskLocal<Record?>(wrappedValue: nil)
}
