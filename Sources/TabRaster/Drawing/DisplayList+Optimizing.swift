extension DisplayList {
  /// Commands that draw the same pixels with less work.
  ///
  /// Left out are clips with nothing inside and all in them, layers that only pass on what one command draws, and clips
  /// to whole pixels inside equal ones or around the whole picture.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - picture: What they are drawn on.
  ///   - transform: From their coordinates to pixels.
  ///   - isInside: Whether there are clips or layers outside: a layer is clipped as a whole, which rounds differently, and
  ///     one inside another keeps nothing outside of the picture.
  /// - Returns: The commands that are left.
  static func optimized(
    _ commands: [Command],
    of picture: PixelBounds,
    transform: Transform,
    isInside: Bool = false
  ) -> [Command] {
    guard commands.contains(where: \.opensOrHolds) else { return commands }
    var result: [Command] = []
    // For every open clip and layer where it begins in the result; nil for one left out.
    var open: [Int?] = []
    // The open clips since each open layer began, those outside of all of them first.
    var clips: [[Path]] = [[]]
    var clipDepth = 0
    // How many clips and layers are open inside one with nothing inside.
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
  /// The commands without the first ones that fill the whole picture with an opaque color, of which the last becomes the
  /// background.
  func separatingBackground(
    _ background: RGBA?,
    of picture: PixelBounds,
    transform: Transform
  ) -> (background: RGBA?, commands: [DisplayList.Command]) {
    var background = background
    var rest = self[...]
    while case .fill(let path, let color)? = rest.first, color.alpha == 255,
      path.isRectangleOfWholePixels(transform),
      PixelBounds(path, transform: transform).clamped(to: picture) == picture
    {
      background = color
      rest.removeFirst()
    }
    return (background, Array(rest))
  }
}

extension DisplayList.Command {
  /// Whether it opens a clip or layer, or has commands of its own.
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

  /// Whether it draws each pixel at most once, whatever is below.
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
