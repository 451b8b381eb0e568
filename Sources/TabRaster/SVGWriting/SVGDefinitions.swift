/// The content of an SVG's `defs`: gradients, clips, masks, filters and shared shapes, which elements refer to by id.
struct SVGDefinitions {
  private var ids: [String: String] = [:]
  private var all = ""
  private var count = 0

  /// Returns an id that hasn't been used.
  mutating func newID() -> String {
    count += 1
    return "s\(count)"
  }

  /// Returns the id of a definition, which is added if it is new; `element` must have no `id` attribute.
  mutating func id(_ element: String) -> String {
    if let id = ids[element] { return id }
    let id = newID()
    ids[element] = id
    let end = element.firstIndex { $0 == " " || $0 == ">" } ?? element.endIndex
    all += "\(element[..<end]) id=\"\(id)\"\(element[end...])"
    return id
  }

  /// Returns a reference to elements, which are defined as a group; short ones are returned as they are.
  mutating func shared(_ elements: String) -> String {
    elements.utf8.count > 120 ? "<use href=\"#\(id("<g>\(elements)</g>"))\"/>" : elements
  }

  /// The `defs` element; empty without definitions.
  var text: String { all.isEmpty ? "" : "<defs>\(all)</defs>" }
}
