import TabAppearance
import TabDevices
import TabDiagnostics
import TabFiles

extension ThemeLoader {
  /// Errors about names in the `allow` of the checked file that aren't rules.
  var unknownRules: [ThemeDiagnostic] {
    let document = files[0].reader.document
    var remarks = Remarks(document, allowances: LintAllowances(nil))
    if let root = document.root { remarks.checkRules(in: root) }
    return remarks.diagnostics
  }

  /// Returns diagnostics about keys of the checked file that are valid but likely not as intended.
  ///
  /// - Parameter theme: The theme with all that it extends.
  /// - Returns: The diagnostics in the order of the file, without those that the theme allows.
  func remarks(on theme: TabBarTheme) -> [ThemeDiagnostic] {
    let document = files[0].reader.document
    guard let root = document.root else { return [] }
    var remarks = Remarks(document, allowances: LintAllowances(root.value(at: ["allow"])))
    remarks.checkConditions(in: root)
    remarks.checkNumbers(in: root, TabBarTheme.shape, at: [])
    for isLandscape in [false, true] {
      remarks.checkRow(of: theme.layout.bar(isLandscape: isLandscape), isLandscape: isLandscape)
    }
    for (name, item) in theme.items.sorted(by: { $0.key < $1.key }) {
      remarks.checkInsets(of: item, at: ["items", name.text])
      remarks.checkImages(of: item, at: ["items", name.text])
    }
    remarks.checkShadow(of: theme.bar)
    // If the positioning depends on the environment, so does the effect of a length.
    if theme.variations.allSatisfy({ $0.bar.stackedItemPositioning.isInherited }) {
      remarks.checkLengths(of: theme.bar, at: ["bar"])
      if case .overlay(let overlay)? = theme.scrollEdge.value {
        remarks.checkLengths(of: theme.bar.merging(overlay.bar), at: ["scrollEdge", "bar"])
      }
    }
    return remarks.diagnostics.inOrderOfPlace()
  }
}

private struct Remarks {
  private let document: JSONDocument
  private let allowances: LintAllowances
  private(set) var diagnostics: [ThemeDiagnostic] = []

  init(_ document: JSONDocument, allowances: LintAllowances) {
    self.document = document
    self.allowances = allowances
  }

  /// Reports names in `allow` that aren't rules.
  mutating func checkRules(in root: JSONValue) {
    guard case .object(let paths)? = root.value(at: ["allow"])?.kind else { return }
    let names = LintRule.allCases.map(\.rawValue)
    for path in paths {
      guard case .object(let rules) = path.value.kind else { continue }
      var taken = Set(rules.map(\.key))
      for rule in rules where !names.contains(rule.key) {
        let near = nearest(to: rule.key, in: names)
        let subject = quoted(["allow", path.key, rule.key].keyPath, limit: 200)
        diagnostics.append(
          document.source.diagnostic(
            .error,
            "\(subject) is no rule of the linter",
            at: rule.keyRange,
            notes: near == nil ? ["the rules are \(quotedList(names))"] : [],
            fix: near.map { .rename(to: $0, taken: &taken) }
          )
        )
      }
    }
  }

  /// Reports variations that apply everywhere.
  mutating func checkConditions(in root: JSONValue) {
    guard case .array(let variations)? = root.value(at: ["when"])?.kind else { return }
    for (index, variation) in variations.enumerated() {
      guard case .object(let members) = variation.kind,
        !members.contains(where: { ["iOS", "idiom", "look"].contains($0.key) })
      else { continue }
      let start = variation.range.lowerBound
      report(
        .noCondition,
        "has no condition and applies everywhere",
        at: start..<start + 1,
        path: ["when[\(index)]"],
        fix: #"add "iOS", "idiom" or "look""#
      )
    }
  }

  /// Reports numbers that UIKit replaces by others.
  mutating func checkNumbers(in json: JSONValue, _ shape: ObjectSchema, at path: [String]) {
    guard case .object(let members) = json.kind else { return }
    for member in members {
      let path = path + [member.key]
      switch (shape[member.key]?.shape, member.value.kind) {
      case (.number(let rule)?, .number(let number)):
        guard rule.clampsToMinimum, number < rule.range.lowerBound else { continue }
        let minimum = JSON.number(rule.range.lowerBound).line
        report(
          .negativeLength,
          "is \(JSON.number(number).line); UIKit uses \(minimum)",
          at: member.value.range,
          path: path,
          fix: "write \(minimum) or more"
        )
      case (.object(let shape)?, _), (.either(_, let shape)?, _):
        checkNumbers(in: member.value, shape, at: path)
      case (.list(let shape, _)?, .array(let values)):
        for (index, value) in values.enumerated() {
          checkNumbers(in: value, shape, at: path + ["[\(index)]"])
        }
      case (.items(let shape)?, .object(let items)):
        for item in items { checkNumbers(in: item.value, shape, at: path + [item.key]) }
      default: break
      }
    }
  }

  /// Reports lengths without effect: UIKit uses width and spacing of stacked items only if they are
  /// centered (documented).
  mutating func checkLengths(of bar: TabBarTheme.Bar, at path: [String]) {
    let positioning = bar.stackedItemPositioning.value ?? .automatic
    guard positioning != .centered else { return }
    let isFilled = positioning == .fill
    let lengths = [
      ("stackedItemWidth", bar.stackedItemWidth), ("stackedItemSpacing", bar.stackedItemSpacing),
    ]
    for (key, length) in lengths where length.value ?? 0 > 0 {
      let path = path + [key]
      guard let value = document.root?.value(at: path) else { continue }
      let reason =
        isFilled
        ? "while 'stackedItemPositioning' is 'fill'" : "where items aren't centered, as on iPhone"
      report(
        isFilled ? .uncenteredLength : .partlyIgnoredKey,
        "has no effect \(reason)",
        at: value.range,
        path: path,
        fix: #"add "stackedItemPositioning": "centered""#
      )
    }
  }

  /// Reports numbers of widths and gaps that differ, items out of order, and rows that don't fit
  /// the narrowest iPhone.
  mutating func checkRow(of bar: TabBarTheme.BarLayout, isLandscape: Bool) {
    let path = ["layout", isLandscape ? "landscape" : "portrait"]
    let (widths, gaps) = (bar.itemWidths.value ?? [], bar.itemGaps.value)
    if let gaps, gaps.count != widths.count {
      report(
        .ignoredKey,
        "has no effect: \(counted(gaps.count, "gap")) for \(counted(widths.count, "width"))",
        at: path + ["itemGaps"],
        fix: "write a width for each item, and the gap before it"
      )
    } else if !widths.isEmpty {
      let row = ItemRow(
        widths: widths,
        gaps: gaps ?? widths.map { _ in 0 },
        slot: bar.slot(among: widths.count)
      )
      if let obstacle = row.widthProblem(inBarOf: .infinity) {
        report(
          .ignoredKey,
          "has no effect: it \(obstacle)",
          at: path + ["itemGaps"],
          fix: "increase the gap"
        )
        return
      }
      let phones = DeviceScreen.all.filter { !$0.isPad }
      let widths = phones.map { Double($0.posture(isPortrait: !isLandscape).width) }
      guard let width = widths.min(), let index = widths.firstIndex(of: width),
        let obstacle = row.widthProblem(inBarOf: width)
      else { return }
      report(
        .wideRow,
        "\(obstacle) on an \(phones[index].name); there, the system places the items",
        at: path + ["itemWidths"],
        fix: "decrease widths or gaps"
      )
    }
  }

  /// Reports an icon of the selected item that the icon of the low bar replaces.
  mutating func checkImages(of item: TabBarTheme.ItemOverride, at path: [String]) {
    guard item.selectedImage.value != nil, item.landscapeImagePhone.value != nil else { return }
    report(
      .partlyIgnoredKey,
      "has no effect where the bar is low, as on most iPhones in landscape: "
        + "'landscapeImagePhone' replaces the icon in every state",
      at: path + ["selectedImage"],
      fix: "remove 'landscapeImagePhone', or choose an icon whose color shows the selection"
    )
  }

  /// Reports insets that aren't opposite, which change the size of an icon.
  mutating func checkInsets(of item: TabBarTheme.ItemOverride, at path: [String]) {
    for (key, setting) in [
      ("imageInsets", item.imageInsets),
      ("landscapeImagePhoneInsets", item.landscapeImagePhoneInsets),
    ] {
      guard let insets = setting.value else { continue }
      for (first, second, values) in [
        ("top", "bottom", (insets.top, insets.bottom)),
        ("leading", "trailing", (insets.leading, insets.trailing)),
      ] where values.0 + values.1 != 0 {
        let sum = JSON.number(abs(values.0 + values.1)).line
        let change = values.0 + values.1 > 0 ? "smaller" : "larger"
        report(
          .squeezedIcon,
          "makes the icon \(sum) points \(change): '\(first)' and '\(second)' don't cancel out",
          at: path + [key],
          fix: fix(of: second, to: 0 - values.0, at: path + [key])
        )
      }
    }
  }

  /// Returns the fix that writes a number of an object, or adds it.
  private func fix(of name: String, to number: Double, at path: [String]) -> Fix {
    let text = JSON.number(number).line
    let words = "write \"\(name)\": \(text)"
    guard case .object(let members)? = document.root?.value(at: path)?.kind,
      let last = members.last?.value.range.upperBound
    else { return Fix(words) }
    let value = members.first { $0.key == name }?.value.range
    return Fix(
      words,
      .edit(
        value.map { TextEdit(range: $0, text: text) }
          ?? TextEdit(range: last..<last, text: ", \(JSON.string(name).line): \(text)")
      )
    )
  }

  /// Reports a template image for the shadow without a color, which UIKit doesn't draw
  /// (documented).
  mutating func checkShadow(of bar: TabBarTheme.Bar) {
    guard let image = bar.shadowImage.value else { return }
    let isClear: Bool =
      switch bar.shadowColor {
      case .value(let color):
        TabBarTheme.Color.Variant.allCases.allSatisfy { color.value(for: $0).isClear }
      case .systemDefault, .inherited: bar.background.value == .transparent
      }
    guard image.isTemplate, isClear else { return }
    report(
      .unseenShadow,
      "can't be seen: 'shadowColor' tints it, and is clear",
      at: ["bar", "shadowImage"],
      fix: "set 'shadowColor', or \"renderingMode\": \"alwaysOriginal\""
    )
  }

  private mutating func report(
    _ rule: LintRule,
    _ message: String,
    at path: [String],
    fix: Fix
  ) {
    guard let value = document.root?.value(at: path) else { return }
    report(rule, message, at: value.range, path: path, fix: fix)
  }

  private mutating func report(
    _ rule: LintRule,
    _ message: String,
    at range: Range<Int>,
    path: [String],
    fix: Fix
  ) {
    if allowances.allow(rule, at: path.keyPath) { return }
    diagnostics.append(
      document.source.diagnostic(
        rule.level,
        "\(quoted(path.keyPath, limit: 200)) \(message)",
        at: range,
        fix: fix,
        rule: rule.rawValue
      )
    )
  }
}

extension TabBarTheme.Color.Value {
  /// Whether the color is certainly transparent.
  fileprivate var isClear: Bool {
    switch self {
    case .rgb(let color): color.alpha == 0
    case .p3(let color): color.alpha == 0
    case .system(let name): name.rawValue == "clear"
    default: false
    }
  }
}
