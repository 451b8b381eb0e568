import TabJSON
import TabUIKit

/// Reads appearance objects back into the values that they could have been made from.
///
/// UIKit's defaults are left out, so that what is read is what somebody has set.
@MainActor
struct AppearanceReader {
  /// What couldn't be read, in the order of reading.
  var diagnostics: [Diagnostic] = []

  let systemColors: SystemColorTable

  mutating func read(_ appearance: UITabBarAppearance, at path: String) -> ResolvedAppearance {
    let bar = readBar(appearance, at: "\(path).bar")
    let cells = ResolvedCells { cell in
      let state = appearance[cell.layout][cell.state]
      return read(state, layout: cell.layout, at: "\(path).\(cell.layout).\(cell.state)")
    }
    return ResolvedAppearance(bar: bar, cells: cells)
  }

  private mutating func read(
    _ state: UITabBarItemStateAppearance,
    layout: ItemLayout,
    at path: String
  ) -> ResolvedItemState {
    ResolvedItemState(
      iconColor: color(state.iconColor, at: "\(path).iconColor"),
      title: text(state.titleTextAttributes, base: .title(in: layout), at: "\(path).title"),
      titlePositionAdjustment: offset(state.titlePositionAdjustment),
      badgeBackgroundColor: color(
        state.badgeBackgroundColor,
        at: "\(path).badgeBackgroundColor"
      ),
      badgeText: text(state.badgeTextAttributes, base: .badge, at: "\(path).badgeText"),
      badgePositionAdjustment: offset(state.badgePositionAdjustment),
      badgeTitlePositionAdjustment: offset(state.badgeTitlePositionAdjustment)
    )
  }
}

extension AppearanceReader {
  mutating func color(_ color: UIColor?, at path: String) -> ThemeColor? {
    guard let color else { return nil }
    let value = ThemeColor(color, system: systemColors)
    if value == nil {
      leaveOut(path, "a pattern is no color of a theme", fix: "use an image, or a plain color")
    }
    return value
  }

  mutating func image(_ image: UIImage?, at path: String) -> ThemeImage? {
    guard let image, !image.isEmpty else { return nil }
    guard let png = image.pngData() else {
      leaveOut(path, "its image can't be written as PNG", fix: "name an image of the app")
      return nil
    }
    if image.isSymbolImage {
      // UIKit doesn't tell the name of a symbol.
      note(
        "'\(path)' is a symbol and becomes a bitmap of this size",
        fix: "write the name of the symbol, as in 'symbol:star'"
      )
    }
    return ThemeImage(
      .png([UInt8](png)),
      renderingMode: .init(image.renderingMode),
      scale: max(1, image.scale)
    )
  }

  func offset(_ offset: UIOffset) -> TabBarTheme.Offset? {
    offset == .zero ? nil : .init(leading: offset.horizontal, vertical: offset.vertical)
  }

  mutating func leaveOut(_ path: String, _ reason: String, fix: String?) {
    diagnostics.append(Diagnostic(.warning, "'\(path)' is left out: \(reason)", fix: fix))
  }

  mutating func note(_ message: String, fix: String?) {
    diagnostics.append(Diagnostic(.note, message, fix: fix))
  }
}

extension ThemeImage.RenderingMode {
  fileprivate init(_ mode: UIImage.RenderingMode) {
    self =
      switch mode {
      case .alwaysOriginal: .alwaysOriginal
      case .alwaysTemplate: .alwaysTemplate
      default: .automatic
      }
  }
}

extension UIImage {
  /// Whether there is nothing to see, as in `UIImage()`, the usual way to ask for no image.
  var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}
