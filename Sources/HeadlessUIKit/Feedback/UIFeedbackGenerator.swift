public import Foundation

/// What the hand feels; here it is counted, by `SimulatedFeedback`.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// Makes the device ready, which a simulated one always is.
  open func prepare() {}
}

/// A light tick for a selection that changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {
    super.init()
  }

  open func selectionChanged() {
    SimulatedFeedback.note(.selection)
  }
}

/// A knock, as of things that meet.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What the things that meet are like.
  public enum FeedbackStyle: Int, Sendable {
    /// Small.
    case light

    /// Of middle size.
    case medium

    /// Large.
    case heavy

    /// They give way.
    case soft

    /// They don't give way.
    case rigid
  }

  private let style: FeedbackStyle

  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.style = style
    super.init()
  }

  open func impactOccurred() {
    SimulatedFeedback.note(.impact(style))
  }
}
