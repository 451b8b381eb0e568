/// Two ways to draw something, chosen by how light the picture is behind it when it is drawn.
package struct BackdropChoice: Hashable, Sendable {
  /// What is behind it, in points.
  package var rect: Rect

  /// The mean luma below which it counts as dark: from 0 for black to 1 for white.
  package var darkBelow: Double

  /// The mean luma from which it counts as light, `darkBelow` or more.
  package var lightFrom: Double

  /// Whether it counts as dark between the two, and where most of the rectangle is clear.
  package var isDarkOtherwise: Bool

  package var light: [DisplayList.Command]
  package var dark: [DisplayList.Command]

  package init(
    rect: Rect,
    darkBelow: Double,
    lightFrom: Double? = nil,
    isDarkOtherwise: Bool,
    light: [DisplayList.Command],
    dark: [DisplayList.Command]
  ) {
    self.rect = rect
    self.darkBelow = darkBelow
    self.lightFrom = max(lightFrom ?? darkBelow, darkBelow)
    self.isDarkOtherwise = isDarkOtherwise
    self.light = light
    self.dark = dark
  }

  /// Whether a backdrop of a luma, from 0 to 1, counts as dark; nil is for one that is mostly clear.
  package func isDark(overLuma luma: Double?) -> Bool {
    guard let luma, luma < darkBelow || luma >= lightFrom else { return isDarkOtherwise }
    return luma < darkBelow
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
      case .onBackdrop(let choice):
        overClear(choice.isDark(overLuma: nil) ? choice.dark : choice.light)
      case .group(let transform, let list): [.group(transform, overClear(list))]
      default: [command]
      }
    }
  }
}
