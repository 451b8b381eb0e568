package import Foundation
package import TabRaster

/// The target of a view's drawing, which records commands in the coordinates of the picture.
package struct DrawingContext {
  package var displayList = DisplayList()

  /// The origin of the view's coordinates in the picture, in points.
  package var origin: CGPoint

  package var traitCollection: UITraitCollection

  /// The pixels per point.
  package var scale: CGFloat

  /// The assumed style of the content behind the glass that is being drawn; nil outside `chooseGlass`.
  var backdropStyle: UIUserInterfaceStyle?

  /// The style of the content on glass, which follows the glass; nil leaves the style to each view.
  var contentStyle: UIUserInterfaceStyle?

  package init(origin: CGPoint = .zero, traitCollection: UITraitCollection, scale: CGFloat) {
    self.origin = origin
    self.traitCollection = traitCollection
    self.scale = scale
  }

  /// Converts a point of the view to the picture.
  package func point(_ point: CGPoint) -> Point {
    Point(x: Double(origin.x + point.x), y: Double(origin.y + point.y))
  }

  /// Converts a rectangle of the view to the picture.
  package func rect(_ rect: CGRect) -> Rect {
    Rect(
      x: Double(origin.x + rect.minX),
      y: Double(origin.y + rect.minY),
      width: Double(rect.width),
      height: Double(rect.height)
    )
  }

  /// Converts a path of the view to the picture.
  package func path(_ path: Path) -> Path {
    path.transformed(by: .scale(1, thenMoveBy: point(.zero)))
  }

  /// Resolves a color with the traits of the view.
  package func color(_ color: UIColor) -> RGBA {
    color.rgba(in: traitCollection)
  }

  /// Draws light or dark glass: in the style of the interface, or as the luma behind a rectangle of the view decides.
  ///
  /// The style of the interface decides, too, if the rectangle has no content behind it, or if the luma is from
  /// `darkBelow` up to `lightFrom`.
  mutating func chooseGlass(
    in rect: CGRect,
    followsBackdrop: Bool,
    draw: (inout DrawingContext) -> Void
  ) {
    let outerStyle = backdropStyle
    guard followsBackdrop else {
      backdropStyle = traitCollection.userInterfaceStyle
      draw(&self)
      backdropStyle = outerStyle
      return
    }
    // Record each variant in a separate list; `swap` avoids copying the list so far.
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
          darkBelow: GlassColors.darkBelow.value,
          lightFrom: GlassColors.lightFrom.value,
          isDarkOtherwise: traitCollection.userInterfaceStyle == .dark,
          light: ways[0],
          dark: ways[1]
        )
      )
    )
  }

  /// Draws in coordinates of a group, which `map` maps to the picture.
  mutating func group(_ map: CGAffineTransform, draw: (inout DrawingContext) -> Void) {
    var list = DisplayList()
    swap(&list, &displayList)
    draw(&self)
    swap(&list, &displayList)
    if !list.commands.isEmpty { append(.group(Transform(map), list.commands)) }
  }

  /// Draws in a color, or with vibrancy as a filter of the content below.
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
      // Only the alpha of this color has an effect; the color itself makes the list easier to read.
      append(.beginLayer(Layer(effect: .vibrancy(BackdropFilter(matrix: matrix)))))
      draw(&self, color)
      append(.endLayer)
    }
  }

  package mutating func fill(_ rect: CGRect, with color: UIColor) {
    append(.fill(.rectangle(self.rect(rect)), self.color(color)))
  }

  package mutating func append(_ command: DisplayList.Command) {
    // A clear fill has no effect, and would lengthen lists that people read.
    if case .fill(_, let color) = command, color.alpha == 0 { return }
    displayList.commands.append(command)
  }
}

extension Transform {
  init(_ map: CGAffineTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}
