/// What a hand would have felt.
///
///     let felt = SimulatedFeedback.recorded { window.simulateTap(at: point) }
///     #expect(felt == [.selection])
@MainActor package enum SimulatedFeedback: Hashable, Sendable {
  case selection
  case impact(UIImpactFeedbackGenerator.FeedbackStyle)

  /// Runs an operation, and returns what was felt meanwhile, in order.
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

  // Written out, since not every compiler that checks this source has the macro.
  private static let records = TaskLocal<Record?>(wrappedValue: nil)
}
