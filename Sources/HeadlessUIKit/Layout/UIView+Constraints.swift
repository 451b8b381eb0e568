public import Foundation

extension UIView {
  /// The constraints that the view holds, as the nearest common ancestor of their items.
  public var constraints: [NSLayoutConstraint] { storedLayoutState?.constraints ?? [] }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    constraint.owner?.removeConstraint(constraint)
    constraint.owner = self
    layoutState.constraints.append(constraint)
    // With a layout state, an item invalidates the solution when its frame changes.
    for item in constraint.items { _ = item.layoutView?.layoutState }
    constraintsDidChange()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    storedLayoutState?.constraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: - Content

  /// Returns the priority with which the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedLayoutState?.hugging[axis.rawValue] ?? .defaultLow
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.hugging[axis.rawValue] = priority
    constraintsDidChange()
  }

  /// Returns the priority with which the view resists shrinking below its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    storedLayoutState?.compressionResistance[axis.rawValue] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.compressionResistance[axis.rawValue] = priority
    constraintsDidChange()
  }

  // MARK: - Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }

  // MARK: - Guides

  /// The guide of the area that neither bars nor the screen's cutouts cover.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(of: .safeArea) }

  /// The guide of the area inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(of: .margins) }

  /// The guides that the app added to the view.
  public var layoutGuides: [UILayoutGuide] { storedLayoutState?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.storedView?.removeLayoutGuide(layoutGuide)
    layoutGuide.storedView = self
    layoutState.guides.append(layoutGuide)
    constraintsDidChange()
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedView === self, layoutGuide.region == nil else { return }
    removeConstraints(from: self) { $0 === layoutGuide }
    layoutGuide.storedView = nil
    storedLayoutState?.guides.removeAll { $0 === layoutGuide }
    constraintsDidChange()
  }

  // MARK: - Solving

  /// Requests a call of `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    constraintsDidChange()
  }

  public func needsUpdateConstraints() -> Bool {
    storedLayoutState?.needsUpdateConstraints ?? false
  }

  /// Calls `updateConstraints()` where it was requested, in subviews first.
  public func updateConstraintsIfNeeded() {
    guard let storedLayoutState else { return }
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard storedLayoutState.needsUpdateConstraints else { return }
    storedLayoutState.needsUpdateConstraints = false
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Whether constraints don't determine the view's position or size.
  public var hasAmbiguousLayout: Bool {
    root.solveConstraints()
    return root.storedLayoutState?.solution?.ambiguous.contains(ObjectIdentifier(self)) ?? false
  }

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size of the view, by the constraints in it, that is closest to a target size.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size of the view, by the constraints in it, that is as close to a target size as priorities allow.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let layout = ConstraintLayout(
      of: self,
      fitting: targetSize,
      priorities: (horizontalFittingPriority, verticalFittingPriority)
    )
    return layout.fittedSize()
  }
}
