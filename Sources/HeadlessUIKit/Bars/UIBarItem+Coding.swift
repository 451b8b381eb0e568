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
    image = coder.decodeObject(of: UIImage.self, forKey: Key.image)
    landscapeImagePhone = coder.decodeObject(of: UIImage.self, forKey: Key.landscape)
    largeContentSizeImage = coder.decodeObject(of: UIImage.self, forKey: Key.large)
    imageInsets = coder.decodeInsets(forKey: Key.imageInsets)
    landscapeImagePhoneInsets = coder.decodeInsets(forKey: Key.landscapeInsets)
    largeContentSizeImageInsets = coder.decodeInsets(forKey: Key.largeInsets)
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

extension NSCoder {
  fileprivate func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(Double(insets.top), forKey: key + ".top")
    encode(Double(insets.left), forKey: key + ".left")
    encode(Double(insets.bottom), forKey: key + ".bottom")
    encode(Double(insets.right), forKey: key + ".right")
  }

  fileprivate func decodeInsets(forKey key: String) -> UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(decodeDouble(forKey: key + ".top")),
      left: CGFloat(decodeDouble(forKey: key + ".left")),
      bottom: CGFloat(decodeDouble(forKey: key + ".bottom")),
      right: CGFloat(decodeDouble(forKey: key + ".right"))
    )
  }
}
