public import TabUIKit

extension TabBarControls {
  /// What the user feels and hears when selecting a tab; `nil` for nothing.
  public var feedback: TabBarFeedback? {
    get { part() }
    set { setPart(newValue) }
  }
}

/// What the user feels and hears when selecting a tab: once for each, and never when code selects.
///
///     let feedback = TabBarFeedback(haptic: .selection)
///     feedback.sound = { AudioServicesPlaySystemSound(1104) }
///     controller.tabBarControls.feedback = feedback
///
/// Whether anything is felt is up to the device and to what its user has set.
@MainActor
public final class TabBarFeedback: TabBarPart {
  /// What is felt.
  public var haptic: TabBarHaptic?

  /// Plays what is heard: a system sound, as in the example, or a player of the app's.
  public var sound: (() -> Void)?

  /// Whether there is feedback for a second tap on the selected tab, too.
  public var includesReselection = false

  /// Creates a feedback.
  public init(haptic: TabBarHaptic? = nil, sound: (() -> Void)? = nil) {
    self.haptic = haptic
    self.sound = sound
  }

  func attach(to controls: TabBarControls) {}
  func detach() {}

  func didSelect(_ selection: TabBarSelection) {
    guard selection.origin == .user, includesReselection || !selection.isReselection else {
      return
    }
    haptic?.play()
    sound?()
  }
}

/// What the hand feels.
public enum TabBarHaptic: Hashable, Sendable {
  /// The light tick of a selection that changes.
  case selection

  /// A knock.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle)

  @MainActor func play() {
    switch self {
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    case .impact(let style): UIImpactFeedbackGenerator(style: style).impactOccurred()
    }
  }
}
