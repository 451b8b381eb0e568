extension ThemeFileReader {
  /// Reports what is right key by key, but surely not as meant.
  mutating func remark(on theme: TabBarTheme) {
    remark(on: theme.bar, at: ["bar"])
    if case .overlay(let overlay)? = theme.scrollEdge.value {
      remark(on: theme.bar.overlaid(by: overlay.bar), at: ["scrollEdge", "bar"])
    }
  }

  /// UIKit looks at width and spacing of stacked items only if they are centered (documented).
  private mutating func remark(on bar: TabBarTheme.Bar, at path: [String]) {
    let positioning = bar.stackedItemPositioning.value ?? .automatic
    guard positioning != .centered else { return }
    let isFilled = positioning == .fill
    let lengths = [
      ("stackedItemWidth", bar.stackedItemWidth), ("stackedItemSpacing", bar.stackedItemSpacing),
    ]
    for (key, length) in lengths {
      guard length.value ?? 0 > 0, let value = document.root?.value(at: path + [key]) else {
        continue
      }
      let reason =
        isFilled
        ? "while 'stackedItemPositioning' is 'fill'" : "where items aren't centered, as on iPhone"
      report(
        .noEffect(
          key: #""stackedItemPositioning": "centered""#,
          because: reason,
          isCertain: isFilled
        ),
        at: value.range,
        path: (path + [key]).keyPath
      )
    }
  }
}
