/// The names and the style of a face as its file has them, before limits.
struct FaceStyle {
  var names: FontNames

  /// The weight; regular is 400.
  var weight: Int
  var isItalic: Bool

  /// The heights of capitals and of lowercase letters without ascenders, in font units; nil if the file has none.
  var capHeight: Double?
  var xHeight: Double?

  /// Reads tables "name", "head" and "OS/2".
  init(_ directory: FontDirectory) throws(FontError) {
    names = try FontNames(directory.required("name"))
    let macStyle = try directory.required("head").uint16(at: 44)
    weight = macStyle & 1 != 0 ? 700 : 400
    isItalic = macStyle & 2 != 0
    guard let os2 = directory["OS/2"] else { return }
    weight = try os2.uint16(at: 4)
    isItalic = try os2.uint16(at: 62) & 1 != 0
    if try os2.uint16(at: 0) >= 2 {
      xHeight = Double(try os2.int16(at: 86))
      capHeight = Double(try os2.int16(at: 88))
    }
  }

  /// Takes the names of an instance, and its style from the coordinates of its axes.
  mutating func apply(
    _ instance: VariationAxes.Instance,
    of axes: VariationAxes,
    in directory: FontDirectory
  ) throws(FontError) {
    let records = try NameRecords(directory.required("name"))
    names.set(
      face: try records.text(instance.nameID) ?? "Instance",
      postScript: try instance.postScriptNameID.flatMap { name throws(FontError) in
        try records.text(name)
      }
    )
    for (axis, coordinate) in zip(axes.axes, instance.coordinates) {
      switch axis.tag {
      case "wght": weight = Int(coordinate.rounded())
      case "ital": isItalic = coordinate >= 0.5
      case "slnt": isItalic = coordinate != 0
      default: break
      }
    }
  }
}
