/// The SVG elements written so far for the picture, or for an open layer.
struct SVGLayer {
  /// The ids of the current clips, the innermost last; each includes those before it.
  var clips: [String] = []

  /// The opacity and effect to apply when the layer ends; nil for the picture.
  var layer: Layer?

  /// Whether the layer set the writer's `flatColor`.
  var hasFlatColor = false

  /// Runs of elements with the same clip.
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
  var text: String { text { $0 } }

  /// The texts of the groups, without their clips.
  var groups: [String] { elements.map(\.text) }

  /// Returns the elements, those with the same clip in one group, with a replacement for the text of each group.
  func text(replacing replace: (String) -> String) -> String {
    elements.map { clip, text in
      let text = replace(text)
      return clip.map { "<g clip-path=\"url(#\($0))\">\(text)</g>" } ?? text
    }
    .joined()
  }
}
