/// A vector picture, read from an SVG file.
///
///     let picture = try SVGPicture(bytes)
///     DisplayList(picture.commands).rendered(size: picture.size, scale: 3)
///
/// The features that icons use are drawn: paths, basic shapes, groups, `use` and `symbol`, transforms, colors,
/// gradients, opacity, and strokes without dashes. Any other feature is an error rather than a wrong picture.
package struct SVGPicture: Hashable, Sendable {
  /// The size, in points.
  package let size: Size

  /// The drawing commands, in points from the top left corner.
  package let commands: [DisplayList.Command]

  /// The union of all drawn shapes, for a template in one color; to be filled by the nonzero rule.
  package let path: Path

  /// Reads an SVG file.
  ///
  /// - Parameter bytes: The content of the file, in UTF-8.
  /// - Throws: ``SVGError``, with line and column, if the file isn't valid or has unsupported features.
  package init(_ bytes: [UInt8]) throws(SVGError) {
    do throws(UnlocatedSVGError) {
      guard bytes.count <= SVGLimits.fileBytes else {
        throw UnlocatedSVGError(.tooLarge(byteCount: bytes.count), at: 0)
      }
      let root = try XMLReader.root(of: bytes)
      var builder = try SVGBuilder(root)
      try builder.draw()
      (size, commands, path) = (builder.size, builder.commands, builder.path)
    } catch {
      throw SVGError(error, in: bytes)
    }
  }
}

extension SVGPicture {
  /// Returns the commands with all colors replaced by one, multiplied by the alpha of each.
  package func commands(inColor color: RGBA) -> [DisplayList.Command] {
    let opaque = RGBA(color.red, color.green, color.blue)
    let list = Self.commands(commands, inColor: opaque)
    // The color's alpha applies to the picture as one layer: applied to each shape, overlaps would be more opaque.
    return color.alpha == 255
      ? list : [.beginLayer(Layer(opacity: color.alpha))] + list + [.endLayer]
  }

  private static func commands(
    _ commands: [DisplayList.Command],
    inColor color: RGBA
  ) -> [DisplayList.Command] {
    func inColor(_ other: RGBA) -> RGBA { RGBA(color.red, color.green, color.blue, other.alpha) }
    return commands.map { command in
      switch command {
      case .fill(let path, let other): return .fill(path, inColor(other))
      case .gradient(let path, let gradient):
        let stops = gradient.stops.map {
          Gradient.Stop(offset: $0.offset, color: inColor($0.color))
        }
        return .gradient(path, Gradient(gradient.shape, stops: stops))
      case .group(let transform, let list):
        return .group(transform, Self.commands(list, inColor: color))
      default: return command
      }
    }
  }

  /// Draws the picture at a whole number of pixels per point; the size is rounded up to whole pixels.
  package func bitmap(pixelsPerPoint pixels: Int) -> Bitmap {
    let scale = Double(pixels)
    let roundedSize = Size(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale
    )
    return DisplayList(commands).rendered(size: roundedSize, scale: pixels)
  }
}

extension SVGError {
  /// Locates a problem by line and column.
  fileprivate init(_ error: UnlocatedSVGError, in bytes: [UInt8]) {
    let before = bytes.prefix(error.offset)
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    self.init(
      line: before.count { $0 == newline } + 1,
      column: before.count - start + 1,
      problem: error.problem
    )
  }
}
