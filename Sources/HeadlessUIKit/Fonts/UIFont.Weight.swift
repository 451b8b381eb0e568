extension UIFont {
  /// The weight of a font, from -1 to 1; regular is 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The thinnest weight, -0.8.
    public static let ultraLight = Weight(-0.8)

    /// A weight of -0.6.
    public static let thin = Weight(-0.6)

    /// A weight of -0.4.
    public static let light = Weight(-0.4)

    /// The weight of running text, 0.
    public static let regular = Weight(0)

    /// A weight of 0.23.
    public static let medium = Weight(0.23)

    /// A weight of 0.3.
    public static let semibold = Weight(0.3)

    /// A weight of 0.4.
    public static let bold = Weight(0.4)

    /// A weight of 0.56.
    public static let heavy = Weight(0.56)

    /// The heaviest weight, 0.62.
    public static let black = Weight(0.62)

    /// The name of the face with the nearest named weight, such as "Semibold".
    var faceName: String { Self.faces[Self.nearestIndex(to: rawValue)].name }

    /// The named weights, the lightest first.
    static let all: [Weight] = faces.map(\.weight)

    /// Returns the index of the named weight that is nearest to a value.
    static func nearestIndex(to value: CGFloat) -> Int {
      // The weights ascend, so the distance decreases up to the nearest one.
      let all = all
      var index = 0
      while index + 1 < all.count,
        abs(all[index + 1].rawValue - value) < abs(all[index].rawValue - value)
      {
        index += 1
      }
      return index
    }

    /// Returns the weight of a face name, such as "Semibold" or "DemiBold"; nil for an unknown name.
    static func named(_ name: Substring) -> Weight? {
      let name = name.lowercased()
      return (faces + otherNames).first { $0.name.lowercased() == name }?.weight
    }

    private static let faces: [(name: String, weight: Weight)] = [
      ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
      ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
      ("Black", .black),
    ]

    /// Names of faces that other families use for the same weights.
    private static let otherNames: [(name: String, weight: Weight)] = [
      ("Roman", .regular), ("Book", .regular), ("DemiBold", .semibold),
    ]
  }
}
