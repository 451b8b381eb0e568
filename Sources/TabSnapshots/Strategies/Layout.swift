import Foundation
public import TabScreens
import TabUIKit

extension TabSnapshotting where Value: TabSnapshotSubject {
  /// The frames of the bar and its items on an iPhone 16, as text.
  public static var layout: TabSnapshotting { layout() }

  /// The frames of the bar, its items, their icons, titles and badges, as text, in points of the screen.
  ///
  ///     assertTabSnapshot(of: controller, as: .layout(on: .iPad(os: 17)))
  ///     // bar: x 0, y 1110, width 820, height 70
  ///     // item 0: x 131, y 1110, width 104, height 50
  ///     // …
  ///
  /// An app's bar that covers or replaces the system's bar is the bar, as for
  /// ``TabSnapshotExtent/bar``. Its badges aren't listed.
  ///
  /// - Parameter configuration: The device and traits that show the bar.
  /// - Returns: A strategy whose snapshots are text.
  public static func layout(
    on configuration: TabSnapshotConfiguration = .iPhone16()
  ) -> TabSnapshotting {
    TabSnapshotting(on: configuration) { value, configuration in
      try ShownBar.with(value, on: configuration) { shown in
        var snapshot = TabSnapshot.text(
          shown.parts.map { "\($0.name): \($0.frame.words)\n" }.joined()
        )
        snapshot.remarks = shown.remarks
        return snapshot
      }
    }
  }

  /// The views on an iPhone 16, as text.
  public static var hierarchy: TabSnapshotting { hierarchy() }

  /// The tree of the visible views, from back to front, as text: classes, frames, identifiers.
  ///
  /// On iOS the text has UIKit's private classes, which change between systems.
  ///
  /// - Parameter configuration: The device and traits that show the bar.
  /// - Returns: A strategy whose snapshots are text.
  public static func hierarchy(
    on configuration: TabSnapshotConfiguration = .iPhone16()
  ) -> TabSnapshotting {
    TabSnapshotting(on: configuration) { value, configuration in
      try ShownScreen.with(value, on: configuration) { screen, _ in
        let root: UIView? = screen.controller.viewIfLoaded
        return .text(root.map { tree(of: $0, depth: 0) } ?? "")
      }
    }
  }

  private static func tree(of view: UIView, depth: Int) -> String {
    let marks = [
      view.accessibilityIdentifier.map { "'\($0)'" }, view.isHidden ? "hidden" : nil,
      view.alpha < 1 ? "alpha \(view.alpha.word)" : nil,
    ]
    let line =
      ["\(type(of: view))", view.frame.words]
      + marks.compactMap(\.self)
    return String(repeating: "  ", count: depth) + line.joined(separator: ", ") + "\n"
      + view.subviews.map { tree(of: $0, depth: depth + 1) }.joined()
  }
}

extension CGRect {
  /// The rectangle as text: `x 0, y 769, width 393, height 83`.
  var words: String {
    "x \(minX.word), y \(minY.word), width \(width.word), height \(height.word)"
  }
}

extension CGFloat {
  /// The number with at most two decimals, without a fraction if it is whole.
  var word: String {
    let rounded = (Double(self) * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
