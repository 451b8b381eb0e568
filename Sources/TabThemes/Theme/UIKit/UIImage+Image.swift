import TabUIKit

extension TabBarTheme.Image: UIKitConvertible {
  /// Returns the image; `nil` if the app or the system has none of that name.
  package func uiKitValue(in context: CompilingContext) -> UIImage? {
    .make(self, assets: context.assets)
  }
}

extension TabBarTheme.Image {
  /// The caps and the mode for resizing the image's middle; `nil` if the image is scaled entirely.
  fileprivate var resizing: (caps: UIEdgeInsets, mode: UIImage.ResizingMode)? {
    if capInsets == nil, resizingMode == nil { return nil }
    let caps = capInsets ?? TabBarTheme.Insets()
    return (
      UIEdgeInsets(top: caps.top, left: caps.leading, bottom: caps.bottom, right: caps.trailing),
      resizingMode == .stretch ? .stretch : .tile
    )
  }
}

extension UIImage {
  static func make(_ image: TabBarTheme.Image, assets: Bundle?) -> UIImage? {
    var source: UIImage? =
      switch image.source {
      case .asset(let name): .asset(name, in: assets)
      case .symbol(let name): UIImage(systemName: name)
      case .png(let bytes): UIImage(data: Data(bytes), scale: image.scale)
      case .gradient(let gradient): .make(gradient, assets: assets)
      }
    if let resizing = image.resizing {
      source = source?.resizableImage(withCapInsets: resizing.caps, resizingMode: resizing.mode)
    }
    return switch image.renderingMode {
    case .automatic: source
    case .alwaysOriginal: source?.withRenderingMode(.alwaysOriginal)
    case .alwaysTemplate: source?.withRenderingMode(.alwaysTemplate)
    }
  }

  /// Returns the image with a name in a bundle, or else in the app's main bundle; `nil` if neither
  /// has it.
  package static func asset(_ name: String, in assets: Bundle?) -> UIImage? {
    assets.flatMap { UIImage(named: name, in: $0, compatibleWith: nil) } ?? UIImage(named: name)
  }
}
