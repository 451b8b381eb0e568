/// The presentation properties of an element, most of which descendants inherit.
struct SVGStyle {
  var fill = SVGPaint.color(RGBA(0, 0, 0))
  var stroke = SVGPaint.none
  var color = RGBA(0, 0, 0)
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var isEvenOdd = false
  var strokeWidth = 1.0
  var cap = LineCap.butt
  var join = LineJoin.miter
  var miterLimit = 4.0
  var isVisible = true

  /// The group opacity of the element, from 0 to 1, which isn't inherited.
  var opacity = 1.0

  /// Whether the element and its descendants are rendered; false for `display: none`.
  var isDisplayed = true

  /// Applies the element's presentation attributes, then its `style` declarations, which win.
  mutating func apply(_ element: XMLElement) throws(UnlocatedSVGError) {
    (opacity, isDisplayed) = (1, true)
    for attribute in try element.properties where attribute.value.trimmed != "inherit" {
      try apply(attribute)
    }
  }

  private mutating func apply(_ attribute: XMLAttribute) throws(UnlocatedSVGError) {
    let text = attribute.value.trimmed
    switch attribute.name {
    case "fill": fill = try .read(attribute)
    case "stroke": stroke = try .read(attribute)
    case "color":
      if case .color(let color) = try SVGPaint.color(text, in: attribute) { self.color = color }
    case "fill-opacity": fillOpacity = try SVGScanner.numberOrPercentage(attribute)
    case "stroke-opacity": strokeOpacity = try SVGScanner.numberOrPercentage(attribute)
    case "opacity": opacity = try SVGScanner.numberOrPercentage(attribute)
    case "fill-rule":
      isEvenOdd = try Self.choice(attribute, of: ["nonzero": false, "evenodd": true])
    case "stroke-width":
      strokeWidth = try SVGScanner.length(attribute, percentOf: 0)
      guard strokeWidth >= 0 else { throw SVGScanner(attribute).error(expected: "0 or more") }
    case "stroke-linecap":
      cap = try Self.choice(attribute, of: ["butt": .butt, "round": .round, "square": .square])
    case "stroke-linejoin":
      join = try Self.choice(
        attribute,
        of: [
          "miter": .miter, "miter-clip": .miter, "arcs": .miter, "round": .round, "bevel": .bevel,
        ]
      )
    case "stroke-miterlimit":
      var scanner = SVGScanner(attribute)
      miterLimit = try scanner.number("a number from 1 on")
      guard miterLimit >= 1 else {
        throw SVGScanner(attribute).error(expected: "a number from 1 on")
      }
    case "visibility": isVisible = text == "visible"
    case "display": isDisplayed = text != "none"
    case "stroke-dasharray", "filter", "mask", "clip-path", "marker", "marker-start", "marker-mid",
      "marker-end":
      guard text == "none" else { throw Self.unsupported(attribute) }
    case "mix-blend-mode": guard text == "normal" else { throw Self.unsupported(attribute) }
    case "paint-order": guard text == "normal" else { throw Self.unsupported(attribute) }
    case "vector-effect": guard text == "none" else { throw Self.unsupported(attribute) }
    default: break
    }
  }

  static func unsupported(_ attribute: XMLAttribute) -> UnlocatedSVGError {
    let feature = SVGError.Feature.property(attribute.name, value: attribute.value.trimmed)
    return UnlocatedSVGError(.unsupported(feature), at: attribute.offset)
  }

  /// Returns the value of a keyword, or throws with the list of keywords.
  private static func choice<Value>(
    _ attribute: XMLAttribute,
    of values: KeyValuePairs<String, Value>
  ) throws(UnlocatedSVGError) -> Value {
    let text = attribute.value.trimmed
    for (name, value) in values where name == text { return value }
    throw SVGScanner(attribute).error(
      expected: "one of " + values.map(\.key).joined(separator: ", ")
    )
  }
}

extension XMLElement {
  /// The attributes, followed by the declarations of `style`, which win.
  var properties: [XMLAttribute] {
    get throws(UnlocatedSVGError) {
      guard let style = attribute("style") else { return attributes }
      return attributes + (try style.declarations)
    }
  }
}

extension XMLAttribute {
  /// The declarations in the value of a `style` attribute, each with its offset in the file.
  fileprivate var declarations: [XMLAttribute] {
    get throws(UnlocatedSVGError) {
      var position = offset
      var declarations: [XMLAttribute] = []
      for text in value.split(separator: ";", omittingEmptySubsequences: false) {
        if let colon = text.firstIndex(of: ":") {
          guard declarations.count < SVGLimits.attributes else {
            throw .tooMany(.attributes, at: position)
          }
          declarations.append(
            XMLAttribute(
              name: text[..<colon].trimmed,
              value: String(text[text.index(after: colon)...]),
              offset: position + text[...colon].utf8.count
            )
          )
        }
        position += text.utf8.count + 1
      }
      return declarations
    }
  }
}
