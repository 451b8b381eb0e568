/// The rows that a command draws, and the rows that must be drawn before it.
struct RowDependency {
  var drawn: Range<Int>
  var needed: Range<Int>

  /// Returns the dependencies of commands: a backdrop and a picture need all of their rows, a choice the rows that
  /// decide it.
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
            of: ListBounds(list, transform: transform, picture: picture).bounds,
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
