import Foundation
import TabRaster

@testable import HeadlessUIKit

/// A tab bar in a window.
@MainActor struct BarScene {
  let window: UIWindow
  let bar: UITabBar

  /// Creates a bar at the bottom of an iPhone's screen, with items titled "A", "B" and so on, the first one selected.
  init(
    width: CGFloat = 375,
    height: CGFloat = 49,
    items count: Int = 4,
    safeArea: UIEdgeInsets = .zero,
    scale: CGFloat = 2,
    idiom: UIUserInterfaceIdiom? = nil,
    horizontal: UIUserInterfaceSizeClass = .compact,
    vertical: UIUserInterfaceSizeClass = .regular,
    style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 667))
    window.deviceSafeAreaInsets = safeArea
    var traits = UITraitCollection.ofSimulatedSystem.values
    traits.displayScale = scale
    if let idiom { traits.userInterfaceIdiom = idiom }
    traits.horizontalSizeClass = horizontal
    traits.verticalSizeClass = vertical
    traits.userInterfaceStyle = style
    traits.layoutDirection = direction
    window.deviceTraits = UITraitCollection(values: traits)
    bar = UITabBar(frame: CGRect(x: 0, y: 667 - height, width: width, height: height))
    window.addSubview(bar)
    bar.items = (0..<count).map { index in
      UITabBarItem(title: String("ABCDEFGH".dropFirst(index).prefix(1)), image: nil, tag: index)
    }
    bar.selectedItem = bar.items?.first
  }

  func item(_ index: Int) -> UITabBarItem { bar.items?[index] ?? UITabBarItem() }

  /// Returns the presentation of an item after layout.
  func picture(_ index: Int) throws -> ItemPresentation {
    bar.layoutIfNeeded()
    let grid = PixelGrid(scale: bar.traitCollection.displayScale)
    guard let picture = bar.buttons[index].picture(grid: grid) else { throw NoPicture() }
    return picture
  }

  struct NoPicture: Error {}

  /// Returns the commands of the bar and its items, from the bar's top left corner.
  func commands() -> [DisplayList.Command] { bar.displayList().overClear }
}

extension UIColor {
  /// The color in the default light traits, with 8 bits per component.
  var light: RGBA { rgba(in: .ofSimulatedSystem) }
}
