extension Shadow {
  /// Returns the `filter` element that draws the shadow of a group.
  func svgFilter(_ transform: Transform) -> String {
    let moved = transform(vector: offset)
    return filterStart
      + "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\((radius * transform.scale).short)\"/>"
      + "<feOffset dx=\"\(moved.x.short)\" dy=\"\(moved.y.short)\" result=\"s\"/>"
      + "<feFlood\(color.svgAttributes(color: "flood-color", opacity: "flood-opacity"))/>"
      + "<feComposite in2=\"s\" operator=\"in\"/>"
      + (isAlone ? "" : "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
      + "</filter>"
  }
}

extension BackdropFilter {
  /// Returns the `filter` element for a copy of the backdrop; `scale` converts the radius to the picture's units.
  func svgFilter(scale: Double) -> String {
    var steps: [String] = []
    if radius > 0 {
      steps.append("<feGaussianBlur stdDeviation=\"\((radius * scale).short)\"/>")
    }
    let saturate =
      saturation == 1
      ? "" : "<feColorMatrix type=\"saturate\" values=\"\(saturation.short)\"/>"
    let flood =
      tint.alpha == 0
      ? ""
      : "<feComponentTransfer result=\"b\"/>"
        + "<feFlood\(tint.svgAttributes(color: "flood-color", opacity: "flood-opacity"))/>"
        + "<feComposite in2=\"b\" operator=\"over\"/>"
    steps += saturatesTint ? [flood, saturate] : [saturate, flood]
    if let matrix {
      let rows = zip([matrix.red, matrix.green, matrix.blue], [0, 1, 2]).map { row, index in
        [row.x, row.y, row.z, 0, matrix.offset[index]].map(\.short).joined(separator: " ")
      }
      steps.append(
        "<feColorMatrix values=\"\(rows.joined(separator: " ")) 0 0 0 1 0\"/>"
      )
    }
    let all = steps.joined()
    return filterStart + (all.isEmpty ? "<feOffset/>" : all) + "</filter>"
  }
}

/// The start tag of a `filter` that covers the entire picture and computes with sRGB components.
private let filterStart =
  "<filter filterUnits=\"userSpaceOnUse\" x=\"-200\" y=\"-200\" width=\"3000\" height=\"3000\" "
  + "color-interpolation-filters=\"sRGB\">"
