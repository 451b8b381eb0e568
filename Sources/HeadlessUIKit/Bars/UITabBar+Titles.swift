import Foundation
import TabRaster

extension UITabBar {
  /// The indices of items whose titles are truncated; titles with missing fonts or characters, whose widths are
  /// unknown, are left out.
  package var indicesOfCutTitles: [Int] {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return buttons.indices.filter { index in
      guard let picture = buttons[index].picture(grid: grid), let title = picture.content.title,
        let frame = picture.frames.title?.frame
      else { return false }
      return frame.width < title.width && textReplacements(of: buttons[index]).isEmpty
    }
  }

  /// Descriptions of what is drawn in place of missing fonts and characters, without duplicates.
  package var textReplacements: [String] {
    buttons.flatMap { textReplacements(of: $0) }.reduce(into: []) { all, text in
      if !all.contains(text) { all.append(text) }
    }
  }

  /// Returns descriptions of what is drawn in place of missing fonts and characters in an item's title and badge.
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
        let hint =
          missing.lazy.compactMap(\.freeFont).first.map { "; the free font \($0) has it" } ?? ""
        replacements.append("no available font has \(list); a box is drawn in its place\(hint)")
      }
      return replacements
    }
  }
}

extension Character {
  /// The name of a free font with the letters of the character's script, with its Debian package; nil for scripts
  /// that have none or whose letters can't be drawn.
  fileprivate var freeFont: String? {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x0370...0x052F, 0x1F00...0x1FFF: "Noto Sans (Debian: fonts-noto-core)"
    case 0x0590...0x05FF: "Noto Sans Hebrew (Debian: fonts-noto-core)"
    case 0x0600...0x06FF, 0x0750...0x077F: "Noto Sans Arabic (Debian: fonts-noto-core)"
    // Kana, ideographs, syllables of Hangul, and wide forms.
    case 0x3000...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xFF00...0xFFEF:
      "Noto Sans CJK (Debian: fonts-noto-cjk)"
    default: nil
    }
  }
}
