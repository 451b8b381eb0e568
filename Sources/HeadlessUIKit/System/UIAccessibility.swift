/// What the user chose in the settings of accessibility.
public struct UIAccessibility {
  /// Whether animations are to be left out or replaced by dissolves.
  @MainActor public static var isReduceMotionEnabled: Bool {
    SimulatedSystem.current.reducesMotion
  }

  /// Whether nothing is to shine through.
  @MainActor public static var isReduceTransparencyEnabled: Bool {
    SimulatedSystem.current.reducesTransparency
  }
}
