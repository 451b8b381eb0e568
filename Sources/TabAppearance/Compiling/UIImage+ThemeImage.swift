import Foundation
import TabUIKit

extension UIImage {
  /// The image a theme asks for, or `nil` if the app or the system has none of that name.
  static func make(_ image: ThemeImage, in assets: Bundle? = ThemeAssets.bundle) -> UIImage? {
    let source: UIImage? =
      switch image.source {
      case .asset(let name):
        assets.flatMap { UIImage(named: name, in: $0, compatibleWith: nil) } ?? UIImage(named: name)
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
