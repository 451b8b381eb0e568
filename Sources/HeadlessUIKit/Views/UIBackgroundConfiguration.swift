public import Foundation

/// The background of a button: a color, an image over it and a stroke around both.
@MainActor public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Returns a background without a color.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The color; nil leaves it to the button.
  public var backgroundColor: UIColor?

  /// The image over the color, clipped to the corners; nil draws none.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The corner radius, in points, as the corner style of a button uses it.
  public var cornerRadius: CGFloat = 0

  /// The color of the stroke; nil draws none.
  public var strokeColor: UIColor?

  /// The width of the stroke inside the edge, in points.
  public var strokeWidth: CGFloat = 0
}
