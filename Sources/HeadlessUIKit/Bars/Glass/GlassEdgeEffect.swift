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

  /// The opacities of the soft style; at the end of the screen it is `softEnd`.
  ///
  /// The opacity was measured at 0.02 to 0.31 in the 36 points above the bar, and at 0.33 to 0.73 in the bar's first 40.
  /// Below these it is 0.78, then 0.69.
  static let soft = Fact(
    [
      Stop(y: -64.8, opacity: 0), Stop(y: -36, opacity: 0.02), Stop(y: 0, opacity: 0.32),
      Stop(y: 40, opacity: 0.73), Stop(y: 48, opacity: 0.78),
    ],
    .measured
  )
  static let softEnd = Fact(0.69, .measured)
  /// The opacity of the hard style, which covers the bar's frame.
  static let hard = Fact(0.902, .measured)
  /// The share of the soft style's opacity that the automatic style has in light style.
  ///
  /// On iOS 26.1 it turns a black page into a gray of 0.106 to 0.227.
  static let automaticInLight = Fact(0.29, .inferred)
  /// The share in dark style, with black in place of white.
  ///
  /// A device with iOS 26 darkens a white page to the levels 232, 189, 153 and 140 at 96, 72, 48 and 12 points above the
  /// end of the screen. This share gives each of them to 13 levels of 255. A simulator of iOS 26.1 darkens more: its share
  /// is 0.77.
  static let automaticInDark = Fact(0.6, .inferred)
}

extension DrawingContext {
  /// Draws the effect from above a bar to the bar's end, in white below light glass and in black below dark glass.
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
