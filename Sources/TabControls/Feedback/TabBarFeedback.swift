public import TabUIKit

extension TabBarControls {
  /// The haptic and sound when the user selects a tab; `nil` for none.
  public var feedback: TabBarFeedback? {
    get { part() }
    set { setPart(newValue) }
  }
}

/// The haptic and sound when the user selects a tab: once for each selection, and never for code.
///
///     let feedback = TabBarFeedback(haptic: .selection)
///     feedback.sound = { AudioServicesPlaySystemSound(1104) }
///     controller.tabBarControls.feedback = feedback
///
/// Whether the haptic is played is up to the device and the user's settings.
@MainActor
public final class TabBarFeedback: TabBarPart {
  /// The haptic to play.
  public var haptic: TabBarHaptic?

  /// A closure that plays the sound: a system sound, as in the example, or a player of the app's.
  public var sound: (() -> Void)?

  /// Whether there is feedback for a second tap on the selected tab, too.
  public var includesReselection = false

  /// Creates feedback for selections.
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

/// A haptic of UIKit's feedback generators.
public enum TabBarHaptic: Hashable, Sendable {
  /// The light tick of a changing selection.
  case selection

  /// The knock of a collision, by the mass or stiffness of the objects.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle)

  @MainActor func play() {
    switch self {
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    case .impact(let style): UIImpactFeedbackGenerator(style: style).impactOccurred()
    }
  }
}
