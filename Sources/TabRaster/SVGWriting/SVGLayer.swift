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
