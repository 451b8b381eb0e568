import Foundation
public import TabScreens
import TabUIKit

extension TabSnapshotting where Value: TabSnapshotSubject {
  /// The bar's accessibility elements on an iPhone 16, as text.
  public static var accessibility: TabSnapshotting { accessibility() }

  /// The accessibility elements in and over the bar as VoiceOver reads them, in its order, as text:
  /// label, value, hint, position of a tab, traits and hit area.
  ///
  ///     assertTabSnapshot(of: controller, as: .accessibility)
  ///     // 1: 'Home', tab, 1 of 5, selected, x 0, y 769, width 79, height 49
  ///     // 2: 'Inbox', value '3', tab, 2 of 5, x 79, y 769, width 79, height 49
  ///
  /// Tabs are the items of the system's bar, and the elements of a view with the trait `tabBar`.
  /// A hit area with a side below 44 points, the minimum in Apple's guidelines, is marked `small`.
  ///
  /// - Parameter configuration: The device and traits that show the bar.
  /// - Returns: A strategy whose snapshots are text.
  public static func accessibility(
    on configuration: TabSnapshotConfiguration = .iPhone16()
  ) -> TabSnapshotting {
    TabSnapshotting(on: configuration) { value, configuration in
      try ShownBar.with(value, on: configuration) { shown in
        let lines = shown.elements.enumerated().map { index, element in
          "\(index + 1): \(shown.description(of: element))\n"
        }
        return .text(lines.joined())
      }
    }
  }
}

extension ShownBar {
  /// The accessibility elements that overlap the bar, in reading order.
  fileprivate var elements: [UIView] {
    let isMirrored = configuration.layoutDirection == .rightToLeft
    let root: UIView? = controller.viewIfLoaded
    let area = frame(of: shown)
    let elements = (root?.visibleElements ?? []).filter { frame(of: $0).intersects(area) }
    // Elements with the same center, such as a button over a tab, are read from back to front.
    return elements.enumerated().sorted { left, right in
      let centers = (frame(of: left.element).midX, frame(of: right.element).midX)
      if centers.0 == centers.1 { return left.offset < right.offset }
      return isMirrored ? centers.0 > centers.1 : centers.0 < centers.1
    }
    .map(\.element)
  }

  /// Returns the frame of a view, in points of the screen.
  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  fileprivate func description(of element: UIView) -> String {
    let names: [(UIAccessibilityTraits, String)] = [
      (.link, "link"), (.image, "image"), (.header, "header"),
      (.staticText, "static text"), (.adjustable, "adjustable"), (.selected, "selected"),
      (.notEnabled, "not enabled"),
    ]
    let isButton = element.accessibilityTraits.contains(.button)
    let role =
      position(of: element).map { "tab, \($0.index) of \($0.count)" }
      ?? (isButton ? "button" : nil)
    let traits = names.filter { element.accessibilityTraits.contains($0.0) }.map(\.1)
    let frame = frame(of: element)
    let words =
      ["'\(element.accessibilityLabel ?? "")'"]
      + [element.accessibilityValue.map { "value '\($0)'" }].compactMap(\.self)
      + [element.accessibilityHint.map { "hint '\($0)'" }].compactMap(\.self)
      + [role].compactMap(\.self) + traits + [frame.words]
      + (min(frame.width, frame.height) < 44 ? ["small"] : [])
    return words.joined(separator: ", ")
  }
}
