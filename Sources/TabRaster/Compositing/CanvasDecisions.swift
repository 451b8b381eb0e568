/// Decisions that drawing makes by the pixels below a shape, in the order of drawing.
///
/// A writer of another format needs them, since it has no pixels.
struct CanvasDecisions: Sendable {
  /// Whether each choice between light and dark was that for a dark backdrop.
  var choices: [Bool] = []

  /// The mean color of what each vibrant layer shows.
  var tints: [RGBA] = []

  private var usedChoices = 0
  private var usedTints = 0

  /// Takes the next choice; light if drawing made none.
  mutating func nextIsDark() -> Bool {
    usedChoices += 1
    return usedChoices <= choices.count && choices[usedChoices - 1]
  }

  /// Takes the next color of a vibrant layer; clear if drawing made none.
  mutating func nextTint() -> RGBA {
    usedTints += 1
    return usedTints <= tints.count ? tints[usedTints - 1] : RGBA(0, 0, 0, 0)
  }
}

extension Picture {
  /// The commands, after one that fills the background.
  var commandsOnBackground: [DisplayList.Command] {
    guard let background else { return list.commands }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return [.fill(.rectangle(bounds), background)] + list.commands
  }

  /// What drawing the picture decides by its pixels.
  var decisions: CanvasDecisions {
    guard list.commands.contains(where: \.decides) else { return CanvasDecisions() }
    var canvas = Canvas(Surface(bounds: bounds))
    canvas.decisions = CanvasDecisions()
    canvas.draw(commandsOnBackground, transform: .scale(Double(scale)))
    return canvas.decisions ?? CanvasDecisions()
  }
}

extension DisplayList.Command {
  /// Whether what the command draws is decided by pixels below it, or may be.
  fileprivate var decides: Bool {
    switch self {
    case .onBackdrop, .beginLayer: true
    case .group(_, let list): list.contains(where: \.decides)
    default: false
    }
  }
}
