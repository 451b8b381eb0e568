import Foundation
import TabRaster

extension UITabBar {
  /// The places of the items whose titles are cut for lack of room, from 0; not of those whose widths aren't known, for lack
  /// of a font.
  package var indicesOfCutTitles: [Int] {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return buttons.indices.filter { index in
      guard let picture = buttons[index].picture(grid: grid), let title = picture.content.title,
        let frame = picture.frames.title?.frame
      else { return false }
      return frame.width < title.width && textReplacements(of: buttons[index]).isEmpty
    }
  }

  /// What is drawn in the place of fonts and characters that aren't at hand, in words, each once.
  package var textReplacements: [String] {
    buttons.flatMap { textReplacements(of: $0) }.reduce(into: []) { all, text in
      if !all.contains(text) { all.append(text) }
    }
  }

  /// What is drawn in the place of fonts and characters of an item's title and badge.
  private func textReplacements(of button: TabBarButton) -> [String] {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    guard let picture = button.picture(grid: grid) else { return [] }
    let texts = [
      (picture.title, picture.style.title), (button.item.badgeValue, picture.style.badgeText),
    ]
    return texts.flatMap { text, style -> [String] in
      guard let text, !text.isEmpty else { return [] }
      let missing = style.rasterFont(in: traitCollection).missingCharacters(in: text)
      var replacements: [String] = []
      if let family = style.font.replacedFamily {
        replacements.append(RegisteredFonts.replacement(of: family))
      }
      if !missing.isEmpty {
        let list = missing.map { "'\($0)'" }.joined(separator: ", ")
        replacements.append("no font at hand has \(list); a box is drawn in its place")
      }
      return replacements
    }
  }
}
