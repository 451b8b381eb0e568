extension Icon {
  /// Returns the icon with a name, or nil if the set has none.
  package static func named(_ name: String) -> Icon? {
    guard let file = IconFiles.all.first(where: { $0.key == name })?.value else { return nil }
    let path: Path
    do throws(SVGError) {
      path = try SVGPicture(Array(file.utf8)).path
    } catch {
      // The drawings are compiled into the program, so this can't depend on input.
      preconditionFailure("\(name).svg:\(error.line):\(error.column): \(error)")
    }
    guard let ink = path.extent else { return nil }
    return Icon(
      name: name,
      path: path.transformed(by: .scale(1, thenMoveBy: Point(-ink.x, -ink.y))),
      width: ink.width,
      height: ink.height
    )
  }

  /// The names of all icons, in alphabetical order.
  package static let names: [String] = IconFiles.all.map(\.key)
}
