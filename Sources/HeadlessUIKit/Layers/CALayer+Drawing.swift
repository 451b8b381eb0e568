import Foundation
import TabRaster

extension CALayer {
  /// Draws the layer with its opacity and its mask; the context is in the coordinates of the layer.
  func draw(
    in context: inout DrawingContext,
    bounds: CGRect,
    background: RGBA?,
    contents: (inout DrawingContext) -> Void
  ) {
    guard let mask else {
      drawUnmasked(in: &context, bounds: bounds, background: background, contents: contents)
      return
    }
    // Opacity applies to the layer after masking, so the layer inside has full opacity.
    context.append(.beginLayer(Layer(opacity: opacityByte)))
    drawUnmasked(
      in: &context,
      opacity: 255,
      bounds: bounds,
      background: background,
      contents: contents
    )
    context.append(.beginLayer(Layer(effect: .mask)))
    let origin = context.origin
    let (maskOrigin, maskBounds) = (mask.frame.origin, mask.bounds)
    context.origin.x += maskOrigin.x - maskBounds.minX
    context.origin.y += maskOrigin.y - maskBounds.minY
    mask.drawUnmasked(in: &context, bounds: maskBounds, background: mask.background) {
      mask.drawSublayers(in: &$0)
    }
    context.origin = origin
    context.append(.endLayer)
    context.append(.endLayer)
  }

  private var background: RGBA? {
    backgroundColor.map { UIColor(cgColor: $0).rgba(in: .current) }
  }

  /// Draws the sublayers, in the coordinates of this layer; the layer of a view leaves them to the view.
  func drawSublayers(in context: inout DrawingContext) {
    guard !(self is ViewLayer) else { return }
    for layer in storedSublayers { layer.drawInSuperlayer(&context) }
  }

  /// Draws the layer at its frame in the superlayer.
  func drawInSuperlayer(_ context: inout DrawingContext) {
    guard !isHidden, opacity > 0 else { return }
    let origin = context.origin
    context.origin.x += frame.minX - bounds.minX
    context.origin.y += frame.minY - bounds.minY
    draw(in: &context, bounds: bounds, background: background) { drawSublayers(in: &$0) }
    context.origin = origin
  }

  private func drawUnmasked(
    in context: inout DrawingContext,
    opacity: UInt8? = nil,
    bounds: CGRect,
    background: RGBA?,
    contents: (inout DrawingContext) -> Void
  ) {
    // Sublayers may overlap, so opacity applies to the layer as a group.
    let effect = outlineOfShadow == nil ? shadow.map { Layer.Effect.shadow($0) } : nil
    let layer = Layer(opacity: opacity ?? opacityByte, effect: effect ?? .none)
    let isLayer = layer != Layer()
    if isLayer { context.append(.beginLayer(layer)) }
    if var shadow, let outlineOfShadow {
      shadow.isAlone = true
      context.append(.beginLayer(Layer(effect: .shadow(shadow))))
      context.append(.fill(context.path(outlineOfShadow), RGBA(0, 0, 0)))
      context.append(.endLayer)
    }
    let rect = context.rect(bounds)
    let shape = shape(of: rect)
    if masksToBounds { context.append(.pushClip(shape)) }
    if let background { context.append(.fill(shape, background)) }
    drawContents(in: &context)
    contents(&context)
    if masksToBounds { context.append(.popClip) }
    if let (ring, color) = border(of: rect) { context.append(.fill(ring, color)) }
    if isLayer { context.append(.endLayer) }
  }

  /// The opacity from 0 to 255; NaN is 0.
  private var opacityByte: UInt8 { opacity > 0 ? UInt8((min(opacity, 1) * 255).rounded()) : 0 }

  /// Returns the outline of a rectangle with the layer's corners, inset on all sides.
  func shape(of rect: Rect, inset: Double = 0) -> Path {
    let inner = Rect(
      x: rect.x + inset,
      y: rect.y + inset,
      width: max(0, rect.width - 2 * inset),
      height: max(0, rect.height - 2 * inset)
    )
    let radius = min(Double(cornerRadius), rect.width / 2, rect.height / 2) - inset
    guard radius > 0 else { return .rectangle(inner) }
    if maskedCorners.isSuperset(of: .all) { return .roundedRectangle(inner, radius: radius) }
    func size(_ corner: CACornerMask) -> Double { maskedCorners.contains(corner) ? radius : 0 }
    return .rectangle(
      inner,
      topLeft: size(.layerMinXMinYCorner),
      topRight: size(.layerMaxXMinYCorner),
      bottomRight: size(.layerMaxXMaxYCorner),
      bottomLeft: size(.layerMinXMaxYCorner)
    )
  }

  /// The shadow of the layer; nil if none is visible.
  var shadow: Shadow? {
    guard !masksToBounds, shadowOpacity > 0, let shadowColor else { return nil }
    var components = UIColor(cgColor: shadowColor).components(in: .current)
    components.alpha *= Double(min(shadowOpacity, 1))
    guard components.alpha > 0 else { return nil }
    return Shadow(
      offset: Point(Double(shadowOffset.width), Double(shadowOffset.height)),
      // NaN fails the comparison, and gives a radius of 0.
      radius: shadowRadius > 0 ? min(Double(shadowRadius), Self.softestShadow) : 0,
      color: components.rgba
    )
  }

  private var outlineOfShadow: Path? {
    #if canImport(CoreGraphics)
    nil
    #else
    shadowPath?.path
    #endif
  }

  /// Returns the ring and color of the border; nil if none is visible.
  func border(of rect: Rect) -> (Path, RGBA)? {
    guard borderWidth > 0, let borderColor else { return nil }
    let color = UIColor(cgColor: borderColor).rgba(in: .current)
    var ring = shape(of: rect)
    let width = Double(borderWidth)
    if 2 * width < min(rect.width, rect.height) {
      // The inner outline runs the other way, which makes it a hole by the nonzero winding rule.
      ring.append(shape(of: rect, inset: width).reversed)
    }
    return color.alpha > 0 ? (ring, color) : nil
  }

  /// The largest standard deviation of a shadow, in points: the limit of the blur at 3 pixels per point.
  private static let softestShadow = 85.0
}
