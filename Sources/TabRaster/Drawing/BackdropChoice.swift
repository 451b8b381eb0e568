/// Two ways to draw something, chosen by how light the picture is behind it when it is drawn.
package struct BackdropChoice: Hashable, Sendable {
  /// What is behind it, in points.
  package var rect: Rect

  /// The mean luma below which it counts as dark: from 0 for black to 1 for white.
  package var darkBelow: Double

  /// Whether it counts as dark where most of the rectangle is clear.
  package var isDarkWhereClear: Bool

  package var light: [DisplayList.Command]
  package var dark: [DisplayList.Command]

  package init(
    rect: Rect,
    darkBelow: Double,
    isDarkWhereClear: Bool,
    light: [DisplayList.Command],
    dark: [DisplayList.Command]
  ) {
    self.rect = rect
    self.darkBelow = darkBelow
    self.isDarkWhereClear = isDarkWhereClear
    self.light = light
    self.dark = dark
  }

  /// The commands for a backdrop of a luma, from 0 to 1; nil for one that is mostly clear.
  package func commands(overLuma luma: Double?) -> [DisplayList.Command] {
    (luma.map { $0 < darkBelow } ?? isDarkWhereClear) ? dark : light
  }
}

extension DisplayList {
  /// The commands with every choice made as for a clear backdrop: what there is to read where nothing is behind.
  package var overClear: [Command] {
    Self.overClear(commands)
  }

  private static func overClear(_ commands: [Command]) -> [Command] {
    commands.flatMap { command -> [Command] in
      switch command {
      case .onBackdrop(let choice): overClear(choice.commands(overLuma: nil))
      case .group(let transform, let list): [.group(transform, overClear(list))]
      default: [command]
      }
    }
  }
}
