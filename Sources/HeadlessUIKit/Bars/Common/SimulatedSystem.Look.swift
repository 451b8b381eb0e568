extension SimulatedSystem {
  /// How a system draws bars: the designs that it has for the places of a bar.
  ///
  /// A system with another look is another value here, with its designs.
  package struct Look: Hashable, Sendable, CustomStringConvertible {
    /// The name, which no two looks share.
    package let description: String

    /// The bar at the bottom of the screen.
    let bottom: any BarDesign

    /// The bar at the bottom where titles stand beside their icons.
    let inline: any BarDesign

    /// The bar of a controller at the top of an iPad, from iOS 18 on.
    let top: any BarDesign

    init(
      _ name: String,
      bottom: any BarDesign,
      inline: (any BarDesign)? = nil,
      top: any BarDesign
    ) {
      self.description = name
      self.bottom = bottom
      self.inline = inline ?? bottom
      self.top = top
    }

    /// Bar, hairline and material, as on iOS 13 to 18.
    package static let classic = Look(
      "classic",
      bottom: ClassicBar(),
      top: TopBar(
        platterStyle: .material,
        inference: "the bar at the top of an iPad with iOS 18 is inferred from that of iOS 26"
      )
    )

    /// A floating platter, as on iOS 26 and later.
    package static let glass = Look(
      "glass",
      bottom: GlassBar(),
      inline: GlassInlineBar(),
      top: TopBar()
    )

    /// The look of a version, unless an app asks for another.
    static func usual(for version: OSVersion) -> Look { version < OSVersion(26) ? classic : glass }

    package static func == (left: Look, right: Look) -> Bool {
      left.description == right.description
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(description)
    }
  }

  /// How a bar is laid out and drawn: by the look, and by where the bar is.
  @MainActor func design(of bar: UITabBar) -> any BarDesign {
    let isAtTop =
      bar.isManaged && bar.layoutTraits.isPad && bar.layoutTraits.hasRegularWidth
      && osVersion >= OSVersion(PadBarFacts.firstVersion.value)
    if isAtTop { return look.top }
    return bar.layoutTraits.itemLayout == .stacked ? look.bottom : look.inline
  }
}
