extension TabSnapshotting where Value == String {
  /// Text as it is, compared line by line.
  ///
  ///     assertTabSnapshot(of: theme.compiled(for: .current).description(in: .current), as: .lines)
  public static var lines: TabSnapshotting {
    TabSnapshotting { text, _ in .text(text) }
  }
}

extension TabSnapshotting where Value == [UInt8] {
  /// The bytes of a PNG file, of which every one counts.
  ///
  ///     assertTabSnapshot(of: Array(image.pngData() ?? Data()), as: .png)
  public static var png: TabSnapshotting {
    TabSnapshotting { bytes, _ in .png(bytes) }
  }
}
