extension NSCoder {
  func encode(_ offset: UIOffset, forKey key: String) {
    encode(Double(offset.horizontal), forKey: key + ".horizontal")
    encode(Double(offset.vertical), forKey: key + ".vertical")
  }

  func decodedOffset(forKey key: String) -> UIOffset {
    UIOffset(
      horizontal: CGFloat(decodeDouble(forKey: key + ".horizontal")),
      vertical: CGFloat(decodeDouble(forKey: key + ".vertical"))
    )
  }
}

extension NSCoder {
  func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(Double(insets.top), forKey: key + ".top")
    encode(Double(insets.left), forKey: key + ".left")
    encode(Double(insets.bottom), forKey: key + ".bottom")
    encode(Double(insets.right), forKey: key + ".right")
  }

  func decodedInsets(forKey key: String) -> UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(decodeDouble(forKey: key + ".top")),
      left: CGFloat(decodeDouble(forKey: key + ".left")),
      bottom: CGFloat(decodeDouble(forKey: key + ".bottom")),
      right: CGFloat(decodeDouble(forKey: key + ".right"))
    )
  }
}
