/// What is drawn on the picture or on a layer of it, as elements of SVG.
struct SVGLayer {
  /// The clips in force, the innermost last: each is inside of those before.
  var clips: [String] = []

  /// What becomes of the layer when it ends; nil for the picture.
  var layer: Layer?

  /// Whether all shapes of the layer have one color, which isn't theirs.
  var hasFlatColor = false

  /// The elements, each with its clip.
  private var elements: [(clip: String?, text: String)] = []

  mutating func add(_ element: String) {
    guard let last = elements.last, last.clip == clips.last else {
      return elements.append((clips.last, element))
    }
    elements[elements.count - 1].text += element
  }

  /// Replaces all elements by one.
  mutating func replace(by element: String) {
    elements = [(nil, element)]
  }

  /// The elements, those with the same clip in one group.
  var text: String {
    elements.map { clip, text in
      clip.map { "<g clip-path=\"url(#\($0))\">\(text)</g>" } ?? text
    }
    .joined()
  }
}

/// Gradients, clips, masks and filters, which elements refer to by name.
struct SVGDefinitions {
  var prefix = ""
  private var ids: [String: String] = [:]
  private var all = ""
  private var count = 0

  /// A name that nothing else has.
  mutating func newID() -> String {
    count += 1
    return "\(prefix)s\(count)"
  }

  /// Returns the name of an element without an attribute `id`, which is defined if it isn't yet.
  mutating func id(_ element: String) -> String {
    if let id = ids[element] { return id }
    let id = newID()
    ids[element] = id
    let end = element.firstIndex { $0 == " " || $0 == ">" } ?? element.endIndex
    all += "\(element[..<end]) id=\"\(id)\"\(element[end...])"
    return id
  }

  /// All definitions as an element.
  var text: String { all.isEmpty ? "" : "<defs>\(all)</defs>" }
}

extension SVGWriter {
  mutating func begin(_ layer: Layer) {
    var new = SVGLayer()
    new.layer = layer
    if case .vibrancy = layer.effect, flatColor == nil {
      flatColor = decisions.nextTint()
      // Shapes of a layer inside keep this color, too.
      new.layer?.effect = .none
      new.hasFlatColor = true
    }
    layers.append(new)
  }

  mutating func endLayer(_ transform: Transform) {
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

  /// Draws what is there inside a path again, as a material shows it.
  mutating func filterBackdrop(
    inside path: Path,
    _ filter: BackdropFilter,
    _ transform: Transform
  ) {
    let backdrop = layers[layers.count - 1].text
    guard !backdrop.isEmpty else { return }
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

extension Shadow {
  fileprivate func svgFilter(_ transform: Transform) -> String {
    let moved = transform(vector: offset)
    let color = RGBA(self.color.red, self.color.green, self.color.blue)
    return filterStart
      + "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\((radius * transform.scale).short)\"/>"
      + "<feOffset dx=\"\(moved.x.short)\" dy=\"\(moved.y.short)\" result=\"s\"/>"
      + "<feFlood flood-color=\"\(color)\" flood-opacity=\"\((Double(self.color.alpha) / 255).short)\"/>"
      + "<feComposite in2=\"s\" operator=\"in\"/>"
      + (isAlone ? "" : "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
      + "</filter>"
  }
}

extension BackdropFilter {
  fileprivate func svgFilter(scale: Double) -> String {
    var steps: [String] = []
    if radius > 0 {
      steps.append("<feGaussianBlur stdDeviation=\"\((radius * scale).short)\"/>")
    }
    let saturate =
      saturation == 1
      ? "" : "<feColorMatrix type=\"saturate\" values=\"\(saturation.short)\"/>"
    let (red, green, blue) = (tint.red, tint.green, tint.blue)
    let flood =
      tint.alpha == 0
      ? ""
      : "<feComponentTransfer result=\"b\"/><feFlood flood-color=\"\(RGBA(red, green, blue))\" "
        + "flood-opacity=\"\((Double(tint.alpha) / 255).short)\"/>"
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

/// A filter over all of a picture, on the components of sRGB as they are.
private let filterStart =
  "<filter filterUnits=\"userSpaceOnUse\" x=\"-200\" y=\"-200\" width=\"3000\" height=\"3000\" "
  + "color-interpolation-filters=\"sRGB\">"
