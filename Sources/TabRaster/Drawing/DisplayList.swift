/// A list of drawing commands, as values that can be compared and printed, and that draw the same pixels everywhere.
///
/// Coordinates are in points from the top left corner of the picture; the scale is chosen when the list is drawn.
/// Commands with a coordinate that is not finite draw nothing.
package struct DisplayList: Hashable, Sendable {
  package enum Command: Hashable, Sendable {
    case fill(Path, RGBA)
    case gradient(Path, Gradient)

    /// Draws a bitmap, scaled to fill the rectangle, or as a nine-slice image.
    case image(Bitmap, Rect, NineSlice? = nil)

    /// Draws a picture at its own scale, with its background, and scales it to fill the rectangle.
    case picture(Picture, Rect)

    /// Draws the alpha of a bitmap in one color, scaled to fill the rectangle, or as a nine-slice image.
    case template(Bitmap, Rect, RGBA, NineSlice? = nil)

    /// Draws an icon in one color, from a bitmap that is scaled as a nine-slice image.
    case icon(Icon, Rect, RGBA, NineSlice)

    /// Draws a line of text from the left end of its baseline.
    case text(String, Font, baseline: Point, RGBA)

    /// Applies a filter to the pixels drawn so far inside a path.
    case backdrop(Path, BackdropFilter)

    /// Clips the commands up to the matching `popClip` to the inside of a path.
    case pushClip(Path)
    case popClip

    /// Draws the commands up to the matching `endLayer` as a separate picture, then composites it.
    case beginLayer(Layer)
    case endLayer

    /// Draws commands in a transformed coordinate system; clips and layers in them are balanced.
    case group(Transform, [Command])

    /// Draws one of two lists, depending on the pixels so far; clips and layers in each are balanced.
    case onBackdrop(BackdropChoice)
  }

  package var commands: [Command]

  package init(_ commands: [Command] = []) {
    self.commands = commands
  }
}
