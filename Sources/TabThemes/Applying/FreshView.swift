import TabUIKit

/// A view as UIKit creates it, once outside of a window and once with the values of appearance
/// proxies, to distinguish these from values that the app has set.
@MainActor
struct FreshView<View: UIView> {
  /// The view outside of any window.
  let plain: View

  /// The view with the proxies' values, which UIKit applies when a view enters a window.
  let shown: View

  /// Returns the fresh view of the running ``FreshViews/shared(_:)``, or else a new one.
  static func current(like view: View, make: () -> View) -> FreshView {
    let key = ObjectIdentifier(view)
    if let fresh = FreshViews.made?[key] as? FreshView { return fresh }
    let fresh = FreshView(like: view, make: make)
    FreshViews.made?[key] = fresh
    return fresh
  }

  /// Creates a view that was a sibling of another one for a moment, hidden: proxies for views in one
  /// container apply there alone.
  private init(like view: View, make: () -> View) {
    (plain, shown) = (make(), make())
    shown.isHidden = true
    let container = view.window == nil ? UIWindow() : view.superview
    container?.addSubview(shown)
    shown.removeFromSuperview()
  }
}

/// The fresh views of one removal of a theme, so that each is made once for all its properties.
@MainActor
enum FreshViews {
  fileprivate static var made: [ObjectIdentifier: Any]?

  /// Runs an operation in which each view has one ``FreshView``.
  static func shared<Result>(_ operation: () -> Result) -> Result {
    let outer = made
    if outer == nil { made = [:] }
    defer { made = outer }
    return operation()
  }
}
