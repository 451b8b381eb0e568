import TabUIKit

/// Collects the properties of appearance objects as lines of text.
@MainActor
struct AppearanceText {
  let traits: UITraitCollection
  private var lines: [(path: String, value: String)] = []

  init(traits: UITraitCollection) {
    self.traits = traits
  }

  /// The lines, sorted by path, each ended by a line feed.
  var sorted: String {
    lines.sorted { $0.path < $1.path }.map { "\($0.path): \($0.value)\n" }.joined()
  }

  /// Puts another value in a line that is there.
  mutating func replace(_ path: String, by value: String) {
    if let index = lines.firstIndex(where: { $0.path == path }) { lines[index].value = value }
  }

  mutating func add(_ path: String, _ value: String) {
    lines.append((path, value))
  }

  mutating func add(_ appearance: UITabBarAppearance, under path: String?) {
    let prefix = path.map { "\($0)." } ?? ""
    add(bar: appearance, under: "\(prefix)bar")
    for layout in ItemLayout.allCases {
      for state in ItemStateName.allCases {
        add(appearance[layout][state], under: "\(prefix)\(layout).\(state)")
      }
    }
  }

  private mutating func add(bar: UITabBarAppearance, under path: String) {
    add("\(path).backgroundColor", color(bar.backgroundColor))
    add("\(path).backgroundEffect", effect(bar.backgroundEffect))
    add("\(path).backgroundImage", image(bar.backgroundImage))
    add("\(path).backgroundImageContentMode", mode(bar.backgroundImageContentMode))
    add("\(path).selectionIndicatorImage", image(bar.selectionIndicatorImage))
    add("\(path).selectionIndicatorTintColor", color(bar.selectionIndicatorTintColor))
    add("\(path).shadowColor", color(bar.shadowColor))
    add("\(path).shadowImage", image(bar.shadowImage))
    add("\(path).stackedItemPositioning", positioning(bar.stackedItemPositioning))
    add("\(path).stackedItemSpacing", number(bar.stackedItemSpacing))
    add("\(path).stackedItemWidth", number(bar.stackedItemWidth))
  }

  private mutating func add(_ state: UITabBarItemStateAppearance, under path: String) {
    add("\(path).badgeBackgroundColor", color(state.badgeBackgroundColor))
    add("\(path).badgePositionAdjustment", offset(state.badgePositionAdjustment))
    add("\(path).badgeTitlePositionAdjustment", offset(state.badgeTitlePositionAdjustment))
    add(state.badgeTextAttributes, under: "\(path).badgeText")
    add("\(path).iconColor", color(state.iconColor))
    add("\(path).titlePositionAdjustment", offset(state.titlePositionAdjustment))
    add(state.titleTextAttributes, under: "\(path).title")
  }

  private mutating func add(_ attributes: [NSAttributedString.Key: Any], under path: String) {
    add("\(path).color", color(attributes[.foregroundColor] as? UIColor))
    add("\(path).font", font(attributes[.font] as? UIFont))
    // Hardly any theme has these; where they are absent, so are their lines.
    if let kern = attributes[.kern] as? NSNumber {
      add("\(path).kern", number(CGFloat(kern.doubleValue)))
    }
    if let shadow = attributes[.shadow] as? NSShadow { add("\(path).shadow", self.shadow(shadow)) }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      add("\(path).paragraph", paragraph(style))
    }
  }
}
