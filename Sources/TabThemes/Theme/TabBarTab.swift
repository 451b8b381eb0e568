public import TabUIKit

/// A tab of a tab bar controller, as closures get it.
///
///     controls.onSelect = { selection in
///       if selection.tab?.identifier == "cart" { refreshCart() }
///     }
///
/// The value is that of a moment: later changes of the tabs don't change it.
public struct TabBarTab: Hashable, Sendable {
  /// The index in `viewControllers`, or in the top level of `tabs`, from 0; hidden tabs and those under
  /// More count.
  public let index: Int

  /// The identifier of the `UITab`, or else the `accessibilityIdentifier` of the item; `nil` without
  /// one.
  public let identifier: String?

  /// The view controller of the tab; `nil` for a `UITab` that hasn't created it yet.
  public let controller: UIViewController?
}
