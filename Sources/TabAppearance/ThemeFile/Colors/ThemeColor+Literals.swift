import TabJSON

extension ThemeColor.Value: ExpressibleByStringLiteral {
  /// Creates a value from the text that stands for it in a theme file.
  ///
  ///     let blue: ThemeColor.Value = "#0066CC"
  ///
  /// - Parameter value: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, `system:NAME`, `{NAME}` or a function
  ///   of CSS Color 4: `rgb(…)`, `hsl(…)`, `hwb(…)`, `lab(…)`, `lch(…)`, `oklab(…)`, `oklch(…)` or
  ///   `color(…)`; `p3(…)` is short for `color(display-p3 …)`. A color outside sRGB is kept in Display
  ///   P3, one outside that becomes the nearest in it.
  /// - Precondition: The text is in one of these notations.
  public init(stringLiteral value: String) {
    switch Self.read(value) {
    case .success(let color): self = color
    case .failure(let problem):
      preconditionFailure(
        "\(quoted(value)) isn't a color: \(problem.message(for: value)); \(problem.fix)"
      )
    }
  }
}

extension ThemeColor: ExpressibleByStringLiteral {
  /// Creates a color with one value from the text that stands for it in a theme file.
  ///
  ///     let blue: ThemeColor = "#0066CC"
  ///
  /// - Parameter value: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, `system:NAME`, `{NAME}` or a function
  ///   of CSS Color 4: `rgb(…)`, `hsl(…)`, `hwb(…)`, `lab(…)`, `lch(…)`, `oklab(…)`, `oklch(…)` or
  ///   `color(…)`; `p3(…)` is short for `color(display-p3 …)`. A color outside sRGB is kept in Display
  ///   P3, one outside that becomes the nearest in it.
  /// - Precondition: The text is in one of these notations.
  public init(stringLiteral value: String) {
    self.init(Value(stringLiteral: value))
  }
}

extension ThemeImage: ExpressibleByStringLiteral {
  /// Creates an image from the text that stands for it in a theme file.
  ///
  ///     let wave: ThemeImage = "asset:Wave"
  ///
  /// - Parameter value: `asset:NAME`, `symbol:NAME` or `data:image/png;base64,…`.
  /// - Precondition: The text is in one of these notations.
  public init(stringLiteral value: String) {
    switch Source.read(value) {
    case .success(let source): self.init(source)
    case .failure(let problem):
      let fix = problem.fix.map { "; \($0)" } ?? ""
      preconditionFailure("\(quoted(value)) isn't an image: \(problem.message)\(fix)")
    }
  }
}
