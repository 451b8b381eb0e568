import Foundation
import TabRaster

/// The veil between scrolled content and the platter of a glass bar.
///
/// The opacities are those of white in light style, measured over black on iOS 26.1. UIKit also blurs, by an unknown
/// radius.
enum GlassEdgeEffect {
  /// The opacity at a distance below the bar's top edge, in points; negative above it.
  struct Stop: Hashable, Sendable {
    let (y, opacity): (CGFloat, Double)
  }

  /// The soft style, up to the end of the screen, where its opacity is `softEnd`.
  ///
  /// Measured: 0.02 to 0.31 in the 36 points above the bar, 0.33 to 0.73 in its first 40, then 0.78 and 0.69.
  static let soft = Fact(
    [
      Stop(y: -64.8, opacity: 0), Stop(y: -36, opacity: 0.02), Stop(y: 0, opacity: 0.32),
      Stop(y: 40, opacity: 0.73), Stop(y: 48, opacity: 0.78),
    ],
    .measured
  )
  static let softEnd = Fact(0.69, .measured)
  /// The opacity of the hard style over the bar's frame; black in dark style is inferred.
  static let hard = Fact(0.902, .measured)
  /// The share of the soft style's opacity that the automatic style has in light style.
  ///
  /// Black becomes 0.106 to 0.227 of white on iOS 26.1.
  static let automaticInLight = Fact(0.29, .inferred)
  /// The share in dark style, with black in place of white.
  ///
  /// It fits a device with iOS 26, where white falls to 232, 189, 153 and 140 at 96, 72, 48 and 12 points above the end.
  /// A simulator of iOS 26.1 darkens to 0.4, a share of 0.77.
  static let automaticInDark = Fact(0.6, .inferred)
}

extension DrawingContext {
  /// Draws the effect from above a bar to the bar's end, white or black as the glass is light or dark.
  @MainActor mutating func draw(_ effect: UIScrollEdgeEffect, behind bar: CGRect) {
    guard !effect.isHidden else { return }
    let isDark = backdropStyle == .dark
    func color(_ opacity: Double) -> RGBA {
      let level: UInt8 = isDark ? 0 : 255
      return RGBA(level, level, level, UInt8((opacity * 255).rounded()))
    }
    if effect.style == .hard {
      append(.fill(.rectangle(rect(bar)), color(GlassEdgeEffect.hard.value)))
      return
    }
    let automatic = isDark ? GlassEdgeEffect.automaticInDark : GlassEdgeEffect.automaticInLight
    let share = effect.style == .soft ? 1 : automatic.value
    let stops = GlassEdgeEffect.soft.value
    let top = stops[0].y
    let area = CGRect(x: bar.minX, y: bar.minY + top, width: bar.width, height: bar.height - top)
    let colors = stops.filter { $0.y < bar.height }.map { stop in
      Gradient.Stop(
        offset: Double((stop.y - top) / area.height),
        color: color(share * stop.opacity)
      )
    }
    let end = Gradient.Stop(offset: 1, color: color(share * GlassEdgeEffect.softEnd.value))
    let line = Gradient.Shape.linear(
      from: point(area.origin),
      to: point(CGPoint(x: area.minX, y: area.maxY))
    )
    append(.gradient(.rectangle(rect(area)), Gradient(line, stops: colors + [end])))
  }
}
