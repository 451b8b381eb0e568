/// The decisions of drawing that depend on pixels below a shape, in drawing order.
///
/// A writer of a vector format replays them, since it has no pixels.
struct CanvasDecisions: Sendable {
  /// Whether the backdrop was dark, for each choice between two styles.
  var choices: [Bool] = []

  /// The mean color inside each layer with vibrancy.
  var tints: [RGBA] = []

  private var usedChoices = 0
  private var usedTints = 0

  /// Returns the next choice, false after the last.
  mutating func nextIsDark() -> Bool {
    usedChoices += 1
    return usedChoices <= choices.count && choices[usedChoices - 1]
  }

  /// Returns the next color of a layer with vibrancy, clear after the last.
  mutating func nextTint() -> RGBA {
    usedTints += 1
    return usedTints <= tints.count ? tints[usedTints - 1] : RGBA(0, 0, 0, 0)
  }
}
