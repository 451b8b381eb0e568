extension SimulatedSystem {
  /// The look of a system's bars: a design for each position of a bar.
  ///
  /// A system with another look needs another value of this type, with its designs.
  package struct Look: Hashable, Sendable, CustomStringConvertible {
    /// The name, which is unique among looks.
    package let description: String

    /// The bar at the bottom of the screen.
    let bottom: any BarDesign

    /// The bar at the bottom with titles next to the icons.
    let inline: any BarDesign

    /// The bar of a controller at the top of an iPad, from iOS 18 on.
    let top: any BarDesign

    /// Whether a large iPhone in landscape has inline items; other iPhones there have compact inline items.
    let hasInlinePhones: Bool

    init(
      _ name: String,
      bottom: any BarDesign,
      inline: (any BarDesign)? = nil,
      top: any BarDesign,
      hasInlinePhones: Bool = true
    ) {
      self.description = name
      self.bottom = bottom
      self.inline = inline ?? bottom
      self.top = top
      self.hasInlinePhones = hasInlinePhones
    }

    /// Whether items return no frames, if that behavior of glass is simulated.
    var hidesItemFrames: Bool {
      self == .glass && SimulatedSystem.has(.glassTellsNoFrames)
    }

    /// Bar, hairline and material, as on iOS 13 to 18.
    package static let classic = Look(
      "classic",
      bottom: ClassicBar(),
      top: TopBar(
        platterStyle: .material,
        place: PadBarFacts.placeOnIOS18,
        inference: "the bar at the top of an iPad with iOS 18 is inferred from that of iOS 26"
      )
    )

    /// A floating platter, as on iOS 26 and later.
    package static let glass = Look(
      "glass",
      bottom: GlassBar(),
      inline: GlassLandscapeBar(),
      top: TopBar(),
      // Seen on iOS 26.5 (react-native-screens).
      hasInlinePhones: false
    )

    /// Returns the default look of a version of iOS.
    static func usual(for version: OSVersion) -> Look { version < OSVersion(26) ? classic : glass }

    package static func == (left: Look, right: Look) -> Bool {
      left.description == right.description
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(description)
    }
  }

  /// Returns the design of a bar by the system's look and the bar's position.
  @MainActor func design(of bar: UITabBar) -> any BarDesign {
    if bar.hasControllerOfRegularWidth, bar.layoutTraits.isPad,
      osVersion >= OSVersion(PadBarFacts.firstVersion.value)
    {
      return look.top
    }
    return bar.layoutTraits.itemLayout == .stacked ? look.bottom : look.inline
  }
}
