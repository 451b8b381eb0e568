import Foundation
package import TabDiagnostics
import TabUIKit

/// The reason why a text isn't an image.
package enum ImageProblem: Error, Hashable, Sendable {
  case unknownNotation(near: String?)
  case noName
  case notBase64
  case notPNG
  case tooManyPixels(width: Int, height: Int)
}

extension TabBarTheme.Image.Source {
  /// Reads the source of an image from text.
  ///
  /// - Parameter text: `asset:NAME`, `symbol:NAME` or `data:image/png;base64,…`.
  /// - Returns: The source, or the reason why the text is none.
  package static func read(_ text: String) -> Result<Self, ImageProblem> {
    parse(text).flatMap { $0.decoded() }
  }

  /// Returns the source, or the problem found by decoding its pixels.
  package func decoded() -> Result<Self, ImageProblem> {
    guard case .png(let bytes) = self else { return .success(self) }
    return UIImage(data: Data(bytes)) == nil ? .failure(.notPNG) : .success(self)
  }

  /// Parses the source of an image; of a PNG file, only the first chunk is checked.
  package static func parse(_ text: String) -> Result<Self, ImageProblem> {
    for (prefix, makeSource) in named where text.hasPrefix(prefix) {
      let name = String(text.dropFirst(prefix.count))
      return name.isEmpty ? .failure(.noName) : .success(makeSource(name))
    }
    guard text.hasPrefix(pngPrefix) else {
      let start = text.prefix { $0 != ":" }
      let near = text.contains(":") ? nearest(to: String(start), in: ["asset", "symbol"]) : nil
      return .failure(.unknownNotation(near: near.map { $0 + text.dropFirst(start.count) }))
    }
    guard let data = Data(base64Encoded: String(text.dropFirst(pngPrefix.count))) else {
      return .failure(.notBase64)
    }
    let bytes = [UInt8](data)
    guard let size = PNGSize(bytes) else { return .failure(.notPNG) }
    guard size.pixels <= ThemeFileLimits.imagePixels else {
      return .failure(.tooManyPixels(width: size.width, height: size.height))
    }
    return .success(.png(bytes))
  }

  /// The text of the source in a theme file; `nil` for a gradient, which is an object.
  package var text: String? {
    switch self {
    case .asset(let name): "asset:\(name)"
    case .symbol(let name): "symbol:\(name)"
    case .png(let bytes): Self.pngPrefix + Data(bytes).base64EncodedString()
    case .gradient: nil
    }
  }

  private static let named: [(prefix: String, makeSource: @Sendable (String) -> Self)] = [
    ("asset:", { .asset($0) }),
    ("symbol:", { .symbol($0) }),
  ]

  private static let pngPrefix = "data:image/png;base64,"
}

extension TabBarTheme.Image {
  /// Creates an image from text, for text that isn't known before run time.
  ///
  ///     let icon = try TabBarTheme.Image("symbol:star")
  ///
  /// - Parameter text: `asset:NAME`, `symbol:NAME` or `data:image/png;base64,…`.
  /// - Throws: ``TabBarThemeError`` with the problem and its fix.
  public init(_ text: String) throws(TabBarThemeError) {
    switch Source.read(text) {
    case .success(let source): self.init(source)
    case .failure(let problem):
      let message = "\(quoted(text)) isn't an image: \(problem.message)"
      throw TabBarThemeError(diagnostics: [.init(.error, message, fix: problem.fix?.words)])
    }
  }
}

extension TabBarTheme.Image: ExpressibleByStringLiteral {
  /// Creates an image from text in the notation of theme files; for text from other sources, see
  /// ``init(_:)``.
  ///
  ///     let wave: TabBarTheme.Image = "asset:Wave"
  ///
  /// - Precondition: The text is in one of the notations of ``init(_:)``.
  public init(stringLiteral value: String) {
    switch Source.read(value) {
    case .success(let source): self.init(source)
    case .failure(let problem):
      let fix = problem.fix.map { "; \($0.words)" } ?? ""
      preconditionFailure("\(quoted(value)) isn't an image: \(problem.message)\(fix)")
    }
  }
}

extension ImageProblem {
  package var message: String {
    switch self {
    case .unknownNotation: "it is neither an asset nor a symbol nor a PNG"
    case .noName: "it has no name"
    case .notBase64: "what follows 'base64,' isn't Base64"
    case .notPNG: "the data isn't a PNG file"
    case .tooManyPixels(let width, let height):
      "it has \(width) × \(height) pixels; at most \(ThemeFileLimits.imagePixels) are read"
    }
  }

  package var fix: Fix? {
    switch self {
    case .unknownNotation(let near?): .write(near)
    case .unknownNotation(nil): "write 'asset:NAME', 'symbol:NAME' or 'data:image/png;base64,…'"
    case .noName: "write a name after the colon"
    case .notBase64: "write the bytes of a PNG file in Base64, without line breaks"
    case .notPNG: "write the bytes of a PNG file"
    case .tooManyPixels: "make the image smaller, or name it with 'asset:'"
    }
  }
}

/// The size in the header of a PNG file, read without decoding the pixels.
package struct PNGSize {
  let width: Int
  let height: Int

  package var pixels: Int { width * height }

  /// Creates the size; `nil` if the bytes don't begin with the PNG signature and a chunk `IHDR`
  /// with a size that PNG allows.
  package init?(_ bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count > 24, bytes.starts(with: signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    let allowed = 1...Int(Int32.max)
    if !allowed.contains(width) || !allowed.contains(height) { return nil }
  }
}
