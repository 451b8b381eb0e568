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
    var optimizing = Optimizing(picture: picture, transform: transform, isInside: isInside)
    for command in commands { optimizing.add(command) }
    return optimizing.result
  }

  /// The state of an optimization after some of the commands.
  private struct Optimizing {
    let picture: PixelBounds
    let transform: Transform
    let isInside: Bool
    private(set) var result: [Command] = []

    /// For each open clip and layer, the index of its first command in the result; nil if it is left out.
    private var open: [Int?] = []

    /// The clips opened outside of all layers, then those opened in each open layer.
    private var clips: [[Path]] = [[]]
    private var clipDepth = 0

    /// The nesting depth in an empty clip, whose commands are left out.
    private var hidden = 0

    init(picture: PixelBounds, transform: Transform, isInside: Bool) {
      (self.picture, self.transform, self.isInside) = (picture, transform, isInside)
    }

    mutating func add(_ command: Command) {
      if hidden > 0 {
        hidden += command.depthChange
        return
      }
      switch command {
      case .pushClip(let path): pushClip(path)
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
        if let begin = open.popLast() ?? nil, isNeedless(layerAt: begin) {
          result.remove(at: begin)
        } else {
          result.append(command)
        }
      case .group(let inner, let list):
        let commands = DisplayList.optimized(
          list,
          of: picture,
          transform: transform(inner),
          isInside: isInside || clipDepth > 0 || clips.count > 1
        )
        result.append(.group(inner, commands))
      case .picture(let inner, let rect): result.append(.picture(inner.optimized, rect))
      default: result.append(command)
      }
    }

    private mutating func pushClip(_ path: Path) {
      let bounds = PixelBounds(path, transform: transform)
      if bounds.isEmpty {
        hidden = 1
        return
      }
      let isAround = !isInside && clips.count == 1 && bounds.clamped(to: picture) == picture
      let isLeftOut =
        (isAround || clips[clips.count - 1].last == path)
        && path.isRectangleOfWholePixels(transform)
      clips[clips.count - 1].append(path)
      open.append(isLeftOut ? nil : result.count)
      if isLeftOut { return }
      clipDepth += 1
      result.append(.pushClip(path))
    }

    /// Returns whether the last layer, which begins at an index, has no effect and a single command.
    private func isNeedless(layerAt begin: Int) -> Bool {
      guard begin == result.count - 2, !isInside, clipDepth == 0, clips.count == 1,
        case .beginLayer(let layer) = result[begin]
      else { return false }
      return layer == Layer() && result[begin + 1].drawsOnce
    }
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
