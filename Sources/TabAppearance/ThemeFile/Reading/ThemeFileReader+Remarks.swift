extension ThemeFileReader {
  /// Reports what is right key by key, but surely not as meant.
  ///
  /// - Parameters:
  ///   - theme: The theme with all that it extends; what stands in another file isn't remarked on.
  ///   - own: What this file says of it.
  mutating func remark(on theme: TabBarTheme, own: TabBarTheme) {
    if case .array(let values)? = document.root?.value(at: ["when"])?.kind {
      for (index, value) in values.enumerated() where own.when[index].isUnconditional {
        let start = value.range.lowerBound
        report(.unconditional, at: start..<start + 1, path: "when[\(index)]")
      }
    }
    // Whether a length has an effect depends on the environment then.
    if theme.when.contains(where: { $0.bar.stackedItemPositioning != .inherited }) { return }
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
      guard length.value ?? 0 > 0 else { continue }
      let reason =
        isFilled
        ? "while 'stackedItemPositioning' is 'fill'" : "where items aren't centered, as on iPhone"
      remark(
        .noEffect(
          key: #""stackedItemPositioning": "centered""#,
          because: reason,
          isCertain: isFilled
        ),
        at: path + [key]
      )
    }
  }

  private mutating func remark(_ problem: ThemeFileProblem, at path: [String]) {
    guard let value = document.root?.value(at: path) else { return }
    report(problem, at: value.range, path: path.keyPath)
  }
}
