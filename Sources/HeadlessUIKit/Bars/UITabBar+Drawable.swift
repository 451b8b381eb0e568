extension UITabBar {
  /// Throws if the bar would come out wrong, so that nobody takes a wrong picture for a right one.
  ///
  /// Whoever makes a picture calls this first: drawing such a bar stops the program.
  package func checkIsDrawable() throws(NotDrawn) {
    let system = SimulatedSystem.current
    if isAtTop {
      guard system.look == .glass else { throw .padTopBar }
      return
    }
    guard let glassBackground else { return }
    if surroundings.isPad || surroundings.itemLayout != .stacked { throw .glassInOtherPlaces }
    if case .unclear = glassBackground { throw .transparentGlass }
  }

  func checkBeforeDrawing() {
    do {
      try checkIsDrawable()
    } catch {
      preconditionFailure("UITabBar.checkIsDrawable() must be called before drawing (\(error))")
    }
  }

  /// What is behind the items on glass; nil in the classic look.
  var glassBackground: GlassBackground? {
    guard SimulatedSystem.current.look == .glass else { return nil }
    // What the bar is given for its background is for one at the bottom.
    if isAtTop { return .platter }
    return GlassBackground(appearanceInForce, traits: traitCollection)
  }
}
