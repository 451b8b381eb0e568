package import Foundation
import TabAppearance
import TabUIKit

extension ShownBar {
  /// A part of the bar that has a name, in points of the screen.
  package struct Part {
    package var name: String
    package var frame: CGRect
  }

  /// The bar, its items, and what these consist of, from the outside in.
  package var parts: [Part] {
    let controls = bar.itemControls ?? []
    let frames = controls.map { $0.convert($0.bounds, to: window) }
    let items = frames.indices.map { Part(name: "item \($0)", frame: frames[$0]) }
    let inner = zip(frames.indices, bar.itemParts).flatMap { index, parts in
      parts.map { part in
        Part(
          name: "item \(index) \(part.name)",
          frame: part.frame.offsetBy(dx: frames[index].minX, dy: frames[index].minY)
        )
      }
    }
    return [Part(name: "bar", frame: shown.convert(shown.bounds, to: window))] + items + inner
  }
}
