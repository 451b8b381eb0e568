public import Foundation

/// A rectangle in a tree of views: it has a place, draws its content and lays out its subviews.
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

  /// The items of a bar, to which appearance proxies apply with it.
  var barItems: [UIBarItem] { [] }

  /// Creates a view at a place in its superview, in points.
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

  /// The place in the coordinates of the superview, in points.
  ///
  /// With a transform it is the smallest rectangle around the transformed bounds.
  open var frame: CGRect {
    get { transform.isIdentity ? untransformedFrame : bounds.applying(toSuperview) }
    set { untransformedFrame = transform.isIdentity ? newValue : undoingTransform(newValue) }
  }

  /// What the frame is without the transform: what layout places a view by, whose transform stays as it is.
  var untransformedFrame: CGRect {
    get { CGRect(origin: origin, size: storedBounds.size) }
    set {
      setGeometry(
        origin: newValue.origin,
        bounds: CGRect(origin: storedBounds.origin, size: newValue.size)
      )
    }
  }

  /// The place in the view's own coordinates; a new size leaves the center where it is.
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

  /// The center of the frame that the view has without its transform.
  open var center: CGPoint {
    get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
    set {
      untransformedFrame.origin = CGPoint(
        x: newValue.x - storedBounds.width / 2,
        y: newValue.y - storedBounds.height / 2
      )
    }
  }

  /// How the view is scaled, turned and moved about its center; the bounds and the center stay.
  open var transform = CGAffineTransform.identity {
    didSet { if transform != oldValue { updateSafeArea() } }
  }

  /// Takes the new place and the new size together, so that callbacks see both.
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

  /// Hears of every change of the bounds, whether through them or through the frame.
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

  /// The size that suits the view best: its present size, if a subclass doesn't know better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Stands for a length that a view doesn't know of itself.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size that the content has of itself, in points; nothing of it where a subclass doesn't know better.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that the content has another size of itself.
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

  /// Whether the view is another view or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// The first view with a tag, from the receiver downward.
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

  /// Lays out at once what needs it, from the topmost view in an unbroken line that needs layout.
  open func layoutIfNeeded() {
    root.solveConstraints()
    var top = self
    while let superview = top.superview, superview.needsLayout { top = superview }
    top.settleLayout()
  }

  /// Places the subviews that constraints place.
  open func layoutSubviews() {
    applyConstraints()
  }

  // MARK: - Constraints

  /// Whether the frame places the view, rather than constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedLayoutState?.translatesAutoresizingMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      layoutState.translatesAutoresizingMask = newValue
      constraintsDidChange()
      superview?.setNeedsLayout()
    }
  }

  /// Whether the view asks for constraints even where nobody has made any; false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Changes constraints before layout, where `setNeedsUpdateConstraints()` asked for it.
  open func updateConstraints() {}

  open func layoutMarginsDidChange() {}

  /// The constraints that a view makes for itself, beside those of the app.
  var ownConstraints: [NSLayoutConstraint] { [] }

  /// The font of the one line that the view shows in its middle; nil where its baseline is its bottom.
  var baselineFont: UIFont? { nil }

  /// The parts of the edges that bars and the device cover, in points.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  open func safeAreaInsetsDidChange() {}

  // MARK: - Traits

  open var traitCollection: UITraitCollection { storedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style of the view and the views below it, or unspecified to inherit it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { updateTraits() }
  }

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { constraintsDidChange() } }
  }

  /// The direction in which the content of the view runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }

  /// The direction of content in the language of the simulated system, from left to right.
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

  /// The color of what can be touched: that of the superview where it isn't set, in the end blue.
  // UIKit declares it so.
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
    }
  }

  /// Whether the tint is dimmed, as UIKit does below sheets and alerts; never automatic when asked
  /// for.
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
  /// It is the layer's, which counts in fewer digits: 0.3 becomes 0.30000001, as in UIKit.
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

  /// The mask, the shape, the border and the shadow of the view.
  open var layer: CALayer { storedLayer }
  private lazy var storedLayer: CALayer = ViewLayer(of: self)

  /// The same as `masksToBounds` of the layer.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set {
      layer.masksToBounds = newValue
      didCustomize(\UIView.clipsToBounds)
    }
  }
  open var contentMode: UIView.ContentMode = .scaleToFill

  /// A view whose alpha everything of this one is multiplied by, in the coordinates of this one; nil masks nothing.
  open var mask: UIView?

  /// The pixels of a point; pictures have those of the screen or those that are asked for.
  open var contentScaleFactor: CGFloat = 1

  func visibilityDidChange() {}
  func subviewVisibilityDidChange() {}

  /// Does nothing: every picture is drawn anew.
  open func setNeedsDisplay() {}

  /// Whether the view promises to fill itself whole; here nothing is lost where it doesn't.
  open var isOpaque = true

  /// Draws what an app wants on the background of the view, below everything else; nothing in views of UIKit.
  open func draw(_ rect: CGRect) {}

  /// Records what the view itself looks like, between its background and its subviews.
  package func draw(in context: inout DrawingContext) {}

  /// Records the view and its subviews, inside its clip and its opacity.
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

  /// Whether assistive technologies leave out what is beside the view.
  open var accessibilityViewIsModal = false

  /// Does what the escape gesture of assistive technologies asks for; false passes it on.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The elements in a container, in the order in which they are read; nil leaves it to the views.
  open var accessibilityElements: [Any]?

  /// Whether a long press shows the view in large, which it never does here: what the viewer shows is kept.
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var largeContentImageInsets = UIEdgeInsets.zero
  open var scalesLargeContentImage = false

  // MARK: - Touches

  open var isUserInteractionEnabled = true

  /// Whether the view gets more than one touch at a time; recognizers follow all of them in any case.
  open var isMultipleTouchEnabled = false
  var storedGestureRecognizers: [UIGestureRecognizer] = []

  /// Whether a gesture may begin on the view.
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

  /// The frontmost view under a point of the receiver's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // UIKit takes a view of this opacity or less for invisible; documented.
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() where !view.isFlattened {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
