extension UIBlurEffect {
  /// The strength and tint of a blur; those named light or dark are fixed, other materials adapt.
  public enum Style: Int, Sendable {
    /// A blur lighter than what is below; like the next two from before the materials.
    case extraLight = 0

    /// A blur as light as what is below.
    case light = 1

    /// A blur darker than what is below.
    case dark = 2

    /// A blur that adapts to light and dark.
    case regular = 4

    /// A blur that adapts, on which content stands out more.
    case prominent = 5

    /// The most see-through material, light or dark with the interface.
    case systemUltraThinMaterial = 6

    /// A material more see-through than the middle one, light or dark with the interface.
    case systemThinMaterial = 7

    /// The material of the middle, light or dark with the interface.
    case systemMaterial = 8

    /// The material that shows least, light or dark with the interface.
    case systemThickMaterial = 9

    /// The material of bars, light or dark with the interface.
    case systemChromeMaterial = 10

    /// The most see-through material, always light.
    case systemUltraThinMaterialLight = 11

    /// A thin material, always light.
    case systemThinMaterialLight = 12

    /// The material of the middle, always light.
    case systemMaterialLight = 13

    /// The material that shows least, always light.
    case systemThickMaterialLight = 14

    /// The material of bars, always light.
    case systemChromeMaterialLight = 15

    /// The most see-through material, always dark.
    case systemUltraThinMaterialDark = 16

    /// A thin material, always dark.
    case systemThinMaterialDark = 17

    /// The material of the middle, always dark.
    case systemMaterialDark = 18

    /// The material that shows least, always dark.
    case systemThickMaterialDark = 19

    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }
}
