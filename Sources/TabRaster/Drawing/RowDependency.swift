/// Rows that a command draws, and rows that have to be drawn before it.
struct RowDependency {
  var drawn: Range<Int>
  var needed: Range<Int>

  /// What commands need: a blur the rows that it blurs with others, a choice those by which it is made, and a picture of
  /// its own is drawn whole.
  static func all(
    in commands: [DisplayList.Command],
    of picture: PixelBounds,
    transform: Transform
  ) -> [RowDependency] {
    func dependency(of drawn: PixelBounds, on needed: PixelBounds) -> [RowDependency] {
      let needed = needed.clamped(to: picture)
      guard !drawn.isEmpty, !needed.isEmpty else { return [] }
      return [RowDependency(drawn: drawn.rows, needed: needed.rows)]
    }
    return commands.flatMap { command in
      switch command {
      case .backdrop(let path, _):
        let bounds = PixelBounds(path, transform: transform)
        return dependency(of: bounds, on: bounds)
      case .picture(_, let rect):
        let bounds = PixelBounds(.rectangle(rect), transform: transform)
        return dependency(of: bounds, on: bounds)
      case .onBackdrop(let choice):
        let behind = PixelBounds(.rectangle(choice.rect), transform: transform)
        return [choice.light, choice.dark].flatMap { list in
          dependency(
            of: ListBounds(list, transform: transform, picture: picture).whole,
            on: behind
          ) + all(in: list, of: picture, transform: transform)
        }
      case .group(let inner, let list):
        return all(in: list, of: picture, transform: transform(inner))
      default: return []
      }
    }
  }
}
