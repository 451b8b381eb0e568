extension DisplayList {
  /// Returns commands that draw the same pixels with less work.
  ///
  /// Left out are empty clips with all commands in them, layers without effect that have a single command, and clips on
  /// pixel boundaries that equal the clip around them or contain the complete picture.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - picture: The bounds of the picture.
  ///   - transform: The transform from the commands' coordinates to pixels.
  ///   - isInside: Whether the commands are inside a clip or layer. There, layers and clips around the picture stay: a
  ///     layer is clipped after it is drawn, which rounds differently, and nested layers are cut off at the picture.
  /// - Returns: The remaining commands.
  static func optimized(
    _ commands: [Command],
    of picture: PixelBounds,
    transform: Transform,
    isInside: Bool = false
  ) -> [Command] {
    guard commands.contains(where: \.opensOrHolds) else { return commands }
    var result: [Command] = []
    // For each open clip and layer, the index of its first command in the result; nil if it is left out.
    var open: [Int?] = []
    // The clips opened outside of all layers, then those opened in each open layer.
    var clips: [[Path]] = [[]]
    var clipDepth = 0
    // The nesting depth in an empty clip, whose commands are left out.
    var hidden = 0
    for command in commands {
      if hidden > 0 {
        hidden += command.depthChange
        continue
      }
      switch command {
      case .pushClip(let path):
        let bounds = PixelBounds(path, transform: transform)
        let isAround = !isInside && clips.count == 1 && bounds.clamped(to: picture) == picture
        if bounds.isEmpty {
          hidden = 1
        } else if isAround || clips[clips.count - 1].last == path,
          path.isRectangleOfWholePixels(transform)
        {
          open.append(nil)
          clips[clips.count - 1].append(path)
        } else {
          open.append(result.count)
          clips[clips.count - 1].append(path)
          clipDepth += 1
          result.append(command)
        }
      case .popClip:
        if case .some(.some) = open.popLast() {
          clipDepth -= 1
          result.append(command)
        }
        _ = clips[clips.count - 1].popLast()
      case .beginLayer:
        clips.append([])
        open.append(result.count)
        result.append(command)
      case .endLayer:
        if clips.count > 1 { clips.removeLast() }
        let begin = open.popLast() ?? nil
        if let begin, begin == result.count - 2, !isInside, clipDepth == 0, clips.count == 1,
          case .beginLayer(let layer) = result[begin], layer == Layer(), result[begin + 1].drawsOnce
        {
          result.remove(at: begin)
        } else {
          result.append(command)
        }
      case .group(let inner, let list):
        result.append(
          .group(
            inner,
            optimized(
              list,
              of: picture,
              transform: transform(inner),
              isInside: isInside || clipDepth > 0 || clips.count > 1
            )
          )
        )
      case .picture(let inner, let rect): result.append(.picture(inner.optimized, rect))
      default: result.append(command)
      }
    }
    return result
  }
}

extension [DisplayList.Command] {
  /// Removes leading fills that cover the complete picture with an opaque color, and returns the last one's color as
  /// the background.
  func separatingBackground(
    _ background: RGBA?,
    of picture: PixelBounds,
    transform: Transform
  ) -> (background: RGBA?, commands: [DisplayList.Command]) {
    var background = background
    var remaining = self[...]
    while case .fill(let path, let color)? = remaining.first, color.alpha == 255,
      path.isRectangleOfWholePixels(transform),
      PixelBounds(path, transform: transform).clamped(to: picture) == picture
    {
      background = color
      remaining.removeFirst()
    }
    return (background, Array(remaining))
  }
}

extension DisplayList.Command {
  /// Whether the command opens a clip or layer, or has nested commands.
  fileprivate var opensOrHolds: Bool {
    switch self {
    case .pushClip, .beginLayer, .group, .picture: true
    default: false
    }
  }

  fileprivate var depthChange: Int {
    switch self {
    case .pushClip, .beginLayer: 1
    case .popClip, .endLayer: -1
    default: 0
    }
  }

  /// Whether the command draws each pixel at most once, and independently of the pixels below.
  var drawsOnce: Bool {
    switch self {
    case .fill, .gradient, .image, .picture, .template, .icon, .text: true
    default: false
    }
  }
}

extension Path {
  func isRectangleOfWholePixels(_ transform: Transform) -> Bool {
    var outline = Outline()
    outline.flatten(self, transform: transform)
    return outline.isRectangleOfWholePixels
  }
}
