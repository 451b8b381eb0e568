package import Foundation
package import TabRaster

/// What a view draws into: it records commands in the coordinates of the whole picture.
package struct DrawingContext {
  package var displayList = DisplayList()

  /// The place of the view's own origin in the picture, in points.
  package var origin: CGPoint

  package var traitCollection: UITraitCollection

  /// The pixels of a point.
  package var scale: CGFloat

  /// What is taken to be behind the glass that is drawn, light or dark; nil where that isn't asked.
  var backdropStyle: UIUserInterfaceStyle?

  /// The style of the views that are drawn, where the glass below them has one; nil for the style of each view.
  var contentStyle: UIUserInterfaceStyle?

  package init(origin: CGPoint = .zero, traitCollection: UITraitCollection, scale: CGFloat) {
    self.origin = origin
    self.traitCollection = traitCollection
    self.scale = scale
  }

  /// The point of the picture for a point of the view.
  package func point(_ point: CGPoint) -> Point {
    Point(x: Double(origin.x + point.x), y: Double(origin.y + point.y))
  }

  /// The rectangle of the picture for a rectangle of the view.
  package func rect(_ rect: CGRect) -> Rect {
    Rect(
      x: Double(origin.x + rect.minX),
      y: Double(origin.y + rect.minY),
      width: Double(rect.width),
      height: Double(rect.height)
    )
  }

  /// The path of the picture for a path of the view.
  package func path(_ path: Path) -> Path {
    path.transformed(by: .scale(1, thenMoveBy: point(.zero)))
  }

  /// The color to draw for the traits of the view.
  package func color(_ color: UIColor) -> RGBA {
    color.rgba(in: traitCollection)
  }

  /// Draws something in two ways, between which the picture chooses by how light it is behind a rectangle of the view.
  ///
  /// The picture has the style of the interface where nothing is behind the rectangle, and where that is neither darker
  /// than `darkBelow` nor as light as `lightFrom`.
  mutating func chooseByBackdrop(
    in rect: CGRect,
    darkBelow: Double,
    lightFrom: Double,
    draw: (inout DrawingContext) -> Void
  ) {
    let outerStyle = backdropStyle
    var list = DisplayList()
    swap(&list, &displayList)
    let ways = [UIUserInterfaceStyle.light, .dark].map { style in
      displayList = DisplayList()
      backdropStyle = style
      draw(&self)
      return displayList.commands
    }
    swap(&list, &displayList)
    backdropStyle = outerStyle
    append(
      .onBackdrop(
        BackdropChoice(
          rect: self.rect(rect),
          darkBelow: darkBelow,
          lightFrom: lightFrom,
          isDarkOtherwise: traitCollection.userInterfaceStyle == .dark,
          light: ways[0],
          dark: ways[1]
        )
      )
    )
  }

  /// Draws something in coordinates of its own, with the map from there.
  mutating func group(_ map: CGAffineTransform, draw: (inout DrawingContext) -> Void) {
    var list = DisplayList()
    swap(&list, &displayList)
    draw(&self)
    swap(&list, &displayList)
    if !list.commands.isEmpty { append(.group(Transform(map), list.commands)) }
  }

  /// Draws something in a color, or as the vibrancy shows what is below.
  mutating func draw(
    in color: UIColor,
    vibrancy: Vibrancy?,
    draw: (inout DrawingContext, UIColor) -> Void
  ) {
    switch vibrancy {
    case nil: draw(&self, color)
    case .saturation(let saturation):
      let filter = BackdropFilter(
        radius: 0,
        saturation: saturation,
        tint: self.color(color),
        saturatesTint: true
      )
      append(.beginLayer(Layer(effect: .vibrancy(filter))))
      draw(&self, .black)
      append(.endLayer)
    case .matrix(let matrix):
      // Of the color only the alpha counts there; the list is easier to read with all of it.
      append(.beginLayer(Layer(effect: .vibrancy(BackdropFilter(matrix: matrix)))))
      draw(&self, color)
      append(.endLayer)
    }
  }

  package mutating func fill(_ rect: CGRect, with color: UIColor) {
    append(.fill(.rectangle(self.rect(rect)), self.color(color)))
  }

  package mutating func append(_ command: DisplayList.Command) {
    // What is clear needn't be in a list that people read.
    if case .fill(_, let color) = command, color.alpha == 0 { return }
    displayList.commands.append(command)
  }
}

extension Transform {
  init(_ map: CGAffineTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}
