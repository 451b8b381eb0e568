public import Foundation

/// Begins an image of a size, in points, which is drawn into until `UIGraphicsEndImageContext()`.
///
///     UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 0)
///     UIColor.red.setFill()
///     UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
///     let image = UIGraphicsGetImageFromCurrentImageContext()
///     UIGraphicsEndImageContext()
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether the image starts out black rather than clear.
///   - scale: The pixels of a point; 0 takes those of the screen.
// UIKit declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let format = UIGraphicsImageRendererFormat()
  format.opaque = opaque
  if scale > 0 { format.scale = scale }
  let bounds = CGRect(origin: .zero, size: size)
  CurrentContext.begin(
    UIGraphicsImageRendererContext(format: UIGraphicsImageRendererFormat(format, bounds: bounds))
  )
}

/// Begins an image of a size, in points, with one pixel a point.
// UIKit declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns what was drawn so far into the image that was begun last; nil without one.
// UIKit declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CurrentContext.image?.currentImage
}

/// Ends the image that was begun last.
// UIKit declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() {
  CurrentContext.end()
}
