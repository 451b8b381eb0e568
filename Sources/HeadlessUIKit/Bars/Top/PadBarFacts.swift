package import Foundation

/// Layout figures of the bar that floats at the top of an iPad, in points unless noted.
///
/// No other file contains such a figure. Unless marked otherwise they are from one source: an iPad of 820 x 1180 points
/// with iOS 26.1.
package enum PadBarFacts {
  /// The first version of iOS that has the bar at the top.
  static let firstVersion = Fact(18, .documented)

  // MARK: - Bar

  /// The position and the height of the bar, whose items are in the middle of its height.
  package struct Place: Hashable, Sendable {
    package var top: Fact<CGFloat>
    package var height: Fact<CGFloat>
    var itemHeight: Fact<CGFloat>
  }

  package static let place = Place(
    top: Fact(32, .oneSource),
    height: Fact(44, .oneSource),
    itemHeight: Fact(36, .oneSource)
  )
  /// The bar of iOS 18, measured in a moving picture to 1.2 points.
  static let placeOnIOS18 = Place(
    top: Fact(30, .measured),
    height: Fact(40, .measured),
    itemHeight: Fact(33, .measured)
  )
  /// The least space on each side of the platter; UIKit's layout of titles that don't fit is unknown.
  package static let sideInset = Fact<CGFloat>(20, .unknown)
  /// The space between the bar and the content below it.
  static let contentGap = Fact<CGFloat>(20, .oneSource)

  // MARK: - Items

  /// The space on each side of a title.
  static let titleMargin = Fact<CGFloat>(16, .oneSource)
  /// The space between the items and each end of the platter, which is 245 wide for items of 87, 73.5 and 76.5.
  static let platterMargin = Fact<CGFloat>(4, .oneSource)
  package static let titleSize = Fact<CGFloat>(17, .oneSource)
  /// Three items, 87, 73.5 and 76.5 wide, fit the widths of medium titles; one log has regular.
  package static let titleWeight = Fact(UIFont.Weight.medium, .inferred)

  // MARK: - Badge

  static let badgeSize = Fact<CGFloat>(18.5, .oneSource)
  /// The distance from the top of the item up to the top of the badge.
  static let badgeRise = Fact<CGFloat>(2, .oneSource)
}
