import Foundation
import TabColors
import TabFiles

/// A color set of an asset catalog.
struct CatalogColor: Hashable, Sendable {
  private struct Variant: Hashable {
    let conditions: AssetConditions
    let color: UIColor
  }

  private var variants: [Variant] = []

  init(_ set: AssetSet) throws(AssetProblem) {
    for (conditions, variant) in try set.variants("colors") {
      // A variant without a color is an empty well in Xcode.
      guard let value = variant["color"] else { continue }
      guard let value = value as? [String: Any] else {
        throw set.problem("'color' must be an object")
      }
      guard let color = try Self.color(value, in: set) else { continue }
      variants.append(Variant(conditions: conditions, color: color))
    }
    if variants.isEmpty { throw set.problem("the set holds no color for an iPhone or iPad") }
  }

  func uiColor(for traits: UITraitCollection) -> UIColor {
    AssetConditions.best(variants, \.conditions, for: traits)[0].color
  }

  /// Reads a color, or returns nil for a color of another platform.
  private static func color(
    _ value: [String: Any],
    in set: AssetSet
  ) throws(AssetProblem) -> UIColor? {
    if let reference = value["reference"] as? String {
      guard ["ios", "universal"].contains(value["platform"] as? String ?? "ios") else { return nil }
      // A system color, by the name of its property: `systemRedColor`.
      guard reference.hasSuffix("Color"),
        let name = SystemColorName(rawValue: String(reference.dropLast(5)))
      else { throw set.problem("'\(reference)' isn't a color of the system") }
      return UIColor(.system(name))
    }
    guard let parts = value["components"] as? [String: Any] else {
      throw set.problem("a color must have 'components' or a 'reference'")
    }
    func component(_ name: String) throws(AssetProblem) -> Double {
      // Xcode 9 wrote numbers (ColorAssetCatalog PR#8).
      if let number = parts[name] as? Double { return number }
      let text = parts[name] as? String ?? ""
      guard let number = CatalogComponent.value(of: text) else {
        throw set.problem("'\(name)' is '\(text)'; it must be as in '0.400', '102' or '0x66'")
      }
      return number
    }
    let alpha = parts["alpha"] == nil ? 1 : try component("alpha")
    if parts["white"] != nil {
      return UIColor(white: CGFloat(try component("white")), alpha: CGFloat(alpha))
    }
    let components = ColorComponents(
      red: try component("red"),
      green: try component("green"),
      blue: try component("blue"),
      alpha: alpha
    )
    switch value["color-space"] as? String ?? "srgb" {
    case "srgb", "extended-srgb": return UIColor(.components(components))
    case "extended-linear-srgb":
      return UIColor(.components(components.converted(from: .linearSRGB)))
    case "display-p3": return UIColor(.displayP3(components))
    case let space:
      throw set.problem(
        "the color space '\(space)' isn't known; choose sRGB, Display P3 or a gray in Xcode"
      )
    }
  }
}
