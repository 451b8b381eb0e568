package import Foundation

/// Every number of the bar that floats at the top of an iPad, in points unless a name says otherwise.
///
/// The only place where such a number is written. Unless marked otherwise they are one source's, from an iPad of 820 x
/// 1180 points with iOS 26.1; how high the bar of iOS 18 is isn't known.
package enum PadBarFacts {
  /// The first version of iOS that has the bar at the top.
  package static let firstVersion = Fact(18, .documented)

  // MARK: - Bar

  package static let top = Fact<CGFloat>(32, .oneSource)
  package static let height = Fact<CGFloat>(44, .oneSource)
  /// The least space on each side of the platter; what UIKit does with more titles than fit isn't known.
  package static let sideInset = Fact<CGFloat>(20, .unknown)
  /// What the content keeps free below the bar.
  package static let contentGap = Fact<CGFloat>(20, .oneSource)

  // MARK: - Items

  package static let itemTop = Fact<CGFloat>(4, .oneSource)
  package static let itemHeight = Fact<CGFloat>(36, .oneSource)
  /// The space on each side of a title.
  package static let titleMargin = Fact<CGFloat>(16, .oneSource)
  /// The space between the items and each end of the platter: 245 wide for items of 87, 73.5 and 76.5.
  package static let platterMargin = Fact<CGFloat>(4, .oneSource)
  package static let titleTop = Fact<CGFloat>(8, .oneSource)
  package static let titleSize = Fact<CGFloat>(17, .oneSource)
  package static let titleWeight = Fact(UIFont.Weight.regular, .oneSource)

  // MARK: - Badge

  package static let badgeSize = Fact<CGFloat>(18.5, .oneSource)
  /// The height of the badge above the item's edge.
  package static let badgeRise = Fact<CGFloat>(2, .oneSource)
}
