import Foundation
import TabRaster

/// An image set of an asset catalog.
struct CatalogImage: Hashable, Sendable {
  private enum Picture: Hashable {
    case pixels(Bitmap)
    case vectors(CatalogVectors)
  }

  private struct Variant: Hashable {
    let conditions: AssetConditions

    /// The number of pixels per point; nil for one picture for all screens.
    let scale: CGFloat?
    let picture: Picture
    let resizing: ImageResizing?
  }

  private var variants: [Variant] = []
  private let renderingMode: UIImage.RenderingMode

  /// Whether vectors stay sharp at other sizes; otherwise they are drawn as pixels at the size in the file.
  private let keepsVectors: Bool

  init(_ set: AssetSet) throws(AssetProblem) {
    let properties = set.properties
    keepsVectors = properties["preserves-vector-representation"] as? Bool == true
    switch properties["template-rendering-intent"] as? String {
    case nil, "automatic": renderingMode = .automatic
    case "template": renderingMode = .alwaysTemplate
    case "original": renderingMode = .alwaysOriginal
    case let intent?: throw set.problem("'template-rendering-intent' is '\(intent)'")
    }
    // Each file is decoded once, however many variants name it.
    var pictures: [String: Picture] = [:]
    for (conditions, variant) in try set.variants("images") {
      // A variant without a file is an empty well in Xcode.
      guard let file = variant["filename"] else { continue }
      guard let name = file as? String else { throw set.problem("'filename' must be a text") }
      let scale = try Self.scale(variant["scale"], in: set)
      let decoded = pictures[name]
      let picture = if let decoded { decoded } else { try Self.picture(name, in: set) }
      pictures[name] = picture
      variants.append(
        Variant(
          conditions: conditions,
          scale: scale,
          picture: picture,
          resizing: try Self.resizing(variant["resizing"], scale: scale ?? 1, in: set)
        )
      )
    }
    if variants.isEmpty { throw set.problem("the set holds no picture for an iPhone or iPad") }
  }

  /// The pixels of all pictures, including those of vectors that were drawn.
  var pixelCount: Int {
    variants.reduce(0) { count, variant in
      switch variant.picture {
      case .pixels(let bitmap): count + bitmap.width * bitmap.height
      case .vectors(let vectors): count + vectors.pixelCount
      }
    }
  }

  private static func scale(_ value: Any?, in set: AssetSet) throws(AssetProblem) -> CGFloat? {
    guard let value else { return nil }
    switch value as? String {
    case "1x": return 1
    case "2x": return 2
    case "3x": return 3
    default: throw set.problem("'scale' is '\(value)'; it must be 1x, 2x or 3x")
    }
  }

  private static func picture(_ name: String, in set: AssetSet) throws(AssetProblem) -> Picture {
    let kind = name.split(separator: ".").last?.lowercased() ?? ""
    guard ["png", "svg"].contains(kind) else {
      throw set.fileProblem(
        name,
        "only PNG and SVG are read here; export the picture as one of them"
      )
    }
    let bytes = [UInt8](try set.file(name))
    if kind == "png" {
      do throws(PNGError) {
        return .pixels(try Bitmap(png: bytes))
      } catch {
        throw set.fileProblem(name, "\(error)")
      }
    }
    let picture: SVGPicture
    do throws(SVGError) {
      picture = try SVGPicture(bytes)
    } catch {
      throw set.fileProblem("\(name):\(error.line):\(error.column)", "\(error)")
    }
    guard max(picture.size.width, picture.size.height) <= SVGLimits.side else {
      throw set.fileProblem(
        name,
        "the picture is more than \(Int(SVGLimits.side)) points wide or high"
      )
    }
    return .vectors(CatalogVectors(picture))
  }

  /// Reads the slicing of a resizable picture, in points; the file has pixels.
  private static func resizing(
    _ value: Any?,
    scale: CGFloat,
    in set: AssetSet
  ) throws(AssetProblem) -> ImageResizing? {
    guard let value else { return nil }
    let resizing = value as? [String: Any]
    let mode = resizing?["mode"] as? String ?? ""
    let caps = resizing?["cap-insets"] as? [String: Any] ?? [:]
    let center = resizing?["center"] as? [String: Any] ?? [:]
    guard ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else {
      throw set.problem(
        "'resizing' must have the mode 9-part, 3-part-horizontal or 3-part-vertical"
      )
    }
    func cap(_ name: String, _ isCut: Bool) -> CGFloat {
      guard isCut, let number = caps[name] as? NSNumber else { return 0 }
      return CGFloat(number.doubleValue) / scale
    }
    let (isCutAcross, isCutAlong) = (mode != "3-part-vertical", mode != "3-part-horizontal")
    return ImageResizing(
      capInsets: UIEdgeInsets(
        top: cap("top", isCutAlong),
        left: cap("left", isCutAcross),
        bottom: cap("bottom", isCutAlong),
        right: cap("right", isCutAcross)
      ),
      mode: center["mode"] as? String == "tile" ? .tile : .stretch
    )
  }

  /// Returns the picture for traits: that for the screen's scale, else the one for all scales, else the next larger or
  /// the largest.
  func values(for traits: UITraitCollection) -> ImageValues {
    let wanted = max(1, min(traits.displayScale.rounded(), 3))
    let fitting = AssetConditions.best(variants, \.conditions, for: traits)
    let larger = fitting.filter { $0.scale ?? 0 > wanted }.min { $0.scale ?? 0 < $1.scale ?? 0 }
    let variant =
      fitting.first { $0.scale == wanted } ?? fitting.first { $0.scale == nil } ?? larger
      ?? fitting.max { $0.scale ?? 0 < $1.scale ?? 0 } ?? fitting[0]
    var values: ImageValues
    switch variant.picture {
    case .pixels(let bitmap):
      values = ImageValues(content: .bitmap(bitmap), scale: variant.scale ?? 1)
    case .vectors(let vectors) where keepsVectors && variant.resizing == nil:
      values = ImageValues(content: .vectors(vectors.picture), scale: wanted)
    case .vectors(let vectors):
      let bitmap = vectors.bitmap(pixelsPerPoint: Int(wanted))
      values = ImageValues(content: .bitmap(bitmap), scale: wanted)
    }
    values.renderingMode = renderingMode
    values.resizing = variant.resizing
    return values
  }
}
