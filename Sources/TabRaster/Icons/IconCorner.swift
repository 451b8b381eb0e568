/// A corner between two lines, rounded by an arc that touches both.
struct IconCorner {
  /// Where the arc leaves the line that comes in.
  let entry: Point
  private let control1: Point
  private let control2: Point

  /// Where the arc meets the line that goes out.
  let exit: Point

  private init(entry: Point, control1: Point, control2: Point, exit: Point) {
    self.entry = entry
    self.control1 = control1
    self.control2 = control2
    self.exit = exit
  }

  init(sharpAt point: Point) {
    self.init(entry: point, control1: point, control2: point, exit: point)
  }

  /// Finds where the arc starts and how it bends.
  ///
  /// With the cosine c of the angle between the two lines, the arc starts r · √((1 + c) / (1 − c))
  /// from the corner and turns by 180° less that angle; its controls lie at 4/3 of the tangent of
  /// a quarter of the turn. Both follow from halving angles, without trigonometric functions.
  init(at point: Point, from previous: Point, to next: Point, radius: Double) {
    guard let backward = (previous - point).normalized, let forward = (next - point).normalized
    else {
      self.init(sharpAt: point)
      return
    }
    let cosine = backward.dot(forward)
    let tangentOfHalf = ((1 + cosine) / (1 - cosine)).squareRoot()
    let tangentOfQuarter =
      tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot())
    let reach = radius * tangentOfHalf
    let handle = reach - radius * 4 / 3 * tangentOfQuarter
    self.init(
      entry: point + backward * reach,
      control1: point + backward * handle,
      control2: point + forward * handle,
      exit: point + forward * reach
    )
  }

  var isRounded: Bool { entry != exit }

  /// Draws a line to the corner and goes around it.
  func append(to path: inout Path) {
    path.line(to: entry)
    if isRounded { path.curve(control1, control2, to: exit) }
  }
}
