/// The text attributes of an item, by state.
struct StateAttributes {
  private var attributesByState: [UInt: [NSAttributedString.Key: Any]] = [:]

  subscript(state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    get { attributesByState[state.rawValue] }
    set { attributesByState[state.rawValue] = newValue }
  }

  init() {}

  init(coder: NSCoder, forKey key: String) {
    let states = coder.decodedText(forKey: key)
    for text in (states ?? "").split(separator: " ") {
      guard let state = UInt(text) else { continue }
      attributesByState[state] = coder.decodedTextAttributes(forKey: "\(key).\(state)")
    }
  }

  func encode(with coder: NSCoder, forKey key: String) {
    let states = attributesByState.keys.sorted()
    let text = states.map { "\($0)" }.joined(separator: " ")
    coder.encode(NSString(string: text), forKey: key)
    for state in states {
      coder.encode(attributesByState[state] ?? [:], forKey: "\(key).\(state)")
    }
  }
}
