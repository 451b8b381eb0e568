import TabFiles

/// A parsed reference, in one of the two syntaxes of the Format.
enum TokenReference: Hashable {
  /// An alias such as `{color.brand}`: the names in the path of a token.
  case alias([String])

  /// A JSON Pointer such as `#/color/brand/$value`: the keys and indices in the path of a value.
  case pointer([String])

  /// The reason why a text isn't a valid reference, with a fix.
  struct Problem: Error {
    let message: String
    var fix: Fix?
  }
}

// MARK: - Aliases

extension TokenReference {
  /// Whether a text starts with a brace, so that it is an alias, perhaps an invalid one.
  static func isAlias(_ text: String) -> Bool { text.utf8.first == UInt8(ascii: "{") }

  /// Parses an alias; `anyName` accepts names that start with `$`, which the specification forbids.
  static func alias(_ text: String, anyName: Bool = false) -> Result<TokenReference, Problem> {
    guard text.utf8.count >= 2, text.first == "{", text.last == "}" else {
      let message =
        "\(quoted(text)) isn't a reference, which is one pair of braces and nothing else"
      return .failure(Problem(message: message, fix: enclosed(in: text).map { .write($0) }))
    }
    let inner = text.dropFirst().dropLast()
    if let character = inner.first(where: { "{}".contains($0) }) {
      let message = "the reference \(quoted(text)) has \(quoted(String(character))) in it"
      return .failure(Problem(message: message, fix: "write one pair of braces"))
    }
    let names = inner.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains(where: \.isEmpty) else {
      let message = "a name in the reference \(quoted(text)) is empty"
      let written = names.filter { !$0.isEmpty }.joined(separator: ".")
      return .failure(
        Problem(message: message, fix: written.isEmpty ? nil : .write("{\(written)}"))
      )
    }
    let property = names.first { $0.hasPrefix("$") && $0 != "$root" }
    if let property, !anyName {
      let message = "the reference \(quoted(text)) has \(quoted(property)), which isn't a name"
      let fix: Fix = "write names of tokens, or a '$ref' with a JSON Pointer"
      return .failure(Problem(message: message, fix: fix))
    }
    return .success(.alias(names))
  }

  /// Returns the alias at the start of a text that continues after it, for a fix.
  private static func enclosed(in text: String) -> String? {
    guard let end = text.firstIndex(of: "}"), end > text.startIndex else { return nil }
    return String(text[...end])
  }
}

// MARK: - JSON Pointers

extension TokenReference {
  /// Parses a JSON Pointer in a URI fragment (RFC 6901, section 6).
  static func pointer(_ text: String) -> Result<TokenReference, Problem> {
    guard text.first == "#" else {
      let start = text.first == "/" ? "#" : "#/"
      let isFile = text.contains(".json") || text.contains(":")
      let message = "\(quoted(text)) isn't a place in this document, which starts with '#/'"
      return .failure(
        Problem(
          message: message,
          fix: isFile ? "list the file in a resolver document" : .write(start + text)
        )
      )
    }
    guard text.utf8.count == 1 || text.dropFirst().first == "/" else {
      let message = "\(quoted(text)) has no '/' behind '#'"
      return .failure(Problem(message: message, fix: .write("#/" + text.dropFirst())))
    }
    var keys: [String] = []
    for part in text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
      switch key(part, in: text) {
      case .success(let key): keys.append(key)
      case .failure(let problem): return .failure(problem)
      }
    }
    // "#/" is the document in DTCG's specification, in RFC 6901 the member with an empty name.
    return .success(.pointer(keys == [""] ? [] : keys))
  }

  private static func key(_ part: Substring, in text: String) -> Result<String, Problem> {
    // RFC 6901: percent-decode first, then replace '~1' and '~0'.
    guard let decoded = percentDecoded(part) else {
      let message = "\(quoted(text)) has a '%' without two hexadecimal digits of UTF-8"
      return .failure(Problem(message: message, fix: "write '%25' for a percent sign"))
    }
    var key = ""
    var rest = Substring(decoded)
    while let character = rest.popFirst() {
      guard character == "~" else {
        key.append(character)
        continue
      }
      switch rest.popFirst() {
      case "0": key += "~"
      case "1": key += "/"
      default:
        let message = "\(quoted(text)) has a '~' without '0' or '1' behind it"
        return .failure(Problem(message: message, fix: "write '~0' for '~', and '~1' for '/'"))
      }
    }
    return .success(key)
  }

  /// Decodes the percent-encoded bytes of a text; `nil` if an escape is incomplete or the bytes aren't UTF-8.
  static func percentDecoded(_ text: Substring) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let code = UInt8(String(Substring(digits)), radix: 16) else {
        return nil
      }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    // Decoding replaces ill-formed UTF-8, so that the bytes differ.
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }
}
