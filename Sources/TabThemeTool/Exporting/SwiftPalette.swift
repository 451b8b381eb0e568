import Foundation
import TabAppearance

/// The colors and images that exported code uses, as named constants.
struct SwiftPalette {
  /// The theme's names for its colors.
  private let themeNames: [TabBarTheme.Color: String]

  private var colors: [(name: String, color: TabBarTheme.Color)] = []
  private var images: [(name: String, png: [UInt8])] = []
  private var gradients: [(name: String, gradient: TabBarTheme.Gradient)] = []

  /// The helper functions that the code calls.
  private(set) var helpers: Set<SwiftHelper> = []

  init(named colors: [String: TabBarTheme.Color]) {
    let names = colors.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
    themeNames = Dictionary(names) { first, _ in first }
  }

  mutating func use(_ helper: SwiftHelper) { helpers.insert(helper) }

  /// Returns a system color by its UIKit name, or the name of a constant.
  ///
  /// - Parameters:
  ///   - color: The color to express.
  ///   - role: The role of the color, which names the constant if the theme has no name for it.
  ///   - type: The type, if the context doesn't imply it.
  /// - Returns: The expression for the color.
  mutating func color(
    _ color: TabBarTheme.Color,
    role: String,
    type: String = ""
  ) -> SwiftExpression {
    if color.isSingle, case .system(let name) = color.light { return .atom("\(type).\(name)") }
    if let (name, _) = colors.first(where: { $0.color == color }) {
      return .atom("Palette.\(name)")
    }
    let name = SwiftIdentifier.unique(
      SwiftIdentifier.from(themeNames[color] ?? role),
      among: colors.map(\.name)
    )
    colors.append((name, color))
    return .atom("Palette.\(name)")
  }

  mutating func image(_ image: TabBarTheme.Image, role: String) -> SwiftExpression {
    var expression = source(of: image, role: role)
    // The first call on an optional image unwraps it for the following calls.
    var chain = "?."
    if image.capInsets != nil || image.resizingMode != nil {
      let caps = image.capInsets ?? .init()
      let insets = SwiftExpression.call(
        "UIEdgeInsets",
        [
          ("top", .number(caps.top)), ("left", .number(caps.leading)),
          ("bottom", .number(caps.bottom)), ("right", .number(caps.trailing)),
        ]
      )
      expression = .call(
        "\(expression.text)\(chain)resizableImage",
        [
          ("withCapInsets", insets), ("resizingMode", .atom(".\(image.resizingMode ?? .tile)")),
        ]
      )
      chain = "."
    }
    if image.renderingMode != .automatic {
      expression = expression.followed(by: "\(chain)withRenderingMode(.\(image.renderingMode))")
    }
    return expression
  }

  private mutating func source(of image: TabBarTheme.Image, role: String) -> SwiftExpression {
    switch image.source {
    case .asset(let name): return .call("UIImage", [("named", .string(name))])
    case .symbol(let name): return .call("UIImage", [("systemName", .string(name))])
    case .png(let bytes):
      use(.image)
      let same = images.first { $0.png == bytes }?.name
      let name = same ?? SwiftIdentifier.unique(role, among: images.map(\.name))
      if same == nil { images.append((name, bytes)) }
      return .call("image", [("base64", .atom("PNG.\(name)")), ("scale", .number(image.scale))])
    case .gradient(let gradient):
      use(.gradient)
      let same = gradients.first { $0.gradient == gradient }?.name
      let name = same ?? SwiftIdentifier.unique(role, among: gradients.map(\.name))
      if same == nil { gradients.append((name, gradient)) }
      return .atom("Gradient.\(name)")
    }
  }
}

extension SwiftPalette {
  /// Returns the declarations of the constants that are used.
  mutating func declarations() -> [String] {
    let images = images
    // The colors of gradients join the others.
    let gradients = gradients.flatMap { name, gradient in
      ["  static var \(name): UIImage? {"]
        + value(of: gradient, role: name).lines(after: "", indent: 4) + ["  }"]
    }
    let colors = colors
    var result: [String] = []
    if !colors.isEmpty {
      let lines = colors.flatMap { name, color in
        value(of: color).lines(after: "static let \(name) = ", indent: 2)
      }
      result.append((["private enum Palette {"] + lines + ["}"]).joined(separator: "\n"))
    }
    if !gradients.isEmpty {
      result.append((["private enum Gradient {"] + gradients + ["}"]).joined(separator: "\n"))
    }
    if !images.isEmpty {
      let lines = images.flatMap { name, png in
        ["  static let \(name) = \"\"\""] + base64(png) + ["    \"\"\""]
      }
      result.append((["private enum PNG {"] + lines + ["}"]).joined(separator: "\n"))
    }
    return result
  }

  private mutating func value(of gradient: TabBarTheme.Gradient, role: String) -> SwiftExpression {
    .call(
      "gradient",
      [
        ("from", color(gradient.from, role: "\(role)From")),
        ("to", color(gradient.to, role: "\(role)To")),
        ("isHorizontal", .atom("\(gradient.axis == .horizontal)")),
      ]
    )
  }

  private mutating func value(of color: TabBarTheme.Color) -> SwiftExpression {
    if color.isSingle { return value(color.light) }
    use(.dynamic)
    let variants: [(String, TabBarTheme.Color.Value?)] = [
      ("light", color.light), ("dark", color.dark),
      ("lightHighContrast", color.lightHighContrast), ("darkHighContrast", color.darkHighContrast),
    ]
    return .call(
      "dynamic",
      variants.compactMap { label, variant in variant.map { (label, value($0)) } }
    )
  }

  private mutating func value(_ value: TabBarTheme.Color.Value) -> SwiftExpression {
    switch value {
    case .system(let name): return .atom(".\(name)")
    case .asset(let name):
      use(.asset)
      return .call("asset", [("", .string(name))])
    case .named(let name): preconditionFailure("color '\(name)' hasn't been resolved")
    case .p3(let color):
      return components(color.red, color.green, color.blue, color.alpha, first: "displayP3Red")
    case .rgb(let color):
      let isExact = [color.red, color.green, color.blue].allSatisfy {
        ($0 * 255).rounded() / 255 == $0
      }
      guard isExact else {
        return components(color.red, color.green, color.blue, color.alpha, first: "red")
      }
      use(.rgb)
      let hex = SwiftExpression.atom("0x\(color.opaque.hexadecimal.dropFirst())")
      if color.alpha == 1 { return .call("rgb", [("", hex)]) }
      return .call("rgb", [("", hex), ("alpha", opacity(color.alpha))])
    }
  }

  private func components(
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    _ alpha: Double,
    first: String
  ) -> SwiftExpression {
    .call(
      "UIColor",
      [
        (first, .number(red)), ("green", .number(green)), ("blue", .number(blue)),
        ("alpha", opacity(alpha)),
      ]
    )
  }

  /// Returns an opacity as code: as a fraction of 255 if it is one.
  private func opacity(_ alpha: Double) -> SwiftExpression {
    let byte = (alpha * 255).rounded()
    let isFraction = byte / 255 == alpha && alpha > 0 && alpha < 1
    return isFraction ? .atom("\(Int(byte)) / 255") : .number(alpha)
  }

  private func base64(_ bytes: [UInt8]) -> [String] {
    var remainder = Data(bytes).base64EncodedString()[...]
    var lines: [String] = []
    while !remainder.isEmpty {
      lines.append("    \(remainder.prefix(92))")
      remainder = remainder.dropFirst(92)
    }
    return lines
  }
}
