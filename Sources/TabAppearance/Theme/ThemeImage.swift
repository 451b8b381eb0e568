/// An image of a theme.
///
///     let wave: ThemeImage = "asset:Wave"
///     let mark = ThemeImage(.symbol("circle.fill"), renderingMode: .alwaysTemplate)
public struct ThemeImage: Hashable, Sendable {
  /// Where an image comes from.
  public enum Source: Hashable, Sendable {
    /// An image of the app's main bundle, by name; `asset:NAME` in a theme file.
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

  /// Where the image comes from.
  public var source: Source

  /// How its colors are used.
  public var renderingMode: RenderingMode

  /// The pixels per point of a PNG, 1 or more; other sources know their own.
  public var scale: Double

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - source: Where the image comes from.
  ///   - renderingMode: How its colors are used.
  ///   - scale: The pixels per point of a PNG, 1 or more.
  public init(
    _ source: Source,
    renderingMode: RenderingMode = .automatic,
    scale: Double = 1
  ) {
    precondition(scale >= 1, "ThemeImage.scale must be at least 1 (was \(scale))")
    self.source = source
    self.renderingMode = renderingMode
    self.scale = scale
  }
}
