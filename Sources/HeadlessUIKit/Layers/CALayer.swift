public import Foundation

/// What a view's shape, border and shadow are, as values.
///
/// A layer belongs to a view and has no tree of its own; what isn't declared here isn't drawn.
open class CALayer: NSObject {
  /// The radius of the corners, in points; at most half of the shorter side counts.
  open var cornerRadius: CGFloat = 0

  /// The corners that the radius is for.
  open var maskedCorners = CACornerMask.all

  /// Whether what the layer holds is cut off at its shape; a shadow is cut off with it.
  open var masksToBounds = false

  /// The width of the border inside the shape, in points.
  open var borderWidth: CGFloat = 0

  /// The color of the border; nil draws none.
  open var borderColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

  /// The color of the shadow; nil casts none.
  open var shadowColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0

  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// How soft the shadow is, in points; taken as the standard deviation of its blur.
  open var shadowRadius: CGFloat = 3

  /// Ends the animations of what the layer shows.
  ///
  /// Here that is always their end; completions come when they are due, in UIKit at once and with false.
  open func removeAllAnimations() {}
}

/// Corners of a layer; the y axis grows downward.
public struct CACornerMask: OptionSet, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
