import Foundation
import TabAppearance
public import TabScreens
import TabUIKit

/// The part of a screen that a picture shows.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum TabSnapshotExtent: Hashable, Sendable, CaseIterable {
  /// The tab bar and 64 points of the content next to it, into which parts of a bar can extend.
  ///
  /// An app's view with the accessibility trait `tabBar`, such as a `CustomTabBar`, is the bar if it
  /// covers the system's bar or replaces it.
  case bar

  /// The whole screen.
  case screen

  /// The whole screen as the device shows it: with status bar, camera and home indicator, and with
  /// round corners.
  ///
  /// These parts are drawn after pictures of devices, not measured.
  case device
}

extension TabSnapshotting where Value: TabSnapshotSubject {
  /// A picture on an iPhone 16.
  ///
  ///     assertTabSnapshot(of: theme, as: .image)
  public static var image: TabSnapshotting { image() }

  /// A picture of a controller's screen, of a theme's bar, of a bar or of another view, on a
  /// device.
  ///
  ///     assertTabSnapshot(of: controller, as: .image(on: .iPhone16(.landscape, os: 26)))
  ///     assertTabSnapshot(of: controller, as: .image(showing: .bar))
  ///     assertTabSnapshot(of: card, as: .image)
  ///
  /// A failure names the items whose pixels changed, and the views with an accessibility identifier
  /// or label. On iOS, UIKit draws the picture: set a ``TabSnapshotTolerance`` if its pictures
  /// differ between machines.
  ///
  /// - Parameters:
  ///   - configuration: The device and the traits.
  ///   - extent: The part of the screen that the picture shows; `nil` is the screen of a
  ///     controller, the bar of a theme or of a `UITabBar`, and the bounds of another view.
  ///   - tolerance: The difference that is tolerated.
  /// - Returns: A strategy whose snapshots are pictures.
  public static func image(
    on configuration: TabSnapshotConfiguration = .iPhone16(),
    showing extent: TabSnapshotExtent? = nil,
    tolerance: TabSnapshotTolerance = .exact
  ) -> TabSnapshotting {
    TabSnapshotting(on: configuration) { value, configuration in
      let isDevice = extent == .device
      return try ShownScreen.with(value, on: configuration, asDevice: isDevice) { screen, bar in
        let frame = try frame(of: extent, of: value, on: screen, bar)
        let recording = isDevice ? screen.recordingOfDevice() : screen.recording(of: frame)
        var snapshot = TabSnapshot.png(recording.png, tolerance: tolerance)
        let parts = screen.namedViews + (bar?.parts ?? []).map { ($0.name, $0.frame) }
        snapshot.regions = parts.reversed().map { part in
          TabSnapshot.Region(
            name: part.name,
            frame: part.frame.offsetBy(dx: -frame.minX, dy: -frame.minY),
            scale: screen.window.traitCollection.displayScale
          )
        }
        snapshot.remarks = screen.remarks + (bar?.remarks ?? [])
        return snapshot
      }
    }
  }

  /// Returns the frame that a picture shows, in points of the screen.
  private static func frame(
    of extent: TabSnapshotExtent?,
    of value: Value,
    on screen: ShownScreen,
    _ bar: ShownBar?
  ) throws -> CGRect {
    if extent == nil, let page = screen.controller as? ViewPage {
      return page.shown.convert(page.shown.bounds, to: screen.window)
    }
    let hasOnlyBar = value is any ThemeSubject || value is UITabBar
    guard extent ?? (hasOnlyBar ? .bar : .screen) == .bar else { return screen.window.bounds }
    guard let bar else { throw TabSnapshotError(noTabBarIn: screen.controller) }
    return bar.surroundings()
  }
}

extension TabSnapshot.Region {
  /// Creates a region that contains all pixels of a frame in points.
  init(name: String, frame: CGRect, scale: CGFloat) {
    self.init(
      name: name,
      columns: Int((frame.minX * scale).rounded(.down))..<Int((frame.maxX * scale).rounded(.up)),
      rows: Int((frame.minY * scale).rounded(.down))..<Int((frame.maxY * scale).rounded(.up))
    )
  }
}
