import TabUIKit

extension TabBarTheme.Image: UIKitConvertible {
  /// `nil` if the app or the system has no image of that name.
  package func uiKitValue(in context: CompilingContext) -> UIImage? {
    .make(self, assets: context.assets)
  }

  package static func imported(
    _ value: UIImage?,
    at path: String,
    in context: ImportingContext
  ) -> Self? { value.flatMap { context.image($0, path) } }

  package static func describe(_ value: UIImage?, in text: AppearanceText) -> String? {
    text.image(value)
  }
}

extension UIImage {
  static func make(_ image: TabBarTheme.Image, assets: Bundle?) -> UIImage? {
    let source: UIImage? =
      switch image.source {
      case .asset(let name): .asset(name, in: assets)
      case .symbol(let name): UIImage(systemName: name)
      case .png(let bytes): UIImage(data: Data(bytes), scale: image.scale)
      }
    return switch image.renderingMode {
    case .automatic: source
    case .alwaysOriginal: source?.withRenderingMode(.alwaysOriginal)
    case .alwaysTemplate: source?.withRenderingMode(.alwaysTemplate)
    }
  }

  /// The image with a name in a bundle, or else in the app's main bundle; `nil` if neither has one.
  static func asset(_ name: String, in assets: Bundle?) -> UIImage? {
    assets.flatMap { UIImage(named: name, in: $0, compatibleWith: nil) } ?? UIImage(named: name)
  }
}
