import Foundation
import TabAppearance

/// Shows the bar of a case and reads its figures, with UIKit's public API alone.
@MainActor
struct ParityProbe {
  let host: any ParityHost

  /// Shows a case on the running system, and returns a record of its bar.
  func record(_ parityCase: ParityCase) -> ParityRecord {
    let controller = parityCase.controller
    return host.show(controller, for: parityCase) {
      parityCase.change?(controller)
      if let theme = parityCase.theme { controller.applyTheme(theme) }
      controller.view.layoutIfNeeded()
      let bar = controller.tabBar
      let place = controller.view.convert(bar.frame, from: bar.superview)
      let isAtTop = place.midY < controller.view.bounds.midY
      return ParityRecord(
        name: parityCase.name,
        systems: [host.system],
        environment: environment(of: bar, isAtTop: isAtTop, for: parityCase),
        figures: figures(of: bar, at: place, in: controller, for: parityCase)
      )
    }
  }

  // MARK: - Environment

  private func environment(
    of bar: UITabBar,
    isAtTop: Bool,
    for parityCase: ParityCase
  ) -> [String: String] {
    let traits = bar.traitCollection
    let running = TabBarEnvironment.current
    let appearance = bar.standardAppearance
    let titles = appearance.stackedLayoutAppearance.normal
    let isMoved =
      titles.titlePositionAdjustment != .zero || titles.badgePositionAdjustment != .zero
    let positioning =
      switch appearance.stackedItemPositioning {
      case .fill: "fill"
      case .centered: "centered"
      default: "automatic"
      }
    let hasSymbols = parityCase.items.contains { item in
      if case .symbol? = item.icon { true } else { false }
    }
    let titleLength = parityCase.items.compactMap(\.title?.count).max() ?? 0
    return host.details.merging([
      "look": running.look.rawValue,
      "idiom": running.idiom.rawValue,
      "place": isAtTop ? "top" : "bottom",
      "screen": "\(parityCase.screen.width) x \(parityCase.screen.height)",
      "scale": Double(traits.displayScale).word,
      "horizontal": traits.horizontalSizeClass == .regular ? "regular" : "compact",
      "vertical": traits.verticalSizeClass == .regular ? "regular" : "compact",
      "style": traits.userInterfaceStyle == .dark ? "dark" : "light",
      "contrast": traits.accessibilityContrast == .high ? "high" : "normal",
      "direction": traits.layoutDirection == .rightToLeft ? "right to left" : "left to right",
      "legibility": traits.legibilityWeight == .bold ? "bold" : "regular",
      "text size": traits.preferredContentSizeCategory.rawValue,
      "theme": parityCase.theme?.name ?? "none",
      "positioning": positioning,
      "item width": Double(appearance.stackedItemWidth).word,
      "icons": hasSymbols ? "symbols" : "images",
      "tabs": "\(parityCase.items.count)",
      "titles": titleLength == 0 ? "none" : titleLength > 15 ? "long" : "usual",
      "disabled items": parityCase.items.allSatisfy(\.isEnabled) ? "no" : "yes",
      "moved titles": isMoved ? "yes" : "no",
      "own tint": isSet(parityCase.theme?.tintColor) || parityCase.hasTintOfProxy ? "yes" : "no",
      "own font": titles.titleTextAttributes[.font] == nil ? "no" : "yes",
      "growing font": isSet(parityCase.theme?.item.normal.title.scaledBy) ? "yes" : "no",
    ]) { $1 }
  }

  private func isSet<Value>(_ setting: TabBarTheme.Setting<Value>?) -> Bool {
    if case .value? = setting { true } else { false }
  }

  // MARK: - Figures

  private func figures(
    of bar: UITabBar,
    at place: CGRect,
    in controller: UITabBarController,
    for parityCase: ParityCase
  ) -> [String: ParityFigure] {
    let traits = bar.traitCollection
    var figures: [String: ParityFigure] = [
      "bar": place.figure,
      "items": .number(Double(bar.items?.count ?? 0)),
      "tint": .text(bar.tintColor.text(in: traits)),
    ]
    if let page: UIView = controller.selectedViewController?.viewIfLoaded {
      let insets = page.safeAreaInsets
      figures["safe area"] = ParityFigure(
        rounding: [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
      )
    }
    figures.merge(appearances(of: bar, for: parityCase)) { $1 }
    let frames = itemFrames(of: bar)
    for (index, frame) in frames.enumerated() { figures["item \(index) control"] = frame.figure }
    for (index, parts) in host.parts(of: bar, in: frames).enumerated() {
      figures.merge(parts.figures(in: traits).map { ("item \(index) \($0)", $1) }) { $1 }
    }
    return figures
  }

  /// Returns the lines of the appearances that differ from those of a new appearance.
  private func appearances(
    of bar: UITabBar,
    for parityCase: ParityCase
  ) -> [String: ParityFigure] {
    let traits = bar.traitCollection
    let standard = bar.standardAppearance.lines(in: traits)
    let isPlain =
      parityCase.theme == nil && parityCase.change == nil && !parityCase.recordsNewAppearance
    let new = isPlain ? standard : UITabBarAppearance().lines(in: traits)
    var figures: [String: ParityFigure] = [:]
    for (path, value) in standard where new[path] != value {
      figures["standard \(path)"] = .text(value)
    }
    let edge = bar.scrollEdgeAppearance?.lines(in: traits)
    figures["scrollEdge"] = .text(edge == nil ? "none" : "set")
    // Only lines that differ from the standard appearance, since both are equal with most themes.
    for (path, value) in edge ?? [:] where standard[path] != value {
      figures["scrollEdge \(path)"] = .text(value)
    }
    figures["shadow"] = standard["bar.shadowColor"].map(ParityFigure.text)
    figures["background effect"] = standard["bar.backgroundEffect"].map(ParityFigure.text)
    if parityCase.recordsNewAppearance {
      for (path, value) in new { figures["new \(path)"] = .text(value) }
    }
    return figures
  }

  // MARK: - Items

  /// Returns the frames of the items in the bar, first item first: those of public controls, or
  /// else those that `frame(in:)` of the items returns.
  private func itemFrames(of bar: UITabBar) -> [CGRect] {
    let items = bar.items ?? []
    let controls = bar.shownControls
    if controls.count == items.count {
      let frames = controls.map { $0.convert($0.bounds, to: bar) }.sorted { $0.minX < $1.minX }
      return bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? frames.reversed() : frames
    }
    guard #available(iOS 17, *), TabBarEnvironment.current.os >= 17 else { return [] }
    let frames = items.compactMap { $0.frame(in: bar) }
    return frames.count == items.count && !frames.contains { $0.isNull } ? frames : []
  }
}

extension UIView {
  /// The visible controls below the view, without the controls inside of them.
  var shownControls: [UIControl] {
    subviews.filter { !$0.isHidden }.flatMap { view in
      (view as? UIControl).map { [$0] } ?? view.shownControls
    }
  }
}

extension UITabBarAppearance {
  /// Returns the values of the description's lines, by path.
  fileprivate func lines(in traits: UITraitCollection) -> [String: String] {
    let pairs = themeDescription(in: traits).split(separator: "\n").compactMap { line in
      line.range(of: ": ").map { (String(line[..<$0.lowerBound]), String(line[$0.upperBound...])) }
    }
    return Dictionary(pairs) { $1 }
  }
}

extension ParityItemParts {
  fileprivate func figures(in traits: UITraitCollection) -> [String: ParityFigure] {
    var figures: [String: ParityFigure] = [:]
    figures["icon"] = icon?.figure
    figures["icon color"] = iconColor.map { .text($0.text(in: traits)) }
    figures["label"] = title?.frame?.figure
    figures["baseline"] = title?.baseline.map { ParityFigure(rounding: Double($0)) }
    figures["text"] = (title?.text).map(ParityFigure.text)
    figures["text color"] = title?.color.map { .text($0.text(in: traits)) }
    figures["font"] = (title?.font?.fontName).map(ParityFigure.text)
    figures["font size"] = (title?.font?.pointSize).map { ParityFigure(rounding: Double($0)) }
    figures["font weight"] = title?.font.map { ParityFigure(rounding: Double($0.weight)) }
    figures["badge"] = badge?.figure
    figures["badge color"] = badgeColor.map { .text($0.text(in: traits)) }
    figures["badge text"] = (badgeText?.text).map(ParityFigure.text)
    figures["badge text color"] = badgeText?.color.map { .text($0.text(in: traits)) }
    return figures
  }
}

extension CGRect {
  var figure: ParityFigure { ParityFigure(rounding: [minX, minY, width, height].map(Double.init)) }
}

extension UIFont {
  /// The weight of the font's descriptor, from -1 to 1; 0 if it has none.
  fileprivate var weight: CGFloat {
    let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return traits?[.weight] as? CGFloat ?? 0
  }
}

extension UIColor {
  /// Returns the color in 8-bit sRGB as `#RRGGBB` or `#RRGGBBAA`, followed by "p3" if it is outside
  /// sRGB.
  func text(in traits: UITraitCollection) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    else { return "pattern" }
    let isWide = [red, green, blue].contains { $0 < -0.002 || $0 > 1.002 }
    let bytes = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#\(bytes.map(\.hexadecimal).joined())\(isWide ? " p3" : "")"
  }
}

extension CGFloat {
  fileprivate var hexadecimal: String {
    let byte = Int((Swift.min(Swift.max(self, 0), 1) * 255).rounded())
    return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
