extension TabSnapshotting where Value == String {
  /// Text, compared line by line.
  ///
  ///     assertTabSnapshot(of: theme.compiled(for: .current).description(in: .current), as: .lines)
  public static var lines: TabSnapshotting {
    TabSnapshotting { text, _ in .text(text) }
  }
}

extension TabSnapshotting where Value == [UInt8] {
  /// The bytes of a PNG file, compared byte by byte.
  ///
  ///     assertTabSnapshot(of: Array(image.pngData() ?? Data()), as: .png)
  public static var png: TabSnapshotting {
    TabSnapshotting { bytes, _ in .png(bytes) }
  }
}
