public import Foundation

/// The superclass of generators of haptic feedback; `SimulatedFeedback` records what they play.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// Prepares the device; does nothing, since a simulated device is always ready.
  open func prepare() {}
}

/// Light ticks while a selection changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {
    super.init()
  }

  open func selectionChanged() {
    SimulatedFeedback.note(.selection)
  }
}

/// Haptic feedback that feels like a collision of objects.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or the stiffness of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// A collision between small, light objects.
    case light

    /// A collision between objects of medium size and weight.
    case medium

    /// A collision between large, heavy objects.
    case heavy

    /// A collision between soft objects.
    case soft

    /// A collision between rigid objects.
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
