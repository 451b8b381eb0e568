extension TabBarTheme {
  /// A gradient between two colors: the source of an image that is stretched over the bar, its shadow
  /// or the selection indicator.
  ///
  ///     theme.bar.backgroundImage = .gradient(from: "{brand}", to: "#101828", axis: .horizontal)
  ///
  /// The colors between the two are interpolated in sRGB, multiplied by their opacities. Each style
  /// and each contrast has its own gradient.
  public struct Gradient: Hashable, Sendable {
    /// The direction of a gradient.
    public enum Axis: String, Hashable, Sendable, CaseIterable {
      /// From the top edge to the bottom edge.
      case vertical

      /// From the left edge to the right edge; UIKit doesn't mirror images of bars.
      case horizontal
    }

    /// The color at the top or the left edge.
    public var from: Color

    /// The color at the bottom or the right edge.
    public var to: Color

    /// The direction of the gradient.
    public var axis: Axis

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - from: The color at the top or the left edge.
    ///   - to: The color at the bottom or the right edge.
    ///   - axis: The direction of the gradient.
    public init(from: Color, to: Color, axis: Axis = .vertical) {
      self.from = from
      self.to = to
      self.axis = axis
    }
  }
}

extension TabBarTheme.Gradient: Keyed {
  package static let noun = "a gradient"
  package static let isValue = true
  package init() { self.init(from: .system(.clear), to: .system(.clear)) }

  package static let keys: [Key<Self>] = [
    .plain("from", \.from, .color, isRequired: true, "The color at the top or the left edge."),
    .plain("to", \.to, .color, isRequired: true, "The color at the bottom or the right edge."),
    .plain("axis", \.axis, .choice(), standard: .vertical, "The direction of the gradient."),
  ]
}
