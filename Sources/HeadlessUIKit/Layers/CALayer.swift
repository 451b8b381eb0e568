public import Foundation

/// What the opacity, mask, shape, border and shadow of a view are, as values, and what is drawn without a view.
///
/// A layer belongs to a view, is in another layer or masks one; what isn't declared here isn't drawn.
open class CALayer: NSObject {
  /// The place in the coordinates of the layer that has or masks this one, in points; of a view's layer the view's frame.
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

  /// The center of the frame.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }

  // MARK: - Tree

  final var storedSublayers: [CALayer] = []
  final weak var storedSuperlayer: CALayer?

  /// The subview that this layer lies on, in the layer of a view; nil if no subview is below.
  final weak var subviewBelow: UIView?

  /// The layers that are drawn in this one; nil for none.
  ///
  /// Those of a view's layer are its app's layers and those of the subviews, from back to front.
  open var sublayers: [CALayer]? {
    get { storedSublayers.isEmpty ? nil : storedSublayers }
    set {
      for layer in storedSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  open var superlayer: CALayer? { storedSuperlayer }

  /// Whether the layer and what is in it are left out.
  open var isHidden = false

  /// A name for the layer.
  open var name: String?

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.count ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    insert(layer, at: Int(idx))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + 1 } ?? sublayers?.count ?? 0)
  }

  open func removeFromSuperlayer() {
    storedSuperlayer?.storedSublayers.removeAll { $0 === self }
    (storedSuperlayer, subviewBelow) = (nil, nil)
  }

  /// Puts a layer that is in none among the sublayers.
  func insert(_ layer: CALayer, at index: Int) {
    storedSublayers.insert(layer, at: min(max(0, index), storedSublayers.count))
    layer.storedSuperlayer = self
  }

  // MARK: - Looks

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

  // MARK: - Animations

  final var storedAnimations: [(key: String?, animation: CAAnimation)] = []

  /// Ends the animations of what the layer shows.
  ///
  /// Here that is always their end; completions of the view's animations come when they are due, in UIKit at once and with
  /// false.
  open func removeAllAnimations() {
    remove { _ in true }
  }
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

  override var isHidden: Bool {
    get { ask { $0.isHidden } ?? false }
    set { ask { $0.isHidden = newValue } }
  }

  // MARK: - Tree

  override var superlayer: CALayer? { ask { Kept($0.superview?.layer) }?.value }

  /// What stays on the thread that asks for it.
  private struct Kept<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  override var sublayers: [CALayer]? {
    get {
      let views = ask { view in Kept(view.subviews.map { ($0, $0.layer) }) }?.value ?? []
      let all = onSubview(nil) + views.flatMap { view, layer in [layer] + onSubview(view) }
      return all.isEmpty ? nil : all
    }
    set { super.sublayers = newValue }
  }

  /// The layers that lie on a subview, or below all subviews, from back to front.
  func onSubview(_ view: UIView?) -> [CALayer] {
    storedSublayers.filter { $0.subviewBelow === view }
  }

  /// Draws the layers that lie on a subview, or below all subviews.
  func draw(layersOn view: UIView?, in context: inout DrawingContext) {
    for layer in onSubview(view) { layer.drawInSuperlayer(&context) }
  }

  override func insert(_ layer: CALayer, at index: Int) {
    let below = (sublayers ?? []).prefix(index)
    super.insert(layer, at: below.count { !($0 is ViewLayer) })
    layer.subviewBelow = below.lazy.compactMap { ($0 as? ViewLayer)?.view }.last
  }

  /// Has the layers on a subview lie on the one below it, before it is moved or taken out.
  func leave(_ subview: UIView, for below: UIView?) {
    for layer in storedSublayers where layer.subviewBelow === subview { layer.subviewBelow = below }
  }

  override func removeFromSuperlayer() {
    ask { $0.removeFromSuperview() }
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
