extension UIBlurEffect {
  /// The strength and tint of a blur; styles named light or dark are fixed, others adapt.
  public enum Style: Int, Sendable {
    /// A blur lighter than its backdrop; a style from before the materials.
    case extraLight = 0

    /// A blur as light as its backdrop; a style from before the materials.
    case light = 1

    /// A blur darker than its backdrop; a style from before the materials.
    case dark = 2

    /// A blur that adapts to a light or dark interface.
    case regular = 4

    /// A blur that adapts to a light or dark interface, and that sets content apart more clearly.
    case prominent = 5

    /// The thinnest material, light or dark with the interface.
    case systemUltraThinMaterial = 6

    /// A thin material, light or dark with the interface.
    case systemThinMaterial = 7

    /// The material of medium thickness, light or dark with the interface.
    case systemMaterial = 8

    /// The thickest material, light or dark with the interface.
    case systemThickMaterial = 9

    /// The material of bars, light or dark with the interface.
    case systemChromeMaterial = 10

    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11

    /// A thin material, always light.
    case systemThinMaterialLight = 12

    /// The material of medium thickness, always light.
    case systemMaterialLight = 13

    /// The thickest material, always light.
    case systemThickMaterialLight = 14

    /// The material of bars, always light.
    case systemChromeMaterialLight = 15

    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16

    /// A thin material, always dark.
    case systemThinMaterialDark = 17

    /// The material of medium thickness, always dark.
    case systemMaterialDark = 18

    /// The thickest material, always dark.
    case systemThickMaterialDark = 19

    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }
}
