import TabAppearance
import TabUIKit

extension UITabBar {
  /// Returns the standard appearance; if it is UIKit's, with the settings of the bar's properties
  /// from before iOS 13.
  func appearanceWithOlderProperties(_ importer: AppearanceImporter) -> UITabBarAppearance {
    let imported = TabBarTheme.Appearance(
      importing: standardAppearance,
      at: "",
      with: importer.trial()
    )
    guard imported == .init() else {
      for name in olderProperties {
        importer.leaveOut(name, because: "it has no effect on a bar with an appearance", fix: nil)
      }
      return standardAppearance
    }
    let appearance = standardAppearance.copy()
    if barStyle == .black {
      importer.leaveOut(
        "barStyle",
        because: "a theme has no style of the bar alone",
        fix: #"write an effect, as in '"backgroundEffect": "systemChromeMaterialDark"'"#
      )
    }
    apply(olderPropertiesTo: appearance)
    if backgroundImage == nil, shadowImage != nil {
      importer.leaveOut(
        "shadowImage",
        because: "it has no effect without 'backgroundImage'",
        fix: nil
      )
    }
    return appearance
  }

  /// Whether the background image was set by the property from before iOS 13, which UIKit tiles
  /// (documented).
  var tilesBackgroundImage: Bool {
    backgroundImage.map { $0.resizingMode == .tile && $0.capInsets == .zero } ?? false
  }

  /// The names of the properties from before iOS 13 that have been set.
  private var olderProperties: [String] {
    [
      ("barStyle", barStyle != .default),
      ("isTranslucent", !isTranslucent),
      ("barTintColor", barTintColor != nil),
      ("backgroundImage", backgroundImage != nil),
      ("shadowImage", shadowImage != nil),
      ("selectionIndicatorImage", selectionIndicatorImage != nil),
      ("itemPositioning", itemPositioning != .automatic),
      ("itemWidth", itemWidth != 0),
      ("itemSpacing", itemSpacing != 0),
    ]
    .filter(\.1).map(\.0)
  }

  /// Reports the background color of the view, which themes can't have.
  func reportColor(_ importer: AppearanceImporter) {
    if let backgroundColor, backgroundColor.alphaComponent > 0 {
      importer.leaveOut(
        "backgroundColor",
        because: "it is the color of the view, behind the background of the bar",
        fix: "set it on the appearance"
      )
    }
  }

  /// Reports views and layers that the app has added to the bar, and settings of the bar's layer:
  /// themes have none.
  ///
  /// Views and layers are the app's if a new bar with as many items doesn't have them.
  func reportAdditions(_ importer: AppearanceImporter) {
    let new = UITabBar(frame: frame)
    new.items = items?.map { _ in UITabBarItem() }
    var types = new.inWindow(of: self) { () -> [ObjectIdentifier] in
      new.layoutIfNeeded()
      return new.contents.map { ObjectIdentifier(type(of: $0)) }
    }
    for part in contents {
      if let index = types.firstIndex(of: ObjectIdentifier(type(of: part))) {
        types.remove(at: index)
      } else {
        importer.leaveOut(
          "\(type(of: part))",
          because: "the app has added it to the bar, and a theme has neither views nor layers",
          fix: nil
        )
      }
    }
    let settings = [
      ("borderWidth", layer.borderWidth > 0), ("cornerRadius", layer.cornerRadius > 0),
      ("shadowOpacity", layer.shadowOpacity > 0), ("mask", layer.mask != nil),
    ]
    for (name, _) in settings.filter(\.1) {
      importer.leaveOut("layer.\(name)", because: "a theme has no layers", fix: nil)
    }
  }

  /// The subviews, and the sublayers that aren't those of subviews.
  private var contents: [AnyObject] {
    let layers = (layer.sublayers ?? []).filter { sublayer in
      !subviews.contains { $0.layer === sublayer }
    }
    return (subviews as [AnyObject]) + layers
  }

  /// Reports the settings of single items.
  func reportItems(_ importer: AppearanceImporter) {
    let items = items ?? []
    for (index, item) in items.enumerated() {
      for (name, appearance) in [
        ("standard", item.standardAppearance), ("scrollEdge", item.scrollEdgeAppearance),
      ] where appearance != nil {
        importer.leaveOut(
          "items.\(index).\(name)",
          because: "the appearance of a single item isn't imported with the bar",
          fix: "import it into a theme of its own"
        )
      }
    }
    let parts = items.reduce(into: UITabBarItem.Parts()) { $0.formUnion($1.ownParts) }
    if !parts.isEmpty {
      importer.note("of 'items', \(parts.names) are left out: they are the app's", fix: nil)
    }
  }
}

extension UIColor {
  fileprivate var alphaComponent: CGFloat {
    var alpha: CGFloat = 1
    return getRed(nil, green: nil, blue: nil, alpha: &alpha) ? alpha : 1
  }
}

extension UITabBarItem {
  /// The properties of an item that can be set, besides appearances.
  fileprivate struct Parts: OptionSet {
    let rawValue: Int
    static let images = Parts(rawValue: 1)
    static let badges = Parts(rawValue: 2)
    static let positions = Parts(rawValue: 4)
    static let textAttributes = Parts(rawValue: 8)

    var names: String {
      let all: [(Parts, String)] = [
        (.images, "images"), (.badges, "badges"), (.positions, "offsets and insets"),
        (.textAttributes, "attributes of text"),
      ]
      return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
  }

  fileprivate var ownParts: Parts {
    let states: [UIControl.State] = [.normal, .selected, .disabled, .focused]
    let attributes = states.flatMap {
      [titleTextAttributes(for: $0), badgeTextAttributes(for: $0)]
    }
    var parts: Parts = []
    if image != nil || selectedImage != nil || landscapeImagePhone != nil { parts.insert(.images) }
    if badgeValue != nil || badgeColor != nil { parts.insert(.badges) }
    if titlePositionAdjustment != .zero || imageInsets != .zero { parts.insert(.positions) }
    if attributes.contains(where: { $0?.isEmpty == false }) { parts.insert(.textAttributes) }
    return parts
  }
}
