extension TabBarTheme {
  /// An image of a theme.
  ///
  ///     let wave = TabBarTheme.Image.asset("Wave")
  ///     let mark = TabBarTheme.Image(.symbol("circle.fill"), renderingMode: .alwaysTemplate)
  ///     let typed = try TabBarTheme.Image("symbol:star")  // from text that is known at run time
  public struct Image: Hashable, Sendable {
    /// The origin of an image.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Source: Hashable, Sendable {
      /// An image of an asset catalog or a bundle, by name; `asset:NAME` in a theme file.
      ///
      /// The bundle that the theme came from is searched first, then the app's main bundle.
      case asset(String)

      /// A symbol of the system, by name; `symbol:NAME` in a theme file.
      case symbol(String)

      /// The bytes of a PNG file; `data:image/png;base64,…` in a theme file.
      case png([UInt8])

      /// A gradient between two colors; `{ "from": …, "to": … }` in a theme file.
      ///
      /// A gradient is stretched to the size of the bar, the shadow or the selection indicator. The
      /// icon of an item can't be a gradient: the item keeps the app's icon.
      case gradient(Gradient)
    }

    /// The use of an image's colors, under the names of `UIImage.RenderingMode`.
    public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
      /// Rendered as UIKit renders images in that context by default.
      case automatic

      /// Rendered in its own colors.
      case alwaysOriginal

      /// Rendered as a template: its shape is filled with the tint color.
      case alwaysTemplate
    }

    /// The way in which the middle of an image fills the area between its caps, under the names of
    /// `UIImage.ResizingMode`.
    public enum ResizingMode: String, Hashable, Sendable, CaseIterable {
      /// Repeated in both directions.
      case tile

      /// Scaled to the size of the area.
      case stretch
    }

    /// The origin of the image.
    public var source: Source

    /// The use of the image's colors.
    public var renderingMode: RenderingMode

    /// The pixels per point of a PNG, 1 or more; other sources have their own scale.
    public var scale: Double { didSet { Self.check(scale) } }

    /// The insets of the edges that keep their size when the image is resized, in points, written
    /// for left-to-right layout; `nil` for none.
    public var capInsets: Insets?

    /// The way in which the middle is resized; `nil` tiles it if there are ``capInsets``, and
    /// scales the entire image otherwise.
    public var resizingMode: ResizingMode?

    /// Creates an image.
    ///
    /// - Parameters:
    ///   - source: The origin of the image.
    ///   - renderingMode: The use of its colors.
    ///   - scale: The pixels per point of a PNG, 1 or more.
    ///   - capInsets: The insets of the edges that keep their size, in points.
    ///   - resizingMode: The way in which the middle is resized.
    /// - Precondition: `scale` is 1 or more.
    public init(
      _ source: Source,
      renderingMode: RenderingMode = .automatic,
      scale: Double = 1,
      capInsets: Insets? = nil,
      resizingMode: ResizingMode? = nil
    ) {
      Self.check(scale)
      self.source = source
      self.renderingMode = renderingMode
      self.scale = scale
      self.capInsets = capInsets
      self.resizingMode = resizingMode
    }

    /// Returns an image of an asset catalog or a bundle.
    ///
    /// - Parameter name: The name of the image.
    /// - Returns: The image in automatic rendering mode.
    public static func asset(_ name: String) -> Self { Self(.asset(name)) }

    /// Returns a symbol of the system.
    ///
    /// - Parameter name: The name of the symbol.
    /// - Returns: The image in automatic rendering mode.
    public static func symbol(_ name: String) -> Self { Self(.symbol(name)) }

    /// Returns a gradient between two colors.
    ///
    /// - Parameters:
    ///   - from: The color at the top or the left edge.
    ///   - to: The color at the bottom or the right edge.
    ///   - axis: The direction of the gradient.
    /// - Returns: The image in automatic rendering mode.
    public static func gradient(
      from: Color,
      to: Color,
      axis: Gradient.Axis = .vertical
    ) -> Self { Self(.gradient(Gradient(from: from, to: to, axis: axis))) }

    /// The image if it can be an icon; `nil` for a gradient, which has no natural size.
    package var icon: Self? { if case .gradient = source { nil } else { self } }

    private static func check(_ scale: Double) {
      precondition(scale >= 1, "Image.scale must be at least 1 (was \(scale))")
    }
  }
}

extension TabBarTheme.Image: Keyed {
  package static let noun = "an image"
  package static let isValue = true
  package init() { self.init(.asset("")) }

  package static let keys: [Key<Self>] = [
    .plain("image", \.source, .imageSource, isRequired: true, "Where the image comes from."),
    .plain(
      "renderingMode",
      \.renderingMode,
      .choice(),
      standard: .automatic,
      "Whether the image keeps its own colors."
    ),
    .plain("scale", \.scale, .imageScale, standard: 1, "The pixels per point of a PNG."),
    .optional(
      "capInsets",
      \.capInsets,
      .insets,
      "The edges that keep their size when the image is resized, in points."
    ),
    .optional(
      "resizingMode",
      \.resizingMode,
      .choice(),
      "Whether the middle of the image is tiled or stretched."
    ),
  ]
}

extension TabBarTheme.Setting<TabBarTheme.Image> {
  public static func asset(_ name: String) -> Self { .value(.asset(name)) }
  public static func symbol(_ name: String) -> Self { .value(.symbol(name)) }
  public static func gradient(
    from: TabBarTheme.Color,
    to: TabBarTheme.Color,
    axis: TabBarTheme.Gradient.Axis = .vertical
  ) -> Self { .value(.gradient(from: from, to: to, axis: axis)) }
}
