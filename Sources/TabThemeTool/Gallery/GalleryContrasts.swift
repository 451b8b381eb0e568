import TabAppearance
import TabScreens
import TabUIKit

/// The contrasts of a theme in one look: in light and dark, standard and high contrast.
struct GalleryContrasts {
  /// A kind of content of the bar, with its lowest contrast in each column.
  struct Row {
    var name: String
    var cells: [Cell?]
  }

  /// The lowest contrast of a kind of content.
  struct Cell {
    var contrast: BarContrast
    var isText: Bool
  }

  /// The titles of the columns.
  static let columns = ["Light", "Dark", "Light, high contrast", "Dark, high contrast"]

  /// The kinds of content whose colors the theme sets.
  let rows: [Row]

  /// The lowest contrast in standard contrast, or `nil` if the theme leaves all colors to the
  /// system.
  let lowest: Cell?
}

extension GalleryContrasts {
  /// Measures the colors of a bar in standard and in high contrast.
  @MainActor
  init(of colors: BarColors) {
    self.init(
      standard: BarContrasts(colors: colors, contrast: .normal).all,
      high: BarContrasts(colors: colors, contrast: .high).all
    )
  }

  /// Selects the lowest contrasts from those of a compiled theme.
  init(standard: [AppearancePath: BarContrast], high: [AppearancePath: BarContrast]) {
    let properties = [("title.color", "title"), ("iconColor", "icon")]
    var kinds = ["normal", "selected", "focused"].flatMap { state in
      properties.map { property, name in
        (property: property, states: [state], name: "\(state.capitalized) \(name)")
      }
    }
    kinds.append(
      (property: "badgeText.color", states: ItemState.allCases.map(\.rawValue), name: "Badge")
    )
    let columns = [standard, high].flatMap { contrasts in
      ["light", "dark"].map { style in
        contrasts.filter { $0.key[.style] == [style] }
      }
    }
    rows = kinds.compactMap { kind in
      let cells = columns.map { contrasts -> Cell? in
        let matching = contrasts.filter { path, _ in
          path.property == kind.property && !Set(path[.state]).isDisjoint(with: kind.states)
        }
        // Equal ratios are ordered by color, since a dictionary has no order.
        let lowest = matching.values.min { left, right in
          (left.ratio, left.color.hexadecimal) < (right.ratio, right.color.hexadecimal)
        }
        return lowest.map { Cell(contrast: $0, isText: kind.property != "iconColor") }
      }
      return cells.contains { $0 != nil } ? Row(name: kind.name, cells: cells) : nil
    }
    lowest = rows.flatMap { $0.cells.prefix(2) }.compactMap(\.self)
      .min { $0.contrast.ratio < $1.contrast.ratio }
  }
}

extension GalleryContrasts.Cell {
  /// The highest level of WCAG that the contrast reaches, in words.
  var verdict: String {
    let levels = isText ? ContrastLevel.text : ContrastLevel.icon
    return levels.last { contrast.ratio >= $0.ratio }?.name ?? "below AA"
  }
}
