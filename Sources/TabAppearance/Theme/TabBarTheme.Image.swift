extension TabBarTheme {
  /// An image of a theme.
  ///
  ///     let wave = TabBarTheme.Image.asset("Wave")
  ///     let mark = TabBarTheme.Image(.symbol("circle.fill"), renderingMode: .alwaysTemplate)
  ///     let typed = try TabBarTheme.Image("symbol:star")  // from text that is known at run time
  public struct Image: Hashable, Sendable {
    /// Where an image comes from.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Source: Hashable, Sendable {
      /// An image of an asset catalog or a bundle, by name; `asset:NAME` in a theme file.
      ///
      /// It is looked for in the bundle that the theme came from, then in the app's main bundle.
      case asset(String)

      /// A symbol of the system, by name; `symbol:NAME` in a theme file.
      case symbol(String)

      /// The bytes of a PNG file; `data:image/png;base64,…` in a theme file.
      case png([UInt8])
    }

    /// How the colors of an image are used, under the names of `UIImage.RenderingMode`.
    public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
      /// As UIKit does in that place.
      case automatic

      /// As they are.
      case alwaysOriginal

      /// Not at all: the shape takes the tint color.
      case alwaysTemplate
    }

    /// How the middle of an image fills what its caps leave, under the names of
    /// `UIImage.ResizingMode`.
    public enum ResizingMode: String, Hashable, Sendable, CaseIterable {
      /// Again and again.
      case tile

      /// Once, scaled.
      case stretch
    }

    /// Where the image comes from.
    public var source: Source

    /// How its colors are used.
    public var renderingMode: RenderingMode

    /// The pixels per point of a PNG, 1 or more; other sources know their own.
    public var scale: Double { didSet { Self.check(scale) } }

    /// The parts at the edges that keep their size where the image fills a rectangle, in points, with
    /// the left edge as the leading one; `nil` for none.
    public var capInsets: Insets?

    /// How the rest fills the rectangle; `nil` tiles it if there are ``capInsets``, and scales the
    /// whole image otherwise.
    public var resizingMode: ResizingMode?

    /// Creates an image.
    ///
    /// - Parameters:
    ///   - source: Where the image comes from.
    ///   - renderingMode: How its colors are used.
    ///   - scale: The pixels per point of a PNG, 1 or more.
    ///   - capInsets: The parts at the edges that keep their size, in points.
    ///   - resizingMode: How the rest fills a rectangle.
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

    /// An image of an asset catalog or a bundle.
    ///
    /// - Parameter name: Its name.
    /// - Returns: The image.
    public static func asset(_ name: String) -> Self { Self(.asset(name)) }

    /// A symbol of the system.
    ///
    /// - Parameter name: Its name.
    /// - Returns: The image.
    public static func symbol(_ name: String) -> Self { Self(.symbol(name)) }

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
      "How the colors of the image are used."
    ),
    .plain("scale", \.scale, .imageScale, standard: 1, "The pixels per point of a PNG."),
    .optional(
      "capInsets",
      \.capInsets,
      .insets,
      "The parts at the edges that keep their size where the image fills a rectangle, in points."
    ),
    .optional("resizingMode", \.resizingMode, .choice(), "How the rest fills the rectangle."),
  ]
}

extension TabBarTheme.Setting<TabBarTheme.Image> {
  public static func asset(_ name: String) -> Self { .value(.asset(name)) }
  public static func symbol(_ name: String) -> Self { .value(.symbol(name)) }
}
