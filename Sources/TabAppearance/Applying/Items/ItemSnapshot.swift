import TabUIKit

/// Everything of an item that a theme can change.
@MainActor
struct ItemSnapshot {
  let image: UIImage?

  /// `nil` where the item shows its ``image`` while it is selected, too.
  let selectedImage: UIImage?
  let landscapeImagePhone: UIImage?
  let largeContentSizeImage: UIImage?
  let imageInsets: UIEdgeInsets
  let titlePositionAdjustment: UIOffset
  let badgeValue: String?
  let badgeColor: UIColor?
  let standard: UITabBarAppearance?
  let scrollEdge: UITabBarAppearance?

  init(of item: UITabBarItem) {
    image = item.image
    // UIKit gives the image where none was set, and a processed copy where one was.
    selectedImage = item.selectedImage == item.image ? nil : item.selectedImage
    landscapeImagePhone = item.landscapeImagePhone
    largeContentSizeImage = item.largeContentSizeImage
    imageInsets = item.imageInsets
    titlePositionAdjustment = item.titlePositionAdjustment
    badgeValue = item.badgeValue
    badgeColor = item.badgeColor
    standard = item.standardAppearance.map { UITabBarAppearance(barAppearance: $0) }
    scrollEdge = item.scrollEdgeAppearance.map { UITabBarAppearance(barAppearance: $0) }
  }

  /// Whether the icon has no colors of its own; those of an image that is drawn as it is are meant.
  var canBeBaked: Bool { image.map { $0.renderingMode != .alwaysOriginal } ?? false }
}
