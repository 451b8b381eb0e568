extension RGBColor {
  /// The color of `rgb()` or `rgba()`, in the two syntaxes of CSS Color 4.
  ///
  /// With commas all channels are numbers or all are percentages; with blanks they can mix, `none`
  /// stands for 0, and the opacity follows a slash. Unlike in CSS, what is out of range is an error.
  static func read(_ function: ColorFunction) -> Result<RGBColor, ColorProblem> {
    guard function.isClosed else { return .failure(.openParenthesis) }
    let hasCommas = function.arguments.contains(",")
    var parts: [Substring]
    var opacity: Substring?
    if hasCommas {
      parts = function.arguments.split(separator: ",", omittingEmptySubsequences: false)
      if parts.count == 4 { opacity = parts.removeLast() }
    } else {
      let halves = function.arguments.split(separator: "/", omittingEmptySubsequences: false)
      guard halves.count <= 2 else { return .failure(.channelCount) }
      parts = halves[0].split(whereSeparator: \.isWhitespace)
      if halves.count == 2 { opacity = halves[1] }
    }
    guard parts.count == 3 else { return .failure(.channelCount) }

    let texts = parts.map { CSSNumber.trimmed($0) }
    if hasCommas, Set(texts.map { $0.hasSuffix("%") }).count > 1 { return .failure(.mixedUnits) }
    var components: [Double] = []
    for (name, text) in zip(["red", "green", "blue"], texts) {
      switch CSSNumber.read(text, whole: 255, allowsNone: !hasCommas) {
      case .success(let component): components.append(component)
      case .failure(let problem): return .failure(problem.of(name, text))
      }
    }
    let alphaText = opacity.map { CSSNumber.trimmed($0) } ?? "1"
    return CSSNumber.read(alphaText, whole: 1, allowsNone: !hasCommas)
      .map { alpha in
        RGBColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
      }
      .mapError { $0.of("alpha", alphaText) }
  }
}

/// Numbers and percentages as CSS writes them.
enum CSSNumber {
  enum Problem: Error {
    case notNumber
    case outOfRange(whole: Int)

    func of(_ channel: String, _ text: String) -> ColorProblem {
      switch self {
      case .notNumber: .notNumber(text, of: channel)
      case .outOfRange(let whole): .outOfRange(text, of: channel, whole: whole)
      }
    }
  }

  static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// A part of a whole, from 0 to 1.
  static func read(
    _ text: String,
    whole: Int,
    allowsNone: Bool
  ) -> Result<Double, Problem> {
    if allowsNone, text.lowercased() == "none" { return .success(0) }
    let isPercentage = text.hasSuffix("%")
    let digits = isPercentage ? String(text.dropLast()) : text
    guard isNumber(digits), let number = Double(digits) else { return .failure(.notNumber) }
    guard (0...(isPercentage ? 100 : Double(whole))).contains(number) else {
      return .failure(.outOfRange(whole: whole))
    }
    guard isPercentage else { return .success(abs(number) / Double(whole)) }
    // Moving the point in the text is exact, dividing by 100 isn't: what is written is read back.
    return .success(abs(Double(digits + "e-2") ?? number / 100))
  }

  /// The shortest percentage that reads back as `part`, from 0 to 1.
  static func percentage(_ part: Double) -> String {
    let text = "\(part)"
    if let exponentStart = text.firstIndex(of: "e") {
      let exponent = Int(text[text.index(after: exponentStart)...]) ?? 0
      // Digits and exponent have to stay one number: the reader adds an exponent of its own.
      return decimal(text[..<exponentStart], exponent: exponent + 2) + "%"
    }
    return decimal(text[...], exponent: 2) + "%"
  }

  /// A number without exponent: `mantissa` with its point moved by `exponent` places.
  private static func decimal(_ mantissa: Substring, exponent: Int) -> String {
    let parts = mantissa.split(separator: ".")
    var digits = parts.joined()
    var point = (parts.first?.count ?? 0) + exponent
    if point <= 0 {
      digits = String(repeating: "0", count: 1 - point) + digits
      point = 1
    }
    if digits.count < point { digits += String(repeating: "0", count: point - digits.count) }
    let integer = digits.prefix(point).drop { $0 == "0" }
    let fraction = digits.dropFirst(point).reversed().drop { $0 == "0" }.reversed()
    return (integer.isEmpty ? "0" : integer) + (fraction.isEmpty ? "" : "." + String(fraction))
  }

  private static func isNumber(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return false }
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }
    return mantissa.last?.isNumber == true
  }
}
