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

    /// -0.8, the thinnest.
    public static let ultraLight = Weight(-0.8)

    /// -0.6.
    public static let thin = Weight(-0.6)

    /// -0.4.
    public static let light = Weight(-0.4)

    /// 0, the weight of running text.
    public static let regular = Weight(0)

    /// 0.23.
    public static let medium = Weight(0.23)

    /// 0.3.
    public static let semibold = Weight(0.3)

    /// 0.4.
    public static let bold = Weight(0.4)

    /// 0.56.
    public static let heavy = Weight(0.56)

    /// 0.62, the thickest.
    public static let black = Weight(0.62)

    /// The name of the face of this weight, as in "Semibold".
    package var faceName: String { Self.faces[Self.nearestIndex(to: rawValue)].name }

    /// The weights that have names, the lightest first.
    static let all: [Weight] = faces.map(\.weight)

    static func nearestIndex(to value: CGFloat) -> Int {
      // The distance decreases up to the nearest weight, since the weights ascend.
      let all = all
      var index = 0
      while index + 1 < all.count,
        abs(all[index + 1].rawValue - value) < abs(all[index].rawValue - value)
      {
        index += 1
      }
      return index
    }

    /// The weight of a face by its name, as in "Semibold" or "DemiBold".
    static func named(_ name: Substring) -> Weight? {
      let name = name.lowercased()
      return (faces + otherNames).first { $0.name.lowercased() == name }?.weight
    }

    private static let faces: [(name: String, weight: Weight)] = [
      ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
      ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
      ("Black", .black),
    ]

    private static let otherNames: [(name: String, weight: Weight)] = [
      ("Roman", .regular), ("Book", .regular), ("DemiBold", .semibold),
    ]
  }
}
