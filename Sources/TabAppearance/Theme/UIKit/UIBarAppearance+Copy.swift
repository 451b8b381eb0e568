import TabUIKit

extension UIBarAppearance {
  /// A copy with all properties of the class; `init(barAppearance:)` promises those of
  /// `UIBarAppearance` alone.
  package func copied() -> Self {
    let copy: Any = copy()
    guard let copy = copy as? Self else { preconditionFailure("a copy is of its own type") }
    return copy
  }
}
