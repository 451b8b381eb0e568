import TabJSON

extension ThemeColor.Value {
  /// The value that a text stands for.
  ///
  /// - Parameter text: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, a color function, `system:NAME`,
  ///   `asset:NAME` or `{NAME}`.
  /// - Returns: The value, or why there is none.
  static func read(_ text: String) -> Result<ThemeColor.Value, ColorProblem> {
    switch text.utf8.first {
    case nil: return .failure(.empty)
    case UInt8(ascii: "#"): return RGBColor.read(hexadecimal: text).map { .rgb($0) }
    case UInt8(ascii: "{"): return readName(text)
    default: break
    }
    if text.hasPrefix(systemPrefix) {
      let name = String(text.dropFirst(systemPrefix.count))
      if let color = SystemColor(rawValue: name) { return .success(.system(color)) }
      return .failure(.unknownSystemColor(name, near: systemColor(near: name)))
    }
    if text.hasPrefix(assetPrefix) {
      let name = String(text.dropFirst(assetPrefix.count))
      return name.isEmpty ? .failure(.noAssetName) : .success(.asset(name))
    }
    if let function = ColorFunction(text) { return function.read() }
    return .failure(problem(with: text))
  }

  /// The text that stands for the value in a theme file.
  package var notation: String {
    switch self {
    case .rgb(let color): color.notation
    case .p3(let color): color.notation
    case .system(let color): Self.systemPrefix + color.rawValue
    case .asset(let name): Self.assetPrefix + name
    case .named(let name): "{\(name)}"
    }
  }

  private static func readName(_ text: String) -> Result<ThemeColor.Value, ColorProblem> {
    var text = text
    let name = text.withUTF8 { bytes -> String? in
      guard bytes.last == UInt8(ascii: "}") else { return nil }
      return String(decoding: bytes[1..<bytes.count - 1], as: UTF8.self)
    }
    guard let name else { return .failure(.openBrace(text)) }
    return name.isEmpty ? .failure(.noName) : .success(.named(name))
  }

  /// What is most likely wrong with a text that is in no notation at all.
  private static func problem(with text: String) -> ColorProblem {
    if [6, 8].contains(text.count), text.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
      return .noNumberSign(text)
    }
    let name = systemColor(near: text)
    return .unknownNotation(near: name.map { systemPrefix + $0 })
  }

  /// The name of a system color that was most likely meant; `red` means `systemRed`.
  private static func systemColor(near name: String) -> String? {
    let names = SystemColor.allCases.map(\.rawValue)
    return nearest(to: name, in: names)
      ?? nearest(to: "system" + name, in: names.filter { $0.hasPrefix("system") })
  }

  private static let systemPrefix = "system:"
  private static let assetPrefix = "asset:"
}
