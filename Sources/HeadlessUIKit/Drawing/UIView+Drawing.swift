package import Foundation
package import TabRaster

extension UIView {
  /// Lays out the tree and records its drawing, from the top left corner of the bounds.
  package func displayList(scale: CGFloat? = nil) -> DisplayList {
    layoutIfNeeded()
    return recorded(scale: scale)
  }

  /// Records the drawing of the tree in its present layout.
  func recorded(scale: CGFloat? = nil) -> DisplayList {
    var context = DrawingContext(
      origin: CGPoint(x: -bounds.minX, y: -bounds.minY),
      traitCollection: traitCollection,
      scale: scale ?? traitCollection.displayScale
    )
    drawTree(in: &context)
    return context.displayList
  }

  /// Lays out the tree and renders it, by default at the display scale of its traits.
  package func rendered(scale: Int? = nil, background: RGBA? = nil) -> Bitmap {
    let scale = scale ?? Int(traitCollection.displayScale)
    return displayList(scale: CGFloat(scale)).rendered(
      size: Size(width: Double(bounds.width), height: Double(bounds.height)),
      scale: scale,
      background: background
    )
  }

  /// Draws the view and then its subviews, from back to front; the context is in the view's coordinates.
  func drawTree(in context: inout DrawingContext) {
    guard !isHidden, alpha > 0 else { return }
    let traits = context.traitCollection
    context.traitCollection = context.contentStyle.map(traitCollection.with) ?? traitCollection
    if let mask {
      draw(maskedBy: mask, in: &context)
    } else {
      drawUnmasked(in: &context)
    }
    context.traitCollection = traits
  }

  private func drawUnmasked(in context: inout DrawingContext) {
    let background = backgroundColor.map { context.color($0) }
    layer.draw(in: &context, bounds: bounds, background: background) {
      drawByApp(in: &$0)
      drawContents(in: &$0)
    }
  }

  /// Draws the view masked by the alpha channel of another view.
  ///
  /// A mask that fills one path becomes a clip, through which effects still see the content behind the view. Other
  /// masks need a layer, which hides that content, as opacity does.
  private func draw(maskedBy mask: UIView, in context: inout DrawingContext) {
    let origin = context.origin
    var drawing = context
    drawing.displayList = DisplayList()
    drawing.origin.x += mask.untransformedFrame.minX - mask.bounds.minX
    drawing.origin.y += mask.untransformedFrame.minY - mask.bounds.minY
    mask.drawTree(in: &drawing)
    if let clips = drawing.displayList.clips {
      for clip in clips { context.append(.pushClip(clip)) }
      drawUnmasked(in: &context)
      for _ in clips { context.append(.popClip) }
    } else {
      context.append(.beginLayer(Layer()))
      drawUnmasked(in: &context)
      context.append(.beginLayer(Layer(effect: .mask)))
      context.displayList.commands += drawing.displayList.commands
      context.append(.endLayer)
      context.append(.endLayer)
    }
    context.origin = origin
  }

  /// Records the drawing of an app's `draw(_:)`, clipped to the bounds as in UIKit, where a layer's bitmap ends there.
  private func drawByApp(in context: inout DrawingContext) {
    var drawing = context
    drawing.displayList = DisplayList()
    let renderer = UIGraphicsRendererContext(drawing: drawing)
    let neededLayout = needsLayout
    traitCollection.performAsCurrent {
      CurrentContext.with(renderer) { draw(bounds) }
    }
    // Views that `draw(_:)` adds are laid out before the frame is shown (inferred).
    if needsLayout, !neededLayout { settleLayout() }
    let commands = renderer.displayList.commands
    guard !commands.isEmpty else { return }
    context.append(.pushClip(.rectangle(context.rect(bounds))))
    context.displayList.commands += commands
    context.append(.popClip)
  }

  /// Draws the view's content and its subviews, above the background.
  func drawViewAndSubviews(in context: inout DrawingContext) {
    // Change the context and restore it: a copy for each view would copy the list for each view.
    let (origin, traits) = (context.origin, context.traitCollection)
    let ownLayer = layerWithSublayers
    traitCollection.performAsCurrent {
      draw(in: &context)
      ownLayer?.draw(layersOn: nil, in: &context)
    }
    for view in subviews {
      let map = view.toSuperview
        .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      if view.transform.isIdentity {
        context.origin = CGPoint(x: map.tx, y: map.ty)
        view.drawTree(in: &context)
      } else if !view.isFlattened {
        context.origin = .zero
        context.group(map) { view.drawTree(in: &$0) }
      }
      guard let ownLayer else { continue }
      context.origin = origin
      traitCollection.performAsCurrent { ownLayer.draw(layersOn: view, in: &context) }
    }
    context.origin = origin
    context.traitCollection = traits
  }
}

extension UIView {
  /// The view's layer, if the app added sublayers to it.
  fileprivate var layerWithSublayers: ViewLayer? {
    guard let layer = layer as? ViewLayer, !layer.storedSublayers.isEmpty else { return nil }
    return layer
  }

  /// Attaches the app's layers above a subview to the subview below, before the first one is moved or removed.
  func leaveLayers(on subview: UIView) {
    guard let layer = layerWithSublayers else { return }
    let index = subviews.firstIndex { $0 === subview } ?? 0
    layer.leave(subview, for: index > 0 ? subviews[index - 1] : nil)
  }
}

extension DisplayList {
  /// The paths whose intersection is what the list fills, if it fills a single opaque path; otherwise nil.
  fileprivate var clips: [Path]? {
    var clips: [Path] = []
    var fills = 0
    for command in commands {
      switch command {
      case .pushClip(let path): clips.append(path)
      case .popClip: break
      case .fill(let path, let color) where color.alpha == 255:
        clips.append(path)
        fills += 1
      default: return nil
      }
    }
    return fills == 1 ? clips : nil
  }
}
