extension FidelityRow.Reference {
  private static func classic(_ subject: String, _ words: String) -> Self {
    Self(heading: "Classic look, iOS 15 to 18", subject: subject, words: words)
  }
  private static func glass(_ subject: String, _ words: String) -> Self {
    Self(heading: "Glass look, iOS 26 and later", subject: subject, words: words)
  }
  private static func top(_ subject: String, _ words: String) -> Self {
    Self(heading: "iPad with iOS 18 and later", subject: subject, words: words)
  }
  private static func controllers(_ subject: String, _ words: String) -> Self {
    Self(heading: "Controllers and touches", subject: subject, words: words)
  }

  /// Creates a reference to the row with the nearness of a figure; nil if no row of a table has it.
  ///
  /// - Parameters:
  ///   - figure: The name of the figure, as in "item 0 icon".
  ///   - part: The part of a rectangle, as in "middle x"; empty for others.
  ///   - environment: The system, screen and traits that showed the bar.
  init?(figure: String, part: String, in environment: ParityEnvironment) {
    let words = figure.split(separator: " ", maxSplits: 2)
    let isOfItem = words.count == 3 && words[0] == "item"
    let found =
      isOfItem
      ? Self.row(ofItem: String(words[2]), part: part, in: environment)
      : Self.row(ofBar: figure, in: environment)
    guard let found else { return nil }
    self = found
  }

  // MARK: - Bars

  private static func row(ofBar figure: String, in environment: ParityEnvironment) -> Self? {
    switch figure {
    case "safe area": return controllers("layout", "safe areas of tabs")
    case "items":
      return controllers(
        "More",
        environment.hasRegularWidth ? "tabs on in a regular one" : "tabs on in a compact width"
      )
    case "bar":
      return switch environment.bar {
      case .classic where environment.isPad || environment.hasCompactHeight:
        classic("bar", "in compact height")
      case .classic: classic("bar", "in portrait")
      case .glass: glass("bar", "high, platter")
      case .inferredGlass: glass("landscape", "icons without a landscape image")
      case .top: top("bar", environment.hasClassicLook ? "on iOS 18: " : "pt below it")
      }
    case "tint" where !environment.hasOwnTint:
      return environment.bar == .classic
        ? classic("colors", "system colors of") : glass("colors", "default tint")
    case "tint": return controllers("appearances", "what a theme sets")
    case let figure where figure.hasPrefix("new "):
      return controllers("appearances", "what new ones have")
    case let figure
    where ["shadow", "background effect"].contains(figure) || figure.hasPrefix("standard ")
      || figure.hasPrefix("scrollEdge"):
      return controllers(
        "appearances",
        environment.hasTheme ? "what a theme sets" : "what new ones have"
      )
    default: return nil
    }
  }

  // MARK: - Items

  /// The row for figures that depend on the package's typeface: the width of a title, and parts
  /// next to the title.
  private static let letters = classic("titles", "the letters themselves")

  private static func row(
    ofItem figure: String,
    part: String,
    in environment: ParityEnvironment
  ) -> Self? {
    switch (figure, part) {
    case ("text", _), ("badge text", _): controllers("items", "the texts of titles and badges")
    case ("font", _): classic("titles", "families and designs")
    case ("label", _), ("badge", "width"): letters
    case ("icon", "width"), ("icon", "height"):
      environment.hasSymbols
        ? classic("icons", "the drawings themselves") : classic("icons", "the size that an image")
    case ("icon", _) where environment.bar == .classic && !environment.isInline:
      classic("icons", "center, and the height")
    default:
      switch environment.bar {
      case .classic: classicRow(figure, part, in: environment)
      case .glass: glassRow(figure, part, in: environment)
      case .inferredGlass: glass("landscape", "icons without a landscape image")
      case .top: topRow(figure, part)
      }
    }
  }

  private static func classicRow(
    _ figure: String,
    _ part: String,
    in environment: ParityEnvironment
  ) -> Self? {
    switch figure {
    case "icon color", "text color", "badge color", "badge text color":
      environment.hasDisabledItems
        ? classic("colors", "dark disabled items")
        : classic("colors", environment.isDark ? "dark unselected items" : "system colors of")
    case "font size" where environment.hasGrowingFont: classic("titles", "size, where a font asks")
    case "font weight" where environment.hasBoldText: classic("titles", "bold text")
    case "font size" where environment.hasOwnFont, "font weight" where environment.hasOwnFont:
      controllers("appearances", "what a theme sets")
    case _ where environment.isPad && environment.isInline: classic("inline", "on an iPad")
    case _ where environment.isInline:
      classic("inline", environment.hasRegularWidth ? "on a large iPhone" : "in compact height")
    case "font size" where !environment.hasUsualText: classic("titles", "no growth with")
    case "font size", "font weight": classic("titles", "of medium weight")
    case "control" where environment.isCentered:
      classic("items", environment.hasItemWidth ? "that an app asks for" : "own width")
    case "control":
      classic("items", environment.isRightToLeft ? "from right to left" : "when they fill the bar")
    case _ where environment.hasMovedTitles || environment.hasGrowingFont: letters
    case "baseline": classic("titles", "baseline")
    // The badge starts at the end of the icon, which the package draws, too.
    case "badge": part == "x" ? letters : classic("badges", "high, at least")
    default: nil
    }
  }

  private static func glassRow(
    _ figure: String,
    _ part: String,
    in environment: ParityEnvironment
  ) -> Self? {
    switch figure {
    case "icon color", "text color": glass("appearance", "ignored: ")
    case "badge color", "badge text color": glass("appearance", "all items have those")
    case "font size" where environment.hasOwnFont, "font weight" where environment.hasOwnFont:
      glass("appearance", "honored: ")
    case "font weight": environment.hasBoldText ? letters : glass("items", "titles medium")
    case "control" where environment.hasLongTitles: letters
    case "control": glass("items", "as many as fill the platter")
    case _ where environment.hasMovedTitles: glass("appearance", "honored: ")
    case "icon" where !environment.hasTitles: glass("items", "icons without a title")
    case "icon", "baseline", "font size": glass("items", "icon center at")
    case "badge":
      part == "x" && environment.isRightToLeft ? letters : glass("badges", "beside an icon")
    default: nil
    }
  }

  private static func topRow(_ figure: String, _ part: String) -> Self? {
    switch (figure, part) {
    // Items are as wide as their titles.
    case ("control", "x"), ("control", "width"), ("baseline", _), ("badge", "x"): letters
    case ("control", _), ("icon", _), ("font size", _): top("items", "without icons")
    case ("font weight", _), ("icon color", _), ("text color", _):
      top("colors", "platter, pill and titles")
    case ("badge", _): top("badges", "at the end of the title")
    case ("badge color", _), ("badge text color", _): top("appearance", "badges stay red")
    default: nil
    }
  }
}
