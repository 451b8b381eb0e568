public import Foundation

/// A rectangle in a tree of views, which draws its content, lays out its subviews and receives touches.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UIAccessibilityIdentification {
  weak var storedSuperview: UIView?
  var storedSubviews: [UIView] = []
  weak var viewController: UIViewController?
  var needsLayout = true
  var storedLayoutState: LayoutState?
  private(set) var origin: CGPoint
  private var storedBounds: CGRect

  var inheritedTraits: UITraitCollection
  var storedTraits: UITraitCollection
  var storedTraitOverrides = TraitValues()
  var traitRegistrations = TraitChangeRegistrations()
  var storedTintColor: UIColor?
  var storedTintAdjustmentMode: UIView.TintAdjustmentMode?
  var storedSafeAreaInsets = UIEdgeInsets.zero
  var customization = Customization()

  /// The items of a bar, to which appearance proxies apply when they apply to the bar; none in other views.
  var barItems: [UIBarItem] { [] }

  /// Creates a view with a frame in its superview, in points.
  public init(frame: CGRect) {
    origin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    inheritedTraits = .current
    storedTraits = inheritedTraits
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Returns nil: archives aren't modelled, but subclasses must implement the initializer.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: - Geometry

  /// The position and size in the superview's coordinates, in points.
  ///
  /// With a transform, the smallest rectangle around the transformed bounds.
  open var frame: CGRect {
    get { transform.isIdentity ? untransformedFrame : bounds.applying(toSuperview) }
    set { untransformedFrame = transform.isIdentity ? newValue : undoingTransform(newValue) }
  }

  /// The frame before the transform applies; layout sets this frame, so that the transform survives.
  var untransformedFrame: CGRect {
    get { CGRect(origin: origin, size: storedBounds.size) }
    set {
      setGeometry(
        origin: newValue.origin,
        bounds: CGRect(origin: storedBounds.origin, size: newValue.size)
      )
    }
  }

  /// The position and size in the view's own coordinates, in points; a new size keeps the center.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      let growth = CGSize(
        width: newValue.width - storedBounds.width,
        height: newValue.height - storedBounds.height
      )
      setGeometry(
        origin: CGPoint(x: origin.x - growth.width / 2, y: origin.y - growth.height / 2),
        bounds: newValue
      )
    }
  }

  /// The center of the frame without the transform, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
    set {
      untransformedFrame.origin = CGPoint(
        x: newValue.x - storedBounds.width / 2,
        y: newValue.y - storedBounds.height / 2
      )
    }
  }

  /// The transform of the view about its center, which changes neither the bounds nor the center.
  open var transform = CGAffineTransform.identity {
    didSet { if transform != oldValue { updateSafeArea() } }
  }

  /// Sets origin and bounds together, so that callbacks see both changes.
  private func setGeometry(origin: CGPoint, bounds: CGRect) {
    let old = (origin: self.origin, bounds: storedBounds)
    guard origin != old.origin || bounds != old.bounds else { return }
    self.origin = origin
    storedBounds = bounds
    if translatesAutoresizingMaskIntoConstraints { constraintInputsDidChange() }
    if bounds.size != old.bounds.size {
      setNeedsLayout()
      autoresizeSubviews(from: old.bounds.size)
    }
    updateSafeArea()
    if bounds != old.bounds { boundsDidChange() }
  }

  /// Called when the bounds have changed, also by a new frame.
  func boundsDidChange() {}

  open var autoresizesSubviews = true
  open var autoresizingMask: UIView.AutoresizingMask = []

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(map(to: view))
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(map(to: view).inverted())
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(map(to: view))
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(map(to: view).inverted())
  }

  /// Returns the size that best fits the view: its present size, unless a subclass overrides this method.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The value for a dimension in which a view has no intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The natural size of the content, in points; `noIntrinsicMetric` in both dimensions unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Marks the intrinsic content size as changed, so that constraints are solved again.
  open func invalidateIntrinsicContentSize() {
    constraintInputsDidChange()
  }

  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  // MARK: - Hierarchy

  open var superview: UIView? { storedSuperview }

  /// The subviews, from back to front.
  open var subviews: [UIView] { storedSubviews }

  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { viewController ?? superview }

  open func addSubview(_ view: UIView) {
    insert(view, at: storedSubviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: storedSubviews.count)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  open func removeFromSuperview() {
    detachFromSuperview()
  }

  /// Whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Returns the first view with a tag, searching the view and then its descendants in depth.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: - Layout

  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out the tree at once, starting from the topmost superview in an unbroken chain that needs layout.
  open func layoutIfNeeded() {
    root.solveConstraints()
    var top = self
    while let superview = top.superview, superview.needsLayout { top = superview }
    top.settleLayout()
  }

  /// Sets the frames of the subviews that constraints position.
  open func layoutSubviews() {
    applyConstraints()
  }

  // MARK: - Constraints

  /// Whether the view's frame is used as constraints; false leaves its position to the constraints of the app.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedLayoutState?.translatesAutoresizingMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      layoutState.translatesAutoresizingMask = newValue
      constraintsDidChange()
      superview?.setNeedsLayout()
    }
  }

  /// Whether the view uses constraints even if no constraint is added to it; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before layout to change constraints.
  open func updateConstraints() {}

  open func layoutMarginsDidChange() {}

  /// The constraints that a view adds by itself, as a stack view does.
  var ownConstraints: [NSLayoutConstraint] { [] }

  /// The font of the view's single line of text, whose baseline is the view's; nil takes the bottom edge as baseline.
  var baselineFont: UIFont? { nil }

  /// The insets from the edges that bars and the device's screen cover, in points.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  open func safeAreaInsetsDidChange() {}

  // MARK: - Traits

  open var traitCollection: UITraitCollection { storedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style of the view and its descendants; unspecified inherits the style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { updateTraits() }
  }

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { constraintsDidChange() } }
  }

  /// The horizontal direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }

  /// Returns the direction of content in the language of the simulated system, which is left-to-right.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: - Looks

  @NSCopying open var backgroundColor: UIColor? {
    didSet { didCustomize(\UIView.backgroundColor) }
  }

  /// The color of controls: inherited from the superview if it isn't set, and blue if no superview sets it.
  // Implicitly unwrapped in UIKit, too.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? undimmedTintColor.dimmed(for: self) : undimmedTintColor }
    set {
      let previous = tintColor
      storedTintColor = newValue
      didCustomize(\UIView.tintColor) { (view: UIView, proxy: UIView) in
        view.tintColor = proxy.storedTintColor
      }
      if tintColor != previous { announceTintChange() }
      ownTintColorDidChange()
    }
  }

  /// Called when the tint color was set on the view itself.
  func ownTintColorDidChange() {}

  /// The adjustment of the tint color: dimmed as UIKit does below sheets and alerts, or normal.
  ///
  /// The getter never returns `automatic`.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { storedTintAdjustmentMode ?? superview?.tintAdjustmentMode ?? .normal }
    set {
      storedTintAdjustmentMode = newValue == .automatic ? nil : newValue
      announceTintChange()
    }
  }

  open func tintColorDidChange() {}

  /// The opacity of the view and its subviews, from 0 to 1.
  ///
  /// The value is stored in the layer as a `Float`: 0.3 becomes 0.30000001, as in UIKit.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      visibilityDidChange()
      superview?.subviewVisibilityDidChange()
    }
  }

  /// The layer with the view's mask, corners, border and shadow.
  open var layer: CALayer { storedLayer }
  private lazy var storedLayer: CALayer = ViewLayer(of: self)

  /// Whether subviews are clipped to the bounds; the layer's `masksToBounds`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set {
      layer.masksToBounds = newValue
      didCustomize(\UIView.clipsToBounds)
    }
  }
  open var contentMode: UIView.ContentMode = .scaleToFill

  /// A view whose alpha channel masks this view, in the coordinates of this view; nil masks nothing.
  open var mask: UIView?

  /// The pixels per point; without effect here, where the scale of a picture is that of its device or as requested.
  open var contentScaleFactor: CGFloat = 1

  func visibilityDidChange() {}
  func subviewVisibilityDidChange() {}

  /// Does nothing: every picture is drawn from scratch.
  open func setNeedsDisplay() {}

  /// Whether the view promises to fill its bounds with opaque content; without effect here.
  open var isOpaque = true

  /// Draws content of an app's subclass above the background and below all else; empty by default.
  open func draw(_ rect: CGRect) {}

  /// Records the view's content, between its background and its subviews.
  package func draw(in context: inout DrawingContext) {}

  /// Records the view and its subviews, inside its clip and at its opacity.
  func drawContents(in context: inout DrawingContext) {
    drawViewAndSubviews(in: &context)
  }

  // MARK: - Accessibility

  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none

  /// Whether assistive technologies ignore the siblings of the view.
  open var accessibilityViewIsModal = false

  /// Performs the escape gesture of assistive technologies; returns false if the gesture isn't handled.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The accessibility elements of a container, in reading order; nil derives them from the subviews.
  open var accessibilityElements: [Any]?

  /// Whether a long press shows the view in the large content viewer, which the stand-in stores and never shows.
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var largeContentImageInsets = UIEdgeInsets.zero
  open var scalesLargeContentImage = false

  // MARK: - Touches

  open var isUserInteractionEnabled = true

  /// Whether the view receives several touches at a time; gesture recognizers receive all touches in any case.
  open var isMultipleTouchEnabled = false
  var storedGestureRecognizers: [UIGestureRecognizer] = []

  /// Whether a gesture recognizer may begin on the view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: - Interactions

  var storedInteractions: [any UIInteraction] = []

  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for interaction in storedInteractions { detach(interaction) }
      for interaction in newValue { attach(interaction) }
    }
  }

  open func addInteraction(_ interaction: any UIInteraction) {
    attach(interaction)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    detach(interaction)
  }

  open var tag = 0

  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { window?.focusedView === self }

  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Returns the frontmost descendant at a point in the view's coordinates, or nil outside the view.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // UIKit ignores views of an opacity up to 0.01; documented.
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() where !view.isFlattened {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
