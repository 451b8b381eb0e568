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
