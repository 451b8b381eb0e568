extension UIColor {
  /// Creates a color of an asset catalog in the main bundle, or returns nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color of an asset catalog in a bundle, or returns nil if there is none.
  ///
  /// Catalogs aren't compiled here: they are read as the folders that Xcode keeps them in. The color follows style and
  /// contrast; of idioms, the universal one counts.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = CatalogColor(named: name, in: bundle ?? .main) else { return nil }
    self.init(.dynamic(DynamicProvider(of: color) { color.uiColor(for: $0) }))
  }
}

/// A color set of an asset catalog.
struct CatalogColor: Hashable, Sendable {
  /// A color with what it is for, as in `["luminosity": "dark"]`.
  private struct Entry: Hashable {
    let appearances: [String: String]
    let color: UIColor
  }

  private var entries: [Entry] = []

  init?(named name: String, in bundle: Bundle) {
    guard
      let data = AssetCatalogs(bundle: bundle).contents(ofSet: name, kind: "colorset"),
      let set = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    for entry in set["colors"] as? [[String: Any]] ?? [] {
      guard
        entry["idiom"] as? String ?? "universal" == "universal",
        let color = Self.color(entry["color"] as? [String: Any] ?? [:])
      else { continue }
      let pairs = (entry["appearances"] as? [[String: String]] ?? []).compactMap { appearance in
        appearance["appearance"].map { ($0, appearance["value"] ?? "") }
      }
      entries.append(Entry(appearances: Dictionary(pairs) { $1 }, color: color))
    }
    if entries.isEmpty { return nil }
  }

  /// The color of the entry that fits the traits in the most ways.
  func uiColor(for traits: UITraitCollection) -> UIColor {
    var wanted: [String: String] = [:]
    if traits.userInterfaceStyle == .dark { wanted["luminosity"] = "dark" }
    if traits.accessibilityContrast == .high { wanted["contrast"] = "high" }
    let fitting = entries.filter { entry in
      entry.appearances.allSatisfy { wanted[$0.key] == $0.value }
    }
    let best = fitting.max { $0.appearances.count < $1.appearances.count }
    return (best ?? entries[0]).color
  }

  private static func color(_ value: [String: Any]) -> UIColor? {
    if let reference = value["reference"] as? String {
      // A color of the system, by the name of its property: `systemRedColor`.
      guard reference.hasSuffix("Color") else { return nil }
      return SystemColorName(rawValue: String(reference.dropLast(5))).map { UIColor(.system($0)) }
    }
    guard let texts = value["components"] as? [String: String] else { return nil }
    func component(_ name: String) -> CGFloat? {
      guard let text = texts[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      // Without a point it is a byte.
      return Double(text).map { CGFloat(text.contains(".") ? $0 : $0 / 255) }
    }
    let alpha = texts["alpha"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard
      let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    return value["color-space"] as? String == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
