/// A key for the cache of blurred shapes: a filled path with a shadow, in pixels.
struct FillWithShadow: Hashable, Sendable {
  private var path: Path
  private var color: RGBA
  private var transform: Transform
  private var bounds: PixelBounds
  private var sigma: Double

  /// Creates a key; nil unless the only command is a fill: other shadows are large, or seldom repeated.
  ///
  /// - Parameters:
  ///   - commands: The commands that draw the shape.
  ///   - transform: The transform from the commands' coordinates to pixels.
  ///   - bounds: The bounds of the shape, in pixels.
  ///   - sigma: The standard deviation of the blur, in pixels.
  init?(
    _ commands: ArraySlice<DisplayList.Command>,
    transform: Transform,
    bounds: PixelBounds,
    sigma: Double
  ) {
    guard commands.count == 1, case .fill(let path, let color)? = commands.first else { return nil }
    self.path = path
    self.color = color
    self.transform = transform
    self.bounds = bounds
    self.sigma = sigma
  }
}

extension FillWithShadow {
  /// The memory of the path, in bytes.
  var byteCount: Int { path.byteCount }
}

extension BlurredShape {
  /// A cache of recently blurred shapes, since bars of the same size have platters of the same shape.
  static let recent = CostLimitedCache<FillWithShadow, BlurredShape>(limit: 1 << 21)

  /// The memory of the cells, in bytes.
  var byteCount: Int { cells.count * MemoryLayout<UInt32>.stride }
}
