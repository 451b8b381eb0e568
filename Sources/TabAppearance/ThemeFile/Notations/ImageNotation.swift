import Foundation
import TabJSON

/// Why a text isn't an image.
enum ImageProblem: Error, Hashable, Sendable {
  case unknownNotation(near: String?)
  case noName
  case notBase64
  case notPNG
}

extension ThemeImage.Source {
  /// The source that a text stands for.
  ///
  /// - Parameter text: `asset:NAME`, `symbol:NAME` or `data:image/png;base64,…`.
  /// - Returns: The source, or why there is none.
  static func read(_ text: String) -> Result<ThemeImage.Source, ImageProblem> {
    for (prefix, makeSource) in named where text.hasPrefix(prefix) {
      let name = String(text.dropFirst(prefix.count))
      return name.isEmpty ? .failure(.noName) : .success(makeSource(name))
    }
    guard text.hasPrefix(pngPrefix) else {
      let written = text.prefix { $0 != ":" }
      let near = text.contains(":") ? nearest(to: String(written), in: ["asset", "symbol"]) : nil
      return .failure(
        .unknownNotation(near: near.map { $0 + text.dropFirst(written.count) })
      )
    }
    guard let data = Data(base64Encoded: String(text.dropFirst(pngPrefix.count))) else {
      return .failure(.notBase64)
    }
    return data.starts(with: pngSignature) ? .success(.png([UInt8](data))) : .failure(.notPNG)
  }

  /// The text that stands for the source in a theme file.
  var notation: String {
    switch self {
    case .asset(let name): "asset:\(name)"
    case .symbol(let name): "symbol:\(name)"
    case .png(let bytes): Self.pngPrefix + Data(bytes).base64EncodedString()
    }
  }

  private static let named: [(prefix: String, makeSource: @Sendable (String) -> Self)] = [
    ("asset:", { .asset($0) }),
    ("symbol:", { .symbol($0) }),
  ]

  private static let pngPrefix = "data:image/png;base64,"

  /// The first bytes of every PNG file.
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

extension ImageProblem {
  var message: String {
    switch self {
    case .unknownNotation: "it is neither an asset nor a symbol nor a PNG"
    case .noName: "it has no name"
    case .notBase64: "what follows 'base64,' isn't Base64"
    case .notPNG: "the data isn't a PNG file"
    }
  }

  var fix: String? {
    switch self {
    case .unknownNotation(let near?): "write \(quoted(near))"
    case .unknownNotation(nil): "write 'asset:NAME', 'symbol:NAME' or 'data:image/png;base64,…'"
    case .noName: "write a name after the colon"
    case .notBase64: "write the bytes of a PNG file in Base64, without line breaks"
    case .notPNG: "write the bytes of a PNG file"
    }
  }
}
