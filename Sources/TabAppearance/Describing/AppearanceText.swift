import TabColors
import TabUIKit

/// Collects the properties of appearance objects as lines of text.
@MainActor
package struct AppearanceText {
  package let traits: UITraitCollection

  /// The properties, in the order of the keys of a theme.
  package private(set) var lines: [Line] = []

  /// A property: its path, for example `stacked.selected.iconColor`, and its value.
  package struct Line: Hashable, Sendable {
    package let path: String
    package fileprivate(set) var value: String
  }

  /// The text for a color or a font that isn't set.
  private static let unset = "default"

  /// The text for a value that themes have no name or type for.
  private static let other = "other"

  package init(traits: UITraitCollection) {
    self.traits = traits
  }

  /// The lines, sorted by path, each ended by a line feed.
  var sortedText: String {
    lines.sorted { $0.path < $1.path }.map { "\($0.path): \($0.value)\n" }.joined()
  }

  /// Replaces the value of an existing line.
  package mutating func replace(_ path: String, by value: String) {
    if let index = lines.firstIndex(where: { $0.path == path }) { lines[index].value = value }
  }

  /// Adds a word to the value of an existing line.
  package mutating func extend(_ path: String, by word: String) {
    if let index = lines.firstIndex(where: { $0.path == path }) {
      lines[index].value += " \(word)"
    }
  }

  package mutating func add(_ path: String, _ value: String) {
    lines.append(Line(path: path, value: value))
  }
}

extension AppearanceText {
  /// Adds the properties of a UIKit object, under a path.
  mutating func add<Object: Keyed>(
    _ target: Object.Target,
    as type: Object.Type,
    under path: String
  ) {
    let prefix = path.isEmpty ? "" : "\(path)."
    for key in Object.keys {
      let path = prefix + key.name
      switch key.uiKit?.content(of: target) {
      case nil: break
      case .value(let value)?:
        if let text = text(value, as: key.form) { add(path, text) }
      case .object(let object, _)?:
        guard case .part(let type) = key.form else { break }
        add(erased: object, as: type, under: path)
      case .text(let attributes, _)?: add(attributes, under: path)
      }
    }
  }

  private mutating func add<Object: Keyed>(
    erased target: Any,
    as type: Object.Type,
    under path: String
  ) {
    if let target = target as? Object.Target { add(target, as: type, under: path) }
  }

  /// Adds lines for color and font, and for every other attribute in the dictionary.
  private mutating func add(_ attributes: [NSAttributedString.Key: Any], under path: String) {
    var text = AppearanceText(traits: traits)
    text.add(TextAttributes(attributes), as: TabBarTheme.Text.self, under: path)
    lines += text.lines.filter { $0.value != Self.unset || $0.path == "\(path).color" }
    add("\(path).font", font(attributes[.font] as? UIFont))
  }

  /// Returns UIKit's value for a key as text; `nil` omits the line.
  private func text(_ value: Any?, as form: ValueForm) -> String? {
    switch form {
    case .color: color(value as? UIColor)
    case .image: image(value as? UIImage)
    case .choice(let choice): choice.named(value)?.rawValue ?? value.map { _ in Self.other }
    default:
      switch value {
      case let flag as Bool: "\(flag)"
      case let number as CGFloat: self.number(number)
      case let offset as UIOffset: numbers([offset.horizontal, offset.vertical])
      case let shadow as NSShadow: self.shadow(shadow)
      default: value.map { _ in Self.other }
      }
    }
  }
}

extension AppearanceText {
  package func color(_ color: UIColor?) -> String {
    guard let color = color?.resolvedColor(with: traits) else { return Self.unset }
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "pattern" }
    let components = ColorTriple(Double(red), Double(green), Double(blue))
    guard ColorGamut.contains(components) else { return wideColor(components, alpha: alpha) }
    return TabBarTheme.Color.Components(
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      alpha: Double(alpha)
    ).hexadecimal
  }

  /// Returns a color outside sRGB as `p3(…)`, since hexadecimal digits would change it.
  private func wideColor(_ components: ColorTriple, alpha: CGFloat) -> String {
    let color = ColorGamut.displayP3.components(of: components, in: .sRGB)
    let channels = color.components.map { number(CGFloat(min(1, max(0, $0)))) }
    let opacity = alpha >= 1 ? "" : " / \(number(alpha * 100))%"
    return "p3(\(channels.joined(separator: " "))\(opacity))"
  }

  private func font(_ font: UIFont?) -> String {
    guard let font else { return Self.unset }
    let family =
      switch TabBarTheme.FontDesign(font) {
      case nil: font.familyName
      case .default: "system"
      case let design?: "system \(design)"
      }
    return "\(family) \(number(font.pointSize)) \(TabBarTheme.FontWeight(nearestTo: font))"
      + (font.isItalic ? " italic" : "")
  }

  /// Returns a shadow as color, offset to the right and down, and blur.
  private func shadow(_ shadow: NSShadow) -> String {
    guard let color = shadow.shadowColor as? UIColor else { return "none" }
    return "\(self.color(color)) \(number(shadow.shadowOffset.width)) "
      + "\(number(shadow.shadowOffset.height)) blur \(number(shadow.shadowBlurRadius))"
  }

  private func image(_ image: UIImage?) -> String {
    guard let image else { return "none" }
    let mode =
      switch image.renderingMode {
      case .alwaysOriginal: " alwaysOriginal"
      case .alwaysTemplate: " alwaysTemplate"
      default: ""
      }
    let caps = image.capInsets
    let numbers = numbers([caps.top, caps.left, caps.bottom, caps.right])
    let resizing =
      caps == .zero
      ? image.resizingMode == .stretch ? " stretch" : ""
      : " caps \(numbers)\(image.resizingMode == .stretch ? " stretch" : "")"
    return "image \(number(image.size.width))x\(number(image.size.height))\(mode)\(resizing)"
  }

  /// Returns a number with up to three decimals, without a fraction if it is whole; never in
  /// exponential form at these sizes.
  private func number(_ number: CGFloat) -> String {
    let value = Double(number)
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
  private func numbers(_ numbers: [CGFloat]) -> String {
    numbers.map(number).joined(separator: " ")
  }
}
