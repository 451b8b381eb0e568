import TabRaster

// Not with Core Graphics, whose paths would have to be converted.
#if !canImport(CoreGraphics)
/// A Core Graphics path, which is created from a `UIBezierPath`.
public final class CGPath: Hashable, Sendable {
  let path: Path

  init(_ path: Path) {
    self.path = path
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

extension UIBezierPath {
  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
}
#endif
