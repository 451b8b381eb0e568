/// Gradients, clips, masks and filters, which elements refer to by name.
struct SVGDefinitions {
  private var ids: [String: String] = [:]
  private var all = ""
  private var count = 0

  /// A name that nothing else has.
  mutating func newID() -> String {
    count += 1
    return "s\(count)"
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
