import Foundation
import TabAppearance
public import TabScreens
import TabUIKit

/// What of a screen a picture shows.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum TabSnapshotExtent: Hashable, Sendable, CaseIterable {
  /// The bar, and 64 points of the content beside it, where parts stand out of it.
  case bar

  /// The whole screen.
  case screen
}

extension TabSnapshotting where Value: TabSnapshotSubject {
  /// A picture of the bar on an iPhone 16.
  ///
  ///     assertTabSnapshot(of: theme, as: .image)
  public static var image: TabSnapshotting { image() }

  /// A picture of the bar on a device.
  ///
  ///     assertTabSnapshot(of: controller, as: .image(on: .iPhone16(.landscape, os: 26)))
  ///
  /// A failure names the items whose pixels changed. On iOS, UIKit draws: give a ``TabSnapshotTolerance`` where its pictures
  /// differ between machines.
  ///
  /// - Parameters:
  ///   - configuration: Where the bar is shown.
  ///   - extent: What of the screen the picture shows.
  ///   - tolerance: What difference is let pass.
  /// - Returns: The strategy.
  public static func image(
    on configuration: TabSnapshotConfiguration = .iPhone16(),
    showing extent: TabSnapshotExtent = .bar,
    tolerance: TabSnapshotTolerance = .exact
  ) -> TabSnapshotting {
    TabSnapshotting(on: configuration) { value, configuration in
      try ShownBar.with(value, on: configuration) { shown in
        let frame = extent == .bar ? shown.surroundings() : shown.window.bounds
        var snapshot = TabSnapshot.png(shown.png(of: frame), tolerance: tolerance)
        snapshot.regions = shown.parts.reversed().map { part in
          TabSnapshot.Region(
            name: part.name,
            frame: part.frame.offsetBy(dx: -frame.minX, dy: -frame.minY),
            scale: shown.window.traitCollection.displayScale
          )
        }
        snapshot.remarks = shown.remarks
        return snapshot
      }
    }
  }
}

extension TabSnapshot.Region {
  /// A region that holds all pixels of a frame in points.
  init(name: String, frame: CGRect, scale: CGFloat) {
    self.init(
      name: name,
      columns: Int((frame.minX * scale).rounded(.down))..<Int((frame.maxX * scale).rounded(.up)),
      rows: Int((frame.minY * scale).rounded(.down))..<Int((frame.maxY * scale).rounded(.up))
    )
  }
}
