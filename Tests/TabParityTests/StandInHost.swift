import Foundation
import TabAppearance
import Testing

@testable import HeadlessUIKit
@testable import TabParity

/// The stand-in, whose buttons provide the frames of the parts of items.
struct StandInHost: ParityHost {
  var system: String { TabBarEnvironment.current.os.description }
  let details: [String: String] = [:]

  /// Records a case with the stand-in on a version of iOS.
  @MainActor static func record(_ parityCase: ParityCase, os: Int) -> ParityRecord {
    let system = SimulatedSystem(
      osVersion: SimulatedSystem.OSVersion(os),
      idiom: parityCase.screen.idiom == .pad ? .pad : .phone
    )
    return SimulatedSystem.withCurrent(system) {
      ParityProbe(host: StandInHost()).record(parityCase)
    }
  }

  func show<Result>(
    _ controller: UITabBarController,
    for parityCase: ParityCase,
    while operation: () -> Result
  ) -> Result {
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: parityCase.screen.width, height: parityCase.screen.height)
    )
    window.deviceTraits = UITraitCollection(traitsFrom: [.ofSimulatedSystem, parityCase.traits])
    window.deviceSafeAreaInsets = parityCase.screen.safeArea
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    defer { window.rootViewController = nil }
    return operation()
  }

  func selectRowOfMore(_ row: Int, of controller: UITabBarController) -> Bool {
    guard controller.arrangement.overflow.indices.contains(row) else { return false }
    controller.selectRowOfMore(row)
    return true
  }

  func wait(_ seconds: Double) {
    SimulatedClock.current.advance(by: seconds)
  }

  func parts(of bar: UITabBar, in frames: [CGRect]) -> [ParityItemParts] {
    let grid = PixelGrid(scale: bar.traitCollection.displayScale)
    return zip(bar.buttons, frames).map { button, frame in
      guard let picture = button.picture(grid: grid) else { return ParityItemParts() }
      var parts = ParityItemParts()
      let (style, places) = (picture.style, picture.frames)
      if picture.image != nil {
        parts.icon = places.icon?.offsetBy(dx: frame.minX, dy: frame.minY)
        parts.iconColor = style.iconColor
      }
      if let title = picture.title, let place = places.title {
        parts.title = .init(
          frame: place.frame.offsetBy(dx: frame.minX, dy: frame.minY),
          baseline: place.baseline + frame.minY,
          text: title,
          font: style.title.font,
          color: style.title.color
        )
      }
      if let value = button.item.badgeValue, let place = places.badge {
        parts.badge = place.offsetBy(dx: frame.minX, dy: frame.minY)
        parts.badgeColor = style.badgeColor
        parts.badgeText = .init(text: value, color: style.badgeText.color)
      }
      return parts
    }
  }
}

extension ParityCase: CustomTestStringConvertible {
  public var testDescription: String { name }
}
