public import Foundation

/// Begins an image context of a size, in points, which is current until `UIGraphicsEndImageContext()`.
///
///     UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 0)
///     UIColor.red.setFill()
///     UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
///     let image = UIGraphicsGetImageFromCurrentImageContext()
///     UIGraphicsEndImageContext()
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether the image starts black rather than clear.
///   - scale: The pixels per point; 0 is the scale of the screen.
// Named as in UIKit.
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

/// Begins an image context of a size, in points, with one pixel per point.
// Named as in UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the image drawn so far in the innermost image context; nil if none is current.
// Named as in UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CurrentContext.image?.currentImage
}

/// Ends the innermost image context.
// Named as in UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() {
  CurrentContext.end()
}
