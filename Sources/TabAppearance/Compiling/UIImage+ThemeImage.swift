import TabUIKit

extension UIImage {
  /// The image a theme asks for, or `nil` if the app or the system has none of that name.
  static func make(_ image: ThemeImage) -> UIImage? {
    let source: UIImage? =
      switch image.source {
      case .asset(let name): UIImage(named: name)
      case .symbol(let name): UIImage(systemName: name)
      case .png(let bytes): UIImage(data: Data(bytes), scale: image.scale)
      }
    return switch image.renderingMode {
    case .automatic: source
    case .alwaysOriginal: source?.withRenderingMode(.alwaysOriginal)
    case .alwaysTemplate: source?.withRenderingMode(.alwaysTemplate)
    }
  }
}
