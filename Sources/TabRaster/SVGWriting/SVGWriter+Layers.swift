extension SVGWriter {
  mutating func begin(_ layer: Layer) {
    var new = SVGLayer()
    new.layer = layer
    if case .vibrancy = layer.effect, flatColor == nil {
      flatColor = decisions.nextTint()
      // Shapes of nested layers get this color, too.
      new.layer?.effect = .none
      new.hasFlatColor = true
    }
    layers.append(new)
  }

  mutating func endLayer(transform: Transform) {
    let ended = layers.removeLast()
    guard let layer = ended.layer else { return }
    if ended.hasFlatColor { flatColor = nil }
    let content = ended.text
    let opacity =
      layer.opacity == 255 ? "" : " opacity=\"\((Double(layer.opacity) / 255).short)\""
    switch layer.effect {
    case .mask:
      let mask =
        "<mask mask-type=\"alpha\" maskUnits=\"userSpaceOnUse\" x=\"-9999\" y=\"-9999\" "
        + "width=\"19998\" height=\"19998\"><g\(opacity)>\(content)</g></mask>"
      let masked = layers[layers.count - 1].text
      layers[layers.count - 1].replace(
        by: "<g mask=\"url(#\(definitions.id(mask)))\">\(masked)</g>"
      )
    case _ where content.isEmpty: break
    case .shadow(let shadow):
      let id = definitions.id(shadow.svgFilter(transform))
      add("<g filter=\"url(#\(id))\"\(opacity)>\(content)</g>")
    case .none, .vibrancy:
      add(opacity.isEmpty ? content : "<g\(opacity)>\(content)</g>")
    }
  }

  /// Adds a filtered copy of the layer's elements so far, clipped to a path.
  mutating func filterBackdrop(
    inside path: Path,
    by filter: BackdropFilter,
    transform: Transform
  ) {
    guard !layers[layers.count - 1].text.isEmpty else { return }
    let backdrop = layers[layers.count - 1].text { text in
      sharesShapes ? definitions.shared(text) : text
    }
    let id: String
    if sharesShapes {
      id = definitions.id("<g>\(backdrop)</g>")
      layers[layers.count - 1].replace(by: "<use href=\"#\(id)\"/>")
    } else {
      id = definitions.newID()
      layers[layers.count - 1].replace(by: "<g id=\"\(id)\">\(backdrop)</g>")
    }
    let clip = definitions.id("<clipPath><path d=\"\(path.svgData)\"/></clipPath>")
    let filterID = definitions.id(filter.svgFilter(scale: transform.scale))
    add(
      "<g clip-path=\"url(#\(clip))\"><use href=\"#\(id)\" filter=\"url(#\(filterID))\"/></g>"
    )
  }
}
