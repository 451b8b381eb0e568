package import Foundation
import TabAppearance
import TabUIKit

extension ShownBar {
  /// A part of the bar, with its frame in points of the screen.
  package struct Part {
    package enum Kind: String, Sendable {
      case bar, accessory, item, icon, title, badge
    }

    package var kind: Kind

    /// The index of the item; `nil` for the bar and its accessory.
    package var item: Int?
    package var frame: CGRect

    /// The name in texts, such as "bar", "item 0" or "item 0 icon".
    package var name: String {
      guard let item else { return kind.rawValue }
      return kind == .item ? "item \(item)" : "item \(item) \(kind.rawValue)"
    }
  }

  /// The bar, its accessory, its visible items and their parts, outermost first.
  ///
  /// The parts of an item in an app's bar are the first image that is smaller than the item, and the
  /// first text.
  package var parts: [Part] {
    let tabs = tabs
    let frames = tabs.map { $0.convert($0.bounds, to: window) }
    let accessory = accessoryFrame.map { [Part(kind: .accessory, frame: $0)] } ?? []
    let items = frames.indices.filter { !frames[$0].isEmpty }
      .map { Part(kind: .item, item: $0, frame: frames[$0]) }
    let itemParts = shown === bar ? bar.itemParts : tabs.map(\.publicParts)
    let inner = zip(frames.indices, itemParts).flatMap { index, parts in
      parts.map { part in
        Part(
          kind: part.kind,
          item: index,
          frame: part.frame.offsetBy(dx: frames[index].minX, dy: frames[index].minY)
        )
      }
    }
    return [Part(kind: .bar, frame: shown.convert(shown.bounds, to: window))] + accessory + items
      + inner
  }

  /// Returns the frames of the views in front of a part of an item, in points of the screen.
  ///
  /// A view over the center of the part, such as a center button, isn't included: it is shown in
  /// place of the part. A badge on the corner of an icon is included.
  package func frames(over part: Part) -> [CGRect] {
    let tabs = tabs
    guard let item = part.item, tabs.indices.contains(item) else { return [] }
    let (tab, center) = (tabs[item], CGPoint(x: part.frame.midX, y: part.frame.midY))
    return window.visibleViews.drop { $0 !== tab }
      .filter { !$0.isDescendant(of: tab) && $0.hasContent }
      .map { $0.convert($0.bounds, to: window) }
      .filter { $0.intersects(part.frame) && !$0.contains(center) }
  }
}

extension UIView {
  /// The view and the views in it that aren't hidden, from back to front.
  fileprivate var visibleViews: [UIView] {
    isHidden || alpha == 0 ? [] : [self] + subviews.flatMap(\.visibleViews)
  }

  /// Whether the view can draw something besides its subviews.
  fileprivate var hasContent: Bool {
    subviews.isEmpty || (backgroundColor != nil && backgroundColor != .clear)
  }
}

extension UIView {
  /// The frames of the icon and the title of an item, in the item's coordinates and in points, as
  /// far as views of public classes show them.
  var publicParts: [(kind: ShownBar.Part.Kind, frame: CGRect)] {
    let icon = firstVisible { view in
      guard let view = view as? UIImageView, view.image != nil else { return false }
      return view.bounds.width < bounds.width || view.bounds.height < bounds.height
    }
    let title = firstVisible { ($0 as? UILabel)?.text?.isEmpty == false }
    let parts: [(kind: ShownBar.Part.Kind, view: UIView?)] = [(.icon, icon), (.title, title)]
    return parts.compactMap { part in
      part.view.map { (kind: part.kind, frame: $0.convert($0.bounds, to: self)) }
    }
  }

  /// Returns the first view in the view, from back to front, that is visible and has a property.
  private func firstVisible(where hasProperty: (UIView) -> Bool) -> UIView? {
    for view in subviews where !view.isHidden && view.alpha > 0 {
      if hasProperty(view) { return view }
      if let found = view.firstVisible(where: hasProperty) { return found }
    }
    return nil
  }
}
