/// The environment of a record, as far as the nearness of its figures depends on it.
struct ParityEnvironment {
  /// The kind of bar that a case shows.
  enum Bar { case classic, glass, inferredGlass, top }

  var values: [String: String]

  var isPad: Bool { values["idiom"] == "pad" }
  var isDark: Bool { values["style"] == "dark" }
  var isRightToLeft: Bool { values["direction"] == "right to left" }
  var hasRegularWidth: Bool { values["horizontal"] == "regular" }
  var hasCompactHeight: Bool { values["vertical"] == "compact" }
  var hasBoldText: Bool { values["legibility"] == "bold" }
  /// Whether the text has the default size.
  var hasUsualText: Bool { values["text size"] == "UICTContentSizeCategoryL" }
  var hasSymbols: Bool { values["icons"] == "symbols" }
  var hasClassicLook: Bool { values["look"] == "classic" }
  var hasTitles: Bool { values["titles"] != "none" }
  /// Whether titles are too long for their items.
  var hasLongTitles: Bool { values["titles"] == "long" }
  var hasDisabledItems: Bool { values["disabled items"] == "yes" }
  /// Whether a theme moves titles or badges.
  var hasMovedTitles: Bool { values["moved titles"] == "yes" }
  var hasTheme: Bool { values["theme"] != "none" }
  var hasOwnTint: Bool { values["own tint"] == "yes" }
  /// Whether a theme sets the font of titles.
  var hasOwnFont: Bool { values["own font"] == "yes" }
  var hasGrowingFont: Bool { values["growing font"] == "yes" }
  var hasItemWidth: Bool { values["item width"] != "0" }
  var scale: Double { values["scale"].flatMap(Double.init) ?? 1 }

  /// Whether icons are next to their titles.
  var isInline: Bool { hasRegularWidth || hasCompactHeight }

  /// Whether items are a group in the middle of the bar.
  var isCentered: Bool {
    values["positioning"] == "centered" || values["positioning"] == "automatic" && hasRegularWidth
  }

  var bar: Bar {
    if values["place"] == "top" { return .top }
    if hasClassicLook { return .classic }
    return isInline || isPad ? .inferredGlass : .glass
  }
}
