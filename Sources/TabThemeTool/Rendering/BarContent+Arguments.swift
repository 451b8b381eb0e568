import TabRaster
import TabScreens

extension BarContent {
  /// Reads the content that a command line requests.
  ///
  /// - Throws: ``UsageError`` for items, icons and badges that don't exist.
  init(_ arguments: Arguments) throws(UsageError) {
    let titles = arguments.list(of: "--titles")
    let icons = arguments.list(of: "--icons")
    if let titles, let icons, titles.count != icons.count {
      throw .differentCounts(titles: titles.count, icons: icons.count)
    }
    let usual = BarContent.sample
    self = usual
    if titles == [""], icons == nil {
      items = []
    } else if titles != nil || icons != nil {
      items = (0..<(titles ?? icons ?? []).count).map { index in
        let sample = usual.items[index % usual.items.count]
        return Item(title: titles?[index], icon: icons?[index] ?? sample.icon)
      }
    }
    if arguments.has("--search") {
      if titles == nil, icons == nil { items.removeAll { $0.icon == "magnifyingglass" } }
      items.append(.search)
    }
    for icon in items.compactMap(\.icon) where !Icon.names.contains(icon) {
      throw .unknownIcon(icon, choices: Icon.names)
    }
    try readBadges(arguments.list(of: "--badges"))
    try readDisabled(arguments.list(of: "--disabled"))
    selected = arguments.number(of: "--selected") ?? max(0, min(usual.selected, items.count - 1))
    if arguments.has("--selected") { try check(selected, of: "--selected") }
    focused = arguments.number(of: "--focused")
    if let focused { try check(focused, of: "--focused") }
  }

  private mutating func readBadges(_ badges: [String]?) throws(UsageError) {
    guard let badges else { return }
    for index in items.indices { items[index].badge = nil }
    for badge in badges {
      let parts = badge.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let index = Int(parts[0]), index >= 0 else {
        throw .notABadge(badge)
      }
      try check(index, of: "--badges")
      items[index].badge = String(parts[1])
    }
  }

  private mutating func readDisabled(_ disabled: [String]?) throws(UsageError) {
    guard let disabled else { return }
    for index in items.indices { items[index].isEnabled = true }
    for text in disabled {
      guard let index = Int(text), index >= 0 else {
        throw .notANumber(text, option: "--disabled")
      }
      try check(index, of: "--disabled")
      items[index].isEnabled = false
    }
  }

  private func check(_ index: Int, of option: String) throws(UsageError) {
    guard items.indices.contains(index) else {
      throw .noSuchItem(index, option: option, count: items.count)
    }
  }
}
