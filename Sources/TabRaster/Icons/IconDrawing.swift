/// Reads the notation that the icons are drawn in.
///
///     stroke circle 14 14 10.67
///     fill M 11 9/1 L 20 14/1 L 11 19/1 Z
///
/// A drawing is a list of layers, each a word and the shapes that it is applied to:
///
/// | word | what becomes of its shapes |
/// |---|---|
/// | `stroke` | a line along them, as wide as the pen, with round ends and corners |
/// | `fill` | their inside |
/// | `solid` | their inside and a line along them: the filled partner of a stroke |
/// | `cut` | holes, within what is filled once |
/// | `groove` | holes along a line; must not bend so sharply that the line covers itself |
/// | `pen w` | sets the width of the lines that follow; 2 at first |
///
/// | shape | what it is |
/// |---|---|
/// | `circle x y r` | a circle around a center |
/// | `ellipse x y rx ry` | an ellipse around a center |
/// | `box x y w h r` | a rectangle with rounded corners |
/// | `twin` | the shape before it once more, mirrored left and right of x = 14 |
/// | `M x y` | starts a contour |
/// | `L x y` | a line |
/// | `C x y x y x y` | a cubic curve: two controls and the end |
/// | `Z` | closes the contour |
/// | `mirror` | goes back along the mirror image left and right of the last point |
///
/// Holes need care because of the nonzero rule: a hole in what is filled twice is no hole, and a hole
/// where nothing is filled is filled.
///
/// `x y/r` is a corner rounded by a radius, where two lines meet. `mirror` closes the contour if that
/// started straight above or below its last point. The direction of a contour does not matter.
struct IconDrawing {
  private(set) var path = Path()
  private let name: String
  private var words: ArraySlice<Substring>
  private var pen = 2.0

  init(_ notation: String, name: String) {
    self.name = name
    self.words = notation.split { $0 == " " || $0 == "\n" }[...]
    while let word = words.popFirst() {
      switch word {
      case "pen": pen = number()
      case "stroke":
        for shape in shapes() { stroke(shape) }
      case "fill":
        for shape in shapes() { path.append(shape.wound(positive: true)) }
      case "solid":
        for shape in shapes() {
          stroke(shape)
          path.append(shape.wound(positive: true))
        }
      case "cut":
        for shape in shapes() { path.append(shape.wound(positive: false)) }
      case "groove":
        for shape in shapes() { path.append(line(along: shape).reversed) }
      default: reject(word)
      }
    }
  }

  private mutating func stroke(_ shape: IconContour) { path.append(line(along: shape)) }

  private func line(along shape: IconContour) -> Path {
    shape.path.stroked(width: pen, cap: .round, join: .round)
  }

  private mutating func shapes() -> [IconContour] {
    var shapes: [IconContour] = []
    while let word = words.first {
      switch word {
      case "circle":
        words.removeFirst()
        let center = point()
        let radius = number()
        shapes.append(.ellipse(center: center, radiusX: radius, radiusY: radius))
      case "ellipse":
        words.removeFirst()
        shapes.append(.ellipse(center: point(), radiusX: number(), radiusY: number()))
      case "box":
        words.removeFirst()
        shapes.append(.box(corner: point(), width: number(), height: number(), radius: number()))
      case "twin":
        guard let last = shapes.last else { reject(word) }
        words.removeFirst()
        shapes.append(last.mirrored(about: 14))
      case "M":
        words.removeFirst()
        shapes.append(contour())
      default: return shapes
      }
    }
    return shapes
  }

  private mutating func contour() -> IconContour {
    var contour = IconContour(start: vertex())
    while let word = words.first {
      switch word {
      case "L":
        words.removeFirst()
        contour.segments.append(.line(vertex()))
      case "C":
        words.removeFirst()
        contour.segments.append(.curve(point(), point(), end: point()))
      case "Z":
        words.removeFirst()
        contour.isClosed = true
        return contour
      case "mirror":
        words.removeFirst()
        contour.appendMirrorImage()
        return contour
      default: return contour
      }
    }
    return contour
  }

  private mutating func vertex() -> IconContour.Vertex {
    let x = number()
    guard let word = words.popFirst() else { reject("the end") }
    let parts = word.split(separator: "/", maxSplits: 1)
    guard let y = Double(parts[0]) else { reject(word) }
    guard parts.count == 2 else { return IconContour.Vertex(Point(x, y), radius: 0) }
    guard let radius = Double(parts[1]) else { reject(word) }
    return IconContour.Vertex(Point(x, y), radius: radius)
  }

  private mutating func point() -> Point { Point(number(), number()) }

  private mutating func number() -> Double {
    guard let word = words.popFirst() else { reject("the end") }
    guard let number = Double(word) else { reject(word) }
    return number
  }

  /// The drawings are part of the program, so a mistake in one is a mistake of ours.
  private func reject(_ word: Substring) -> Never {
    preconditionFailure("the drawing of icon '\(name)' cannot be read at '\(word)'")
  }
}
