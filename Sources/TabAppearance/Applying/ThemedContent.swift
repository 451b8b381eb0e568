import TabUIKit

/// The view of a controller, whose tint colors the bar that iPadOS 18 has at the top.
@MainActor
struct ThemedContent {
  private weak var view: UIView?
  private let original: UIColor?
  private var color: TabBarTheme.Color?

  init(_ view: UIView) {
    self.view = view
    original = view.ownTintColor
  }

  func isOf(_ other: UIView) -> Bool { view === other }

  /// Gives the view the theme's tint, or its own back.
  mutating func update(to look: ThemeLook?) {
    let new = look.flatMap { $0.resolved.tintsContent.value == true ? $0.resolved.tintColor.value : nil }
    guard let view, new != color else { return }
    view.tintColor = new.map { .make($0) } ?? original
    color = new
  }
}

extension UIView {
  /// The tint of the view's own, or `nil` where it takes that of what it stands in.
  ///
  /// UIKit doesn't tell the two apart; a tint that equals the inherited one may as well be inherited.
  var ownTintColor: UIColor? {
    let inherited: UIColor? = superview?.tintColor ?? UIView().tintColor
    return tintColor == inherited ? nil : tintColor
  }
}
