/// A filled path that casts a shadow on a picture.
struct FillWithShadow: Hashable, Sendable {
  private var path: Path
  private var color: RGBA
  private var transform: Transform
  private var bounds: PixelBounds
  private var sigma: Double

  /// Nil for anything but one fill: what else casts shadows is large to keep, or seldom comes twice.
  ///
  /// - Parameters:
  ///   - commands: What casts the shadow.
  ///   - transform: From their coordinates to pixels.
  ///   - bounds: The pixels that they reach.
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
  /// The bytes of its path.
  var byteCount: Int { path.byteCount }
}

extension BlurredShape {
  /// Those of the shadows that were cast last: bars of one size have platters of one shape.
  static let recent = CostLimitedCache<FillWithShadow, BlurredShape>(limit: 1 << 21)

  /// The bytes of its cells.
  var byteCount: Int { cells.count * MemoryLayout<UInt32>.stride }
}
