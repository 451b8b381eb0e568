import TabAppearance

extension SwiftExport {
  /// The statements that make a bar of another one.
  mutating func barStatements(
    _ bar: ResolvedBar,
    over old: ResolvedBar,
    in appearance: String
  ) -> [String] {
    var lines: [String] = []
    if background(bar) != background(old) {
      // Starting from UIKit's background takes back whatever was set over it.
      if bar.background != .default || background(old) != background(untouched) {
        let name = bar.background.rawValue
        let title = name.prefix(1).uppercased() + name.dropFirst()
        lines.append("  \(appearance).configureWith\(title)Background()")
      }
      lines += statements(layers(bar), in: appearance)
    }
    let (new, old) = (placing(bar), placing(old))
    return lines
      + statements(
        zip(new, old).filter { $0.value != $1.value }.map { new, _ in
          (new.property, new.value ?? new.unset)
        },
        in: appearance
      )
  }

  private func statements(
    _ list: [(property: String, value: SwiftExpression?)],
    in appearance: String
  ) -> [String] {
    list.flatMap { property, value in
      value?.lines(after: "\(appearance).\(property) = ", indent: 2) ?? []
    }
  }

  /// The part of a bar that `configureWith…Background()` resets.
  private func background(_ bar: ResolvedBar) -> ResolvedBar {
    var bar = bar
    bar.selectionIndicatorTintColor = nil
    bar.selectionIndicatorImage = nil
    bar.stackedItemPositioning = nil
    bar.stackedItemWidth = nil
    bar.stackedItemSpacing = nil
    return bar
  }

  private mutating func layers(
    _ bar: ResolvedBar
  ) -> [(property: String, value: SwiftExpression?)] {
    [
      ("backgroundEffect", bar.backgroundEffect.map(effect)),
      ("backgroundColor", bar.backgroundColor.map { palette.color($0, role: "background") }),
      ("backgroundImage", bar.backgroundImage.map { palette.image($0, role: "background") }),
      ("backgroundImageContentMode", bar.backgroundImageContentMode.map { .atom(".\($0)") }),
      ("shadowColor", bar.shadowColor.map { palette.color($0, role: "shadow") }),
      ("shadowImage", bar.shadowImage.map { palette.image($0, role: "shadow") }),
    ]
  }

  private func effect(_ style: TabBarTheme.BlurStyle) -> SwiftExpression {
    style == .none ? .atom("nil") : .call("UIBlurEffect", [("style", .atom(".\(style)"))])
  }

  private mutating func placing(
    _ bar: ResolvedBar
  ) -> [(property: String, value: SwiftExpression?, unset: SwiftExpression)] {
    let tint = bar.selectionIndicatorTintColor
    let image = bar.selectionIndicatorImage
    return [
      (
        "selectionIndicatorTintColor",
        tint.map { palette.color($0, role: "selection indicator") }, .atom("nil")
      ),
      (
        "selectionIndicatorImage",
        image.map { palette.image($0, role: "selectionIndicator") }, .atom("nil")
      ),
      (
        "stackedItemPositioning",
        bar.stackedItemPositioning.map { .atom(".\($0)") }, .atom(".automatic")
      ),
      ("stackedItemWidth", bar.stackedItemWidth.map(SwiftExpression.number), .number(0)),
      ("stackedItemSpacing", bar.stackedItemSpacing.map(SwiftExpression.number), .number(0)),
    ]
  }
}
