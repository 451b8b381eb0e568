import TabAppearance

extension SwiftExport {
  /// Returns the statements that change a bar of an appearance into another one.
  mutating func barStatements(
    _ bar: TabBarTheme.Bar,
    over old: TabBarTheme.Bar,
    in appearance: String
  ) -> [String] {
    var lines: [String] = []
    let changesBackground = bar.hasOtherBackground(than: old)
    let background = bar.background.value ?? .default
    // Configuring UIKit's background again resets all settings over it.
    if changesBackground, background != .default || old.hasOtherBackground(than: .init()) {
      let name = background.rawValue
      let title = name.prefix(1).uppercased() + name.dropFirst()
      lines.append("  \(appearance).configureWith\(title)Background()")
    }
    for key in TabBarTheme.Bar.keys {
      guard let property = key.uiKit, let name = property.name,
        key.isOfBackground ? changesBackground : key.json(bar) != key.json(old)
      else { continue }
      var value = property.value(bar).map { expression(of: $0, role: role(of: key.name)) }
      if !key.isOfBackground { value = value ?? property.value(old).map(unset) }
      lines += value?.lines(after: "\(appearance).\(name) = ", indent: 2) ?? []
    }
    return lines
  }
}

extension Key<TabBarTheme.Bar> {
  /// Whether `configureWith…Background()` sets or resets the property.
  fileprivate var isOfBackground: Bool {
    name == "background" || capability.map(CapabilityKey.backgrounds.contains) ?? false
  }
}

extension TabBarTheme.Bar {
  fileprivate func hasOtherBackground(than other: Self) -> Bool {
    Self.keys.contains { $0.isOfBackground && $0.json(self) != $0.json(other) }
  }
}
