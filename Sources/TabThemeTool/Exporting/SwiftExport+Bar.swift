import TabAppearance

extension SwiftExport {
  /// The statements that make a bar of another one.
  mutating func barStatements(
    _ bar: TabBarTheme.Bar,
    over old: TabBarTheme.Bar,
    in appearance: String
  ) -> [String] {
    var lines: [String] = []
    if background(bar) != background(old) {
      // Starting from UIKit's background takes back whatever was set over it.
      if let own = bar.background.value, own != .default || background(old) != background(untouched)
      {
        let name = own.rawValue
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
  private func background(_ bar: TabBarTheme.Bar) -> TabBarTheme.Bar {
    var bar = bar
    bar.selectionIndicatorTintColor = .inherited
    bar.selectionIndicatorImage = .inherited
    bar.stackedItemPositioning = .inherited
    bar.stackedItemWidth = .inherited
    bar.stackedItemSpacing = .inherited
    return bar
  }

  private mutating func layers(
    _ bar: TabBarTheme.Bar
  ) -> [(property: String, value: SwiftExpression?)] {
    [
      ("backgroundEffect", bar.backgroundEffect.value.map(effect)),
      ("backgroundColor", bar.backgroundColor.value.map { palette.color($0, role: "background") }),
      ("backgroundImage", bar.backgroundImage.value.map { palette.image($0, role: "background") }),
      ("backgroundImageContentMode", bar.backgroundImageContentMode.value.map { .atom(".\($0)") }),
      ("shadowColor", bar.shadowColor.value.map { palette.color($0, role: "shadow") }),
      ("shadowImage", bar.shadowImage.value.map { palette.image($0, role: "shadow") }),
    ]
  }

  private func effect(_ style: TabBarTheme.BlurStyle) -> SwiftExpression {
    style == .none ? .atom("nil") : .call("UIBlurEffect", [("style", .atom(".\(style)"))])
  }

  private mutating func placing(
    _ bar: TabBarTheme.Bar
  ) -> [(property: String, value: SwiftExpression?, unset: SwiftExpression)] {
    let tint = bar.selectionIndicatorTintColor.value
    let image = bar.selectionIndicatorImage.value
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
        bar.stackedItemPositioning.value.map { .atom(".\($0)") }, .atom(".automatic")
      ),
      ("stackedItemWidth", bar.stackedItemWidth.value.map(SwiftExpression.number), .number(0)),
      ("stackedItemSpacing", bar.stackedItemSpacing.value.map(SwiftExpression.number), .number(0)),
    ]
  }
}
