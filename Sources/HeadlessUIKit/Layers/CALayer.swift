public import Foundation

/// The opacity, mask, corners, border and shadow of a view, or content that is drawn without a view.
///
/// A layer belongs to a view, is a sublayer or is a mask; properties that aren't declared here aren't modelled.
open class CALayer: NSObject {
  /// The position and size in points, in the coordinates of the superlayer or the masked layer.
  ///
  /// The frame of a view's layer is that of the view.
  open var frame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set {
      bounds.size = newValue.size
      origin = newValue.origin
    }
  }
  private final var origin = CGPoint.zero

  /// The position and size in the layer's own coordinates, in points; a new size keeps the center.
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

  /// In the layer of a view, the subview directly below this sublayer; nil if the sublayer is below all subviews.
  final weak var subviewBelow: UIView?

  /// The sublayers, from back to front; nil if there are none.
  ///
  /// In the layer of a view, these are the layers that the app added and the layers of the subviews.
  open var sublayers: [CALayer]? {
    get { storedSublayers.isEmpty ? nil : storedSublayers }
    set {
      for layer in storedSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  open var superlayer: CALayer? { storedSuperlayer }

  /// Whether the layer and its sublayers are hidden.
  open var isHidden = false

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

  /// Replaces a sublayer by another layer in the same position; does nothing if it isn't a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, sublayers?.contains(oldLayer) == true else { return }
    newLayer.removeFromSuperlayer()
    let index = sublayers?.firstIndex(of: oldLayer) ?? 0
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  open func removeFromSuperlayer() {
    storedSuperlayer?.storedSublayers.removeAll { $0 === self }
    (storedSuperlayer, subviewBelow) = (nil, nil)
  }

  /// Inserts a layer, which has no superlayer, into the sublayers.
  func insert(_ layer: CALayer, at index: Int) {
    storedSublayers.insert(layer, at: min(max(0, index), storedSublayers.count))
    layer.storedSuperlayer = self
  }

  // MARK: - Looks

  /// The color that fills the layer's shape, below all else; nil is clear.
  open var backgroundColor: CGColor?

  /// The opacity, from 0 to 1; for a view's layer the alpha of the view.
  open var opacity: Float = 1

  /// The layer whose alpha channel masks the layer, its sublayers and its shadow; nil masks nothing.
  ///
  /// A mask of the mask, and the subviews of a view whose layer is the mask, aren't drawn.
  open var mask: CALayer?

  /// Draws the content of a subclass, above the background.
  func drawContents(in context: inout DrawingContext) {}

  /// The corner radius, in points, limited to half of the shorter side.
  open var cornerRadius: CGFloat = 0

  /// The corners that are rounded.
  open var maskedCorners = CACornerMask.all

  /// Whether the content is clipped to the layer's shape, which also hides the shadow.
  open var masksToBounds = false

  /// The width of the border inside the shape, in points.
  open var borderWidth: CGFloat = 0

  /// The color of the border; nil draws no border.
  open var borderColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

  /// The color of the shadow; nil draws no shadow.
  open var shadowColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0

  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The blur of the shadow, in points, taken as its standard deviation.
  open var shadowRadius: CGFloat = 3

  // Not with Core Graphics, whose paths would have to be converted.
  #if !canImport(CoreGraphics)
  /// The outline of the shadow, in the coordinates of the layer; nil takes the shape of the content.
  open var shadowPath: CGPath?
  #endif

  // MARK: - Animations

  final var storedAnimations: [(key: String?, animation: CAAnimation)] = []

  /// Removes the animations, and notifies their delegates.
  ///
  /// Completions of `UIView` animations are still called when they are due; UIKit calls them at once, with false.
  open func removeAllAnimations() {
    remove { _ in true }
  }
}

/// The layer of a view, which has the view's frame, background and visibility.
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

  /// A value that isn't sendable and doesn't leave the thread of the main actor.
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

  /// Returns the app's layers directly above a subview, from back to front; for nil, those below all subviews.
  func onSubview(_ view: UIView?) -> [CALayer] {
    storedSublayers.filter { $0.subviewBelow === view }
  }

  /// Draws the app's layers directly above a subview; for nil, those below all subviews.
  func draw(layersOn view: UIView?, in context: inout DrawingContext) {
    for layer in onSubview(view) { layer.drawInSuperlayer(&context) }
  }

  override func insert(_ layer: CALayer, at index: Int) {
    // The index counts the layers of subviews, too, which aren't stored here.
    let below = (sublayers ?? []).prefix(index)
    super.insert(layer, at: below.count { !($0 is ViewLayer) })
    layer.subviewBelow = below.lazy.compactMap { ($0 as? ViewLayer)?.view }.last
  }

  /// Attaches the layers above a subview to the subview below, before the first one is moved or removed.
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

  /// Runs a closure with the view; layers aren't isolated to the main actor, as in UIKit, but are used on it.
  @discardableResult
  private func ask<Result: Sendable>(_ question: @MainActor (UIView) -> Result) -> Result? {
    let view = view
    return MainActor.assumeIsolated { view.map { question($0) } }
  }
}

/// Corners of a layer; the y axis points down.
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
