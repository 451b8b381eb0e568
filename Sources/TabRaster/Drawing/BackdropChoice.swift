/// Light and dark commands, of which one list is drawn depending on the luma of the pixels behind.
package struct BackdropChoice: Hashable, Sendable {
  /// The rectangle whose pixels decide, in points.
  package var rect: Rect

  /// The mean luma below which the backdrop counts as dark, from 0 for black to 1 for white.
  package var darkBelow: Double

  /// The mean luma from which the backdrop counts as light, `darkBelow` or more.
  package var lightFrom: Double

  /// Whether the backdrop counts as dark if its luma is between the two, or if it is mostly clear.
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

  /// Whether a backdrop counts as dark, by its luma from 0 to 1, or nil for a mostly clear one.
  package func isDark(overLuma luma: Double?) -> Bool {
    guard let luma, luma < darkBelow || luma >= lightFrom else { return isDarkOtherwise }
    return luma < darkBelow
  }
}

extension DisplayList {
  /// The commands with every backdrop choice replaced by the list for a clear backdrop.
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
