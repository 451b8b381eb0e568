public import Foundation

/// What the opacity, mask, shape, border and shadow of a view are, as values.
///
/// A layer belongs to a view or masks another layer, and has no tree of its own; what isn't declared here isn't drawn.
open class CALayer: NSObject {
  /// The place in the coordinates of the layer that this one masks, in points; of a view's layer the frame of the view.
  open var frame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set {
      bounds.size = newValue.size
      origin = newValue.origin
    }
  }
  private final var origin = CGPoint.zero

  /// The place in the layer's own coordinates, in points; a new size leaves the center where it is.
  open var bounds = CGRect.zero {
    didSet {
      origin.x -= (bounds.width - oldValue.width) / 2
      origin.y -= (bounds.height - oldValue.height) / 2
    }
  }

  /// The color inside the shape, below everything else; nil is clear.
  open var backgroundColor: CGColor?

  /// The opacity, from 0 to 1; of a view's layer that of the view.
  open var opacity: Float = 1

  /// The layer whose alpha everything is multiplied by, the shadow too; nil masks nothing.
  ///
  /// Of the mask everything is drawn but a mask of its own, and the subviews of a view whose layer it is.
  open var mask: CALayer?

  /// Draws what the layer itself has on its background.
  func drawContents(in context: inout DrawingContext) {}

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

/// The layer of a view, which has the view's place and background.
final class ViewLayer: CALayer {
  private weak var view: UIView?

  init(of view: UIView) {
    self.view = view
  }

  override var frame: CGRect {
    get { ask { $0.frame } ?? .zero }
    set { ask { $0.frame = newValue } }
  }

  override var bounds: CGRect {
    get { ask { $0.bounds } ?? .zero }
    set { ask { $0.bounds = newValue } }
  }

  override var backgroundColor: CGColor? {
    get { ask { $0.backgroundColor?.resolvedColor(with: $0.traitCollection).cgColor } ?? nil }
    set { ask { $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } } }
  }

  /// Asks the view for something, or has it do something; layers are as little bound to the main actor as in UIKit.
  @discardableResult
  private func ask<Result: Sendable>(_ question: @MainActor (UIView) -> Result) -> Result? {
    let view = view
    return MainActor.assumeIsolated { view.map { question($0) } }
  }
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
