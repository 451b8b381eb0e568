/// The bounds of a list of commands, in pixels, and of each of its layers: a layer's surface is as large as its
/// content.
struct ListBounds {
  /// The bounds of everything that the list draws, clipped.
  private(set) var bounds = PixelBounds.none

  /// The bounds of each layer, by the index of its `beginLayer`.
  private(set) var layers: [Int: PixelBounds] = [:]

  private let transform: Transform
  private let picture: PixelBounds

  /// An open layer, with the bounds of its commands so far.
  private struct Open {
    var index: Int
    var layer: Layer
    var bounds = PixelBounds.none

    /// The clips around the layer, which apply to its finished picture.
    var clips: [PixelBounds]
  }

  private var open: [Open] = []
  private var clips: [PixelBounds] = []

  /// Computes the bounds; layers are clipped to the picture, or with a shadow to the pixels whose shadow may reach it.
  init(_ commands: [DisplayList.Command], transform: Transform, picture: PixelBounds) {
    self.transform = transform
    self.picture = picture
    for (index, command) in commands.enumerated() { add(command, at: index) }
  }

  private mutating func add(_ command: DisplayList.Command, at index: Int) {
    switch command {
    case .fill(let path, _), .gradient(let path, _), .backdrop(let path, _): add(bounds(path))
    case .image(_, let rect, _), .picture(_, let rect), .template(_, let rect, _, _),
      .icon(_, let rect, _, _):
      add(bounds(.rectangle(rect)))
    case .text(let text, let font, let baseline, _):
      add(bounds(font.path(for: text, baseline: baseline)))
    case .onBackdrop(let choice):
      for list in [choice.light, choice.dark] {
        add(ListBounds(list, transform: transform, picture: picture).bounds)
      }
    case .group(let inner, let list):
      add(ListBounds(list, transform: transform(inner), picture: picture).bounds)
    case .pushClip(let path):
      let inside = bounds(path)
      clips.append(clips.last.map { inside.clamped(to: $0) } ?? inside)
    case .popClip:
      _ = clips.popLast()
    case .beginLayer(let layer):
      open.append(Open(index: index, layer: layer, clips: clips))
      clips = []
    case .endLayer:
      close()
    }
  }

  private mutating func add(_ bounds: PixelBounds) {
    let shown = clips.last.map { bounds.clamped(to: $0) } ?? bounds
    if open.isEmpty {
      self.bounds = self.bounds.union(shown)
    } else {
      open[open.count - 1].bounds = open[open.count - 1].bounds.union(shown)
    }
  }

  private mutating func close() {
    guard let layer = open.popLast() else { return }
    clips = layer.clips
    guard case .shadow(let shadow) = layer.layer.effect,
      let (right, down) = shadow.offset(in: transform)
    else {
      let bounds = layer.bounds.clamped(to: picture)
      layers[layer.index] = bounds
      // A mask draws nothing; it only removes pixels.
      if layer.layer.effect != .mask { add(bounds) }
      return
    }
    let margin = GaussianBlur(sigma: shadow.sigma(in: transform)).margin
    // Use the complete picture, whichever rows are drawn: blurring a part would give other pixels.
    let seen = PixelBounds(
      columns: picture.columns,
      rows: picture.expanded(by: margin + abs(down)).rows
    )
    let bounds = layer.bounds.clamped(to: seen).expanded(by: margin)
    layers[layer.index] = bounds
    add(bounds.union(bounds.moved(right: right, down: down)))
  }

  private func bounds(_ path: Path) -> PixelBounds { PixelBounds(path, transform: transform) }
}

extension PixelBounds {
  /// Creates the bounds of a path's points and control points; `none` if a coordinate is not finite.
  init(_ path: Path, transform: Transform) {
    var (low, high) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
    func include(_ point: Point) {
      let point = transform(point)
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let control1, let control2, let end):
        include(control1)
        include(control2)
        include(end)
      case .close: break
      }
    }
    // Round to fixed point, as edges are.
    guard let left = Edge.fixed(low.x), let top = Edge.fixed(low.y),
      let right = Edge.fixed(high.x), let bottom = Edge.fixed(high.y)
    else {
      self = .none
      return
    }
    self.init(fixedLeft: left, top: top, right: right, bottom: bottom)
  }

  /// Creates the bounds of a rectangle in fixed-point pixels, rounded outward.
  init(fixedLeft left: Int, top: Int, right: Int, bottom: Int) {
    let last = Edge.unit - 1
    self.init(
      columns: left >> Edge.fractionBits..<(right + last) >> Edge.fractionBits,
      rows: top >> Edge.fractionBits..<(bottom + last) >> Edge.fractionBits
    )
  }
}
