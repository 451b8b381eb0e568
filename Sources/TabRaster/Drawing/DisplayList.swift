/// What is to be drawn, as values: comparable, printable, and drawn the same everywhere.
///
/// Coordinates are points from the top left corner of the whole picture; the scale is chosen when the list is drawn.
/// What has a coordinate that is not finite is not drawn.
package struct DisplayList: Hashable, Sendable {
  package enum Command: Hashable, Sendable {
    case fill(Path, RGBA)
    case gradient(Path, Gradient)

    /// The bitmap, scaled to fill the rectangle, all of it or in nine parts.
    case image(Bitmap, Rect, NineParts? = nil)

    /// A picture that is drawn by itself, with its own scale and background, and then scaled to fill the rectangle.
    case picture(Picture, Rect)

    /// The alpha of the bitmap, scaled to fill the rectangle, all of it or in nine parts, in one color.
    case template(Bitmap, Rect, RGBA, NineParts? = nil)

    /// The ink of an icon as a bitmap of whole pixels, in nine parts.
    case icon(Icon, Rect, RGBA, NineParts)

    /// One line of text from the left end of its baseline.
    case text(String, Font, baseline: Point, RGBA)

    /// Replaces what is drawn so far inside a path by its blurred, saturated and tinted self.
    case backdrop(Path, BackdropFilter)

    /// Limits what follows, up to the matching `popClip`, to the inside of a path.
    case pushClip(Path)
    case popClip

    /// Draws what follows, up to the matching `endLayer`, as one picture of its own.
    case beginLayer(Layer)
    case endLayer

    /// A list in coordinates of its own, and the map from there; it closes what it opens.
    case group(Transform, [Command])

    /// One of two lists, by what is drawn so far; each closes what it opens.
    case onBackdrop(BackdropChoice)
  }

  package var commands: [Command]

  package init(_ commands: [Command] = []) {
    self.commands = commands
  }
}
