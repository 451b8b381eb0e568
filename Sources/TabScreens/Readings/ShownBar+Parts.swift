package import Foundation
import TabAppearance
import TabUIKit

extension ShownBar {
  /// A named part of the bar, in points of the screen.
  package struct Part {
    package var name: String
    package var frame: CGRect
  }

  /// The bar, its accessory, its visible items and their parts, outermost first.
  package var parts: [Part] {
    let controls = bar.itemControls ?? []
    let frames = controls.map { $0.convert($0.bounds, to: window) }
    let accessory = accessoryFrame.map { [Part(name: "accessory", frame: $0)] } ?? []
    let items = frames.indices.filter { !frames[$0].isEmpty }
      .map { Part(name: "item \($0)", frame: frames[$0]) }
    let inner = zip(frames.indices, bar.itemParts).flatMap { index, parts in
      parts.map { part in
        Part(
          name: "item \(index) \(part.name)",
          frame: part.frame.offsetBy(dx: frames[index].minX, dy: frames[index].minY)
        )
      }
    }
    return [Part(name: "bar", frame: shown.convert(shown.bounds, to: window))] + accessory + items
      + inner
  }
}
