public import TabAppearance
import TabUIKit

/// The device, system and traits with which a tab bar is shown.
///
///     var landscape = TabSnapshotConfiguration.iPhone16(.landscape, os: 26)
///     landscape.style = .dark
///     landscape.contentSize = .extraExtraLarge
///     assertTabSnapshot(of: controller, as: .image(on: landscape))
///
/// On macOS and Linux, `HeadlessUIKit` draws the bar as the given version of iOS does. On iOS UIKit
/// draws it, so the version is that of the running simulator; size, insets and traits are those of
/// the configuration.
public struct TabSnapshotConfiguration: Hashable, Sendable {
  /// The orientation of the device.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// The device is upright.
    case portrait

    /// The device is turned to its side.
    case landscape
  }

  /// The edge state, which determines which of the bar's two appearances is used.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The content extends below the bar: `standardAppearance`.
    case standard

    /// The content ends above the bar: `scrollEdgeAppearance`.
    case scrollEdge
  }

  /// The device whose screen is shown.
  public var device: TabSnapshotDevice

  /// The orientation of the device.
  public var orientation: Orientation = .portrait

  /// The version of iOS; `nil` is the running version, and 18 on `HeadlessUIKit`, which draws 15 to 27.
  public var os: TabBarEnvironment.Version?

  /// The design of tab bars; `nil` is that of the version.
  public var look: TabBarEnvironment.Look?

  /// The user interface style, light or dark.
  public var style: UIUserInterfaceStyle = .light

  /// The accessibility contrast that the user prefers.
  public var contrast: UIAccessibilityContrast = .normal

  /// The text size that the user prefers.
  public var contentSize: UIContentSizeCategory = .large

  /// The layout direction of the interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight

  /// Whether the user prefers bold text.
  public var legibilityWeight: UILegibilityWeight = .regular

  /// The edge state, which determines the bar's appearance; `nil` leaves it to the content.
  public var edge: Edge?

  /// The content behind the bar; `nil` leaves a controller's own content.
  ///
  /// An empty page, a plain `UIView` without subviews and without a background, is shown with
  /// ``TabSnapshotBackdrop/rows`` over the system's background; on a device it is black. The rows
  /// extend below the bar, which therefore has its standard appearance unless ``edge`` is set.
  public var backdrop: TabSnapshotBackdrop?

  /// The number of pixels per point, from 1 to 4; `nil` is that of the device.
  public var scale: Int?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - device: The device whose screen is shown.
  ///   - orientation: The orientation of the device.
  ///   - os: The version of iOS; `nil` is the running version, and 18 on `HeadlessUIKit`.
  public init(
    _ device: TabSnapshotDevice,
    _ orientation: Orientation = .portrait,
    os: TabBarEnvironment.Version? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.os = os
  }
}

extension TabSnapshotConfiguration {
  private init(_ name: String, _ orientation: Orientation, os: TabBarEnvironment.Version?) {
    guard let device = TabSnapshotDevice.all.first(where: { $0.name == name }) else {
      preconditionFailure("There is no device with the name \(name)")
    }
    self.init(device, orientation, os: os)
  }

  /// An iPhone SE, 375 × 667 points with a home button.
  public static func iPhoneSE(
    _ orientation: Orientation = .portrait,
    os: TabBarEnvironment.Version? = nil
  ) -> TabSnapshotConfiguration { TabSnapshotConfiguration("iPhone SE", orientation, os: os) }

  /// An iPhone 13 mini, 375 × 812 points.
  public static func iPhone13Mini(
    _ orientation: Orientation = .portrait,
    os: TabBarEnvironment.Version? = nil
  ) -> TabSnapshotConfiguration { TabSnapshotConfiguration("iPhone 13 mini", orientation, os: os) }

  /// An iPhone 14, 390 × 844 points.
  public static func iPhone14(
    _ orientation: Orientation = .portrait,
    os: TabBarEnvironment.Version? = nil
  ) -> TabSnapshotConfiguration { TabSnapshotConfiguration("iPhone 14", orientation, os: os) }

  /// An iPhone 16, 393 × 852 points.
  public static func iPhone16(
    _ orientation: Orientation = .portrait,
    os: TabBarEnvironment.Version? = nil
  ) -> TabSnapshotConfiguration { TabSnapshotConfiguration("iPhone 16", orientation, os: os) }

  /// An iPhone 16 Pro, 402 × 874 points.
  public static func iPhone16Pro(
    _ orientation: Orientation = .portrait,
    os: TabBarEnvironment.Version? = nil
  ) -> TabSnapshotConfiguration { TabSnapshotConfiguration("iPhone 16 Pro", orientation, os: os) }

  /// An iPhone 16 Pro Max, 440 × 956 points, which has a regular width in landscape.
  public static func iPhone16ProMax(
    _ orientation: Orientation = .portrait,
    os: TabBarEnvironment.Version? = nil
  ) -> TabSnapshotConfiguration {
    TabSnapshotConfiguration("iPhone 16 Pro Max", orientation, os: os)
  }

  /// An iPhone 17, 402 × 874 points.
  public static func iPhone17(
    _ orientation: Orientation = .portrait,
    os: TabBarEnvironment.Version? = nil
  ) -> TabSnapshotConfiguration { TabSnapshotConfiguration("iPhone 17", orientation, os: os) }

  /// An iPhone 17 Pro Max, 440 × 956 points, which has a regular width in landscape.
  public static func iPhone17ProMax(
    _ orientation: Orientation = .portrait,
    os: TabBarEnvironment.Version? = nil
  ) -> TabSnapshotConfiguration {
    TabSnapshotConfiguration("iPhone 17 Pro Max", orientation, os: os)
  }

  /// An iPad of 820 × 1180 points.
  public static func iPad(
    _ orientation: Orientation = .portrait,
    os: TabBarEnvironment.Version? = nil
  ) -> TabSnapshotConfiguration { TabSnapshotConfiguration("iPad", orientation, os: os) }

  /// An iPad mini, 744 × 1133 points.
  public static func iPadMini(
    _ orientation: Orientation = .portrait,
    os: TabBarEnvironment.Version? = nil
  ) -> TabSnapshotConfiguration { TabSnapshotConfiguration("iPad mini", orientation, os: os) }

  /// An iPad Pro of 11 inches, 834 × 1194 points.
  public static func iPadPro11(
    _ orientation: Orientation = .portrait,
    os: TabBarEnvironment.Version? = nil
  ) -> TabSnapshotConfiguration { TabSnapshotConfiguration("iPad Pro 11", orientation, os: os) }

  /// An iPad Pro of 13 inches, 1024 × 1366 points.
  public static func iPadPro13(
    _ orientation: Orientation = .portrait,
    os: TabBarEnvironment.Version? = nil
  ) -> TabSnapshotConfiguration { TabSnapshotConfiguration("iPad Pro 13", orientation, os: os) }
}

extension TabSnapshotConfiguration {
  /// Returns the configuration with those traits of a collection that don't depend on the device:
  /// style, contrast, text size, direction, bold text, scale.
  ///
  ///     TabSnapshotConfiguration.iPhone16().with(UITraitCollection(userInterfaceStyle: .dark))
  ///
  /// - Parameter traits: The traits; unspecified ones don't change the configuration.
  /// - Returns: The changed configuration.
  public func with(_ traits: UITraitCollection) -> TabSnapshotConfiguration {
    var result = self
    if traits.userInterfaceStyle != .unspecified { result.style = traits.userInterfaceStyle }
    if traits.accessibilityContrast != .unspecified {
      result.contrast = traits.accessibilityContrast
    }
    if traits.preferredContentSizeCategory != .unspecified {
      result.contentSize = traits.preferredContentSizeCategory
    }
    if traits.layoutDirection != .unspecified { result.layoutDirection = traits.layoutDirection }
    if traits.legibilityWeight != .unspecified {
      result.legibilityWeight = traits.legibilityWeight
    }
    if traits.displayScale > 0 { result.scale = Int(traits.displayScale) }
    return result
  }

  /// The traits of the screen and all that is shown.
  package var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: device.idiom),
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
      UITraitCollection(preferredContentSizeCategory: contentSize),
      UITraitCollection(layoutDirection: layoutDirection),
      UITraitCollection(legibilityWeight: legibilityWeight),
      UITraitCollection(displayScale: CGFloat(scale ?? device.scale)),
      UITraitCollection(horizontalSizeClass: device.horizontalSizeClass(orientation)),
      UITraitCollection(verticalSizeClass: device.verticalSizeClass(orientation)),
    ])
  }
}
