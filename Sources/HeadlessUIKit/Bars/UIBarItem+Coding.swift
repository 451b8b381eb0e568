extension UIBarItem {
  private enum Key {
    static let image = "UIImage"
    static let landscape = "UILandscapeImagePhone"
    static let large = "UILargeContentSizeImage"
    static let imageInsets = "UIImageInsets"
    static let landscapeInsets = "UILandscapeImagePhoneInsets"
    static let largeInsets = "UILargeContentSizeImageInsets"
  }

  func decodeImages(from coder: NSCoder) {
    image = coder.decoded(UIImage.self, forKey: Key.image)
    landscapeImagePhone = coder.decoded(UIImage.self, forKey: Key.landscape)
    largeContentSizeImage = coder.decoded(UIImage.self, forKey: Key.large)
    imageInsets = coder.decodedInsets(forKey: Key.imageInsets)
    landscapeImagePhoneInsets = coder.decodedInsets(forKey: Key.landscapeInsets)
    largeContentSizeImageInsets = coder.decodedInsets(forKey: Key.largeInsets)
  }

  func encodeImages(with coder: NSCoder) {
    coder.encode(image, forKey: Key.image)
    coder.encode(landscapeImagePhone, forKey: Key.landscape)
    coder.encode(largeContentSizeImage, forKey: Key.large)
    coder.encode(imageInsets, forKey: Key.imageInsets)
    coder.encode(landscapeImagePhoneInsets, forKey: Key.landscapeInsets)
    coder.encode(largeContentSizeImageInsets, forKey: Key.largeInsets)
  }
}
