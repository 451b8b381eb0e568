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

extension Picture {
  /// The picture's commands, after a fill with the background color if there is one.
  var commandsOnBackground: [DisplayList.Command] {
    guard let background else { return list.commands }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return [.fill(.rectangle(bounds), background)] + list.commands
  }

  /// The decisions of drawing the picture that depend on its pixels.
  var decisions: CanvasDecisions {
    guard list.commands.contains(where: \.decides) else { return CanvasDecisions() }
    var canvas = Canvas(Surface(bounds: bounds))
    canvas.decisions = CanvasDecisions()
    canvas.draw(commandsOnBackground, transform: .scale(Double(scale)))
    return canvas.decisions ?? CanvasDecisions()
  }
}

extension DisplayList.Command {
  /// Whether the command may draw differently depending on the pixels below.
  fileprivate var decides: Bool {
    switch self {
    case .onBackdrop, .beginLayer: true
    case .group(_, let list): list.contains(where: \.decides)
    default: false
    }
  }
}
