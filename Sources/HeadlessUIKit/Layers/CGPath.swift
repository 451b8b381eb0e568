import TabRaster

// Where there is Core Graphics its paths would have to be taken apart, for which there is no use yet.
#if !canImport(CoreGraphics)
/// A Core Graphics path; bezier paths make it.
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
  /// Creates a path of a shape.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// The shape, as layers take it.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
}
#endif
