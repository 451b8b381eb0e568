import TabAppearance
import TabFiles
import TabUIKit

/// Converts values of live appearance objects to values of themes, and collects diagnostics for
/// those that are omitted.
@MainActor
final class AppearanceImporter {
  /// The diagnostics about values that couldn't be imported, in the order of reading.
  private(set) var diagnostics: [ThemeDiagnostic] = []

  /// Whether a value was found that can't be set over the background that the import starts from.
  private(set) var isImpossible = false

  private let systemColors: SystemColorTable

  init(systemColors: SystemColorTable) {
    self.systemColors = systemColors
  }

  /// Returns an importer for an attempt, with separate diagnostics.
  func trial() -> AppearanceImporter { AppearanceImporter(systemColors: systemColors) }

  func color(_ color: UIColor, at path: String) -> TabBarTheme.Color? {
    let value = TabBarTheme.Color(color, system: systemColors)
    if value == nil {
      leaveOut(
        path,
        because: "a pattern is no color of a theme",
        fix: "use an image, or a plain color"
      )
    }
    return value
  }

  private func image(_ image: UIImage, at path: String) -> TabBarTheme.Image? {
    guard let png = image.pngData() else {
      leaveOut(path, because: "its image can't be written as PNG", fix: "name an image of the app")
      return nil
    }
    if image.isSymbolImage {
      // UIKit has no property for the name of a symbol.
      note(
        "'\(path)' is a symbol and becomes a bitmap of this size",
        fix: "write the name of the symbol, as in 'symbol:star'"
      )
    }
    let caps = image.capInsets
    let isStretched = image.resizingMode == .stretch
    // An image that is scaled entirely has no caps, but the mode of a tiled one (one source).
    return TabBarTheme.Image(
      .png([UInt8](png)),
      renderingMode: .init(image.renderingMode),
      scale: max(1, image.scale),
      capInsets: caps == .zero ? nil : .init(caps),
      resizingMode: isStretched ? .stretch : nil
    )
  }

  /// Returns the object with the values in which a live object differs from a new one; fonts are
  /// compared with those of UIKit in a layout.
  func imported<Object: Keyed>(
    _ type: Object.Type,
    of target: Object.Target,
    pristine: Object.Target,
    at path: String,
    in layout: ItemLayout = .stacked
  ) -> Object {
    var result = Object()
    for key in Object.keys {
      guard let uiKit = key.uiKit, let content = uiKit.content(of: target) else { continue }
      let path = "\(path).\(key.name)"
      switch content {
      case .value(let value):
        guard uiKit.isSet(target, unlike: pristine) else { continue }
        if let imported = imported(value, as: key.form, at: path) {
          key.set(imported, in: &result)
        } else if value == nil {
          // A theme can't set `nil` where UIKit's default is a value.
          isImpossible = true
        }
      case .object(let object, let itemLayout):
        guard case .part(let type) = key.form else { continue }
        let pristine = uiKit.content(of: pristine)
        let layout = itemLayout ?? layout
        key.set(part(type, of: object, pristine: pristine, at: path, in: layout), in: &result)
      case .text(let attributes, let base):
        key.set(text(attributes, base: base.style(in: layout), at: path), in: &result)
      }
    }
    return result
  }

  private func part<Part: Keyed>(
    _ type: Part.Type,
    of target: Any,
    pristine: UIKitContent?,
    at path: String,
    in layout: ItemLayout
  ) -> any Sendable {
    guard let target = target as? Part.Target else { return Part() }
    if case .object(let object, _)? = pristine, let pristine = object as? Part.Target {
      return imported(type, of: target, pristine: pristine, at: path, in: layout)
    }
    // A paragraph style, which no new object has.
    guard let pristine = NSMutableParagraphStyle() as? Part.Target else { return Part() }
    return imported(type, of: target, pristine: pristine, at: path, in: layout)
  }

  /// Returns the value of a theme whose conversion gives UIKit's value for a key; `nil` if themes
  /// have none.
  private func imported(_ value: Any?, as form: ValueForm, at path: String) -> (any Sendable)? {
    if case .choice(let choice) = form {
      let named = choice.named(value)
      if named == nil, value != nil {
        leaveOut(path, because: "it has none of UIKit's names", fix: nil)
      }
      return named
    }
    switch value {
    case let color as UIColor: return self.color(color, at: path)
    case let image as UIImage: return self.image(image, at: path)
    case let flag as Bool: return flag
    case let number as CGFloat: return Double(number)
    case let offset as UIOffset: return TabBarTheme.Offset(offset)
    case let shadow as NSShadow: return self.shadow(shadow, at: path)
    case nil: return nil
    default:
      leaveOut(path, because: "a theme has no value of its type", fix: nil)
      return nil
    }
  }

  private func shadow(_ shadow: NSShadow, at path: String) -> TabBarTheme.Shadow? {
    guard let color = (shadow.shadowColor as? UIColor).flatMap({ color($0, at: path) }) else {
      return nil
    }
    let offset = shadow.shadowOffset
    return TabBarTheme.Shadow(
      color: color,
      offset: .init(leading: Double(offset.width), vertical: Double(offset.height)),
      blur: max(0, Double(shadow.shadowBlurRadius))
    )
  }

  func text(
    _ attributes: [NSAttributedString.Key: Any],
    base: SystemTextStyle,
    at path: String
  ) -> TabBarTheme.Text {
    var text = imported(
      TabBarTheme.Text.self,
      of: TextAttributes(attributes),
      pristine: TextAttributes(),
      at: path
    )
    if let font = attributes[.font] as? UIFont { text.setFont(font, base: base) }
    // A style that was set explicitly, even if it equals UIKit's, prevents truncation of a title.
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle, text.paragraph == .init(),
      let mode = TabBarTheme.LineBreakMode.named(style.lineBreakMode)
    {
      text.paragraph.lineBreakMode = .value(mode)
    }
    let others = attributes.keys.filter { !TextAttributes.keys.contains($0) }
    for key in others.map(\.rawValue).sorted() {
      leaveOut("\(path).\(key)", because: "a theme has no such attribute", fix: nil)
    }
    return text
  }

  func leaveOut(_ path: String, because reason: String, fix: String?) {
    diagnostics.append(ThemeDiagnostic(.warning, "'\(path)' is left out: \(reason)", fix: fix))
  }

  /// Returns a theme with the numbers that a theme file can have, and reports the keys of others.
  func limited(_ theme: TabBarTheme) -> TabBarTheme {
    limit(theme.content.appearance, at: [])
    limit(theme.scrollEdge, at: ["scrollEdge"])
    for (name, item) in theme.items.sorted(by: { $0.key < $1.key }) {
      let path = ["items", name.text]
      limit(item.with { $0.scrollEdge = .inherited }, at: path)
      limit(item.scrollEdge, at: path + ["scrollEdge"])
    }
    return theme.with { $0.content = $0.content.withinLimits }
  }

  private func limit(_ edge: TabBarTheme.Setting<TabBarTheme.ScrollEdge>, at path: [String]) {
    if case .overlay(let overlay)? = edge.value { limit(overlay, at: path) }
  }

  private func limit<Part: Keyed>(_ part: Part, at path: [String]) {
    let changes = part.combined(.difference, with: part.withinLimits)
    for (path, value) in changes.json.settings(of: ObjectSchema(Part.self), at: path) {
      diagnostics.append(
        ThemeDiagnostic(
          .warning,
          "'\(path.joined(separator: "."))' becomes \(value.line), the nearest value that a theme "
            + "can have"
        )
      )
    }
  }

  func note(_ message: String, fix: String?) {
    diagnostics.append(ThemeDiagnostic(.note, message, fix: fix))
  }
}

extension TabBarTheme.Text {
  /// Sets the attributes in which a font differs from UIKit's default font.
  ///
  /// At least one is set, since a font that was set explicitly, even if it equals UIKit's, isn't
  /// inherited.
  @MainActor
  fileprivate mutating func setFont(_ font: UIFont, base: SystemTextStyle) {
    let weight = TabBarTheme.FontWeight(nearestTo: font)
    let design = TabBarTheme.FontDesign(font)
    if design == nil { family = .value(font.familyName) }
    if Double(font.pointSize) != base.size { size = .value(Double(font.pointSize)) }
    if weight != base.weight { self.weight = .value(weight) }
    if let design, design != .default { self.design = .value(design) }
    if font.isItalic { italic = .value(true) }
    if !setsFont { self.weight = .value(weight) }
  }
}

extension JSON {
  /// Returns the values in an object, with the paths of their keys.
  fileprivate func settings(
    of shape: ObjectSchema,
    at path: [String]
  ) -> [(path: [String], value: JSON)] {
    guard case .object(let members) = self else { return [] }
    return members.flatMap { member in
      let path = path + [member.key]
      if case .object(let inner)? = shape[member.key]?.shape, !inner.isValue {
        return member.value.settings(of: inner, at: path)
      }
      return [(path, member.value)]
    }
  }
}

extension TabBarTheme.Offset {
  /// Creates an offset whose leading side is the left one.
  init(_ offset: UIOffset) { self.init(leading: offset.horizontal, vertical: offset.vertical) }
}

extension TabBarTheme.Insets {
  /// Creates insets whose leading side is the left one.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top,
      leading: insets.left,
      bottom: insets.bottom,
      trailing: insets.right
    )
  }
}

extension TabBarTheme.Image.RenderingMode {
  fileprivate init(_ mode: UIImage.RenderingMode) {
    self =
      switch mode {
      case .alwaysOriginal: .alwaysOriginal
      case .alwaysTemplate: .alwaysTemplate
      default: .automatic
      }
  }
}

extension UIImage {
  /// Whether the image has no area, as `UIImage()`, a common way to remove an image.
  var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}
