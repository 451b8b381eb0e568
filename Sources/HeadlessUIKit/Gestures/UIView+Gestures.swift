extension UIView {
  /// The gesture recognizers of the view; nil if it has none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set {
      let new = newValue ?? []
      for old in storedGestureRecognizers where !new.contains(where: { $0 === old }) {
        removeGestureRecognizer(old)
      }
      for recognizer in new { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer, removing it from its previous view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    storedGestureRecognizers.append(gestureRecognizer)
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.cancelRecognition()
    gestureRecognizer.view = nil
    storedGestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
}
