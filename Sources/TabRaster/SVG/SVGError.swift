/// Why bytes aren't an SVG picture that can be drawn, and where.
package struct SVGError: Error, Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    /// The file is larger than the limit.
    case tooLarge(byteCount: Int)

    /// There is more of something than the limit.
    case tooMany(Limited, limit: Int)

    /// The text breaks the rules of XML, which want something else here.
    case syntax(expected: String)

    /// An element ends under another name, or not at all.
    case unclosed(String)

    case unknownEntity(String)

    case repeatedAttribute(String)

    /// The outermost element isn't `svg`.
    case notSVG(root: String)

    /// Neither a size nor a `viewBox` is given, or one of no extent.
    case noSize

    /// Something that SVG has and that isn't drawn.
    case unsupported(Feature)

    /// The value of an attribute isn't what it must be.
    case badValue(String, attribute: String, expected: String)

    /// Nothing has the `id` that is named.
    case missing(id: String)

    /// Contours cross that are filled by the even-odd rule.
    case crossingContours
  }

  /// What a file can have too many of.
  package enum Limited: String, Hashable, Sendable, CaseIterable {
    case elements
    case nested = "elements in each other"
    case attributes = "attributes in an element"
    case attributeBytes = "bytes of attributes"
    case segments = "segments of paths"
    case strokeSegments = "segments of strokes"
    case gradientStops = "stops of gradients"
    case lineRows = "rows that lines go through"
    case area = "square points to fill"

    /// How many there can be.
    package var limit: Int {
      switch self {
      case .elements: SVGLimits.elements
      case .nested: SVGLimits.depth
      case .attributes: SVGLimits.attributes
      case .attributeBytes: SVGLimits.attributeBytes
      case .segments: SVGLimits.segments
      case .strokeSegments: SVGLimits.strokeSegments
      case .gradientStops: SVGLimits.gradientStops
      case .lineRows: SVGLimits.lineRows
      case .area: SVGLimits.area
      }
    }
  }

  package enum Feature: Hashable, Sendable {
    case element(String)
    case property(String, value: String)

    /// Declarations inside of a `DOCTYPE`.
    case declarations

    /// An encoding other than UTF-8.
    case encoding
  }

  /// From 1.
  package var line: Int

  /// In bytes of UTF-8, from 1.
  package var column: Int
  package var problem: Problem
}

extension SVGError: CustomStringConvertible {
  /// What is wrong in words, and how to fix it where that helps; without the place.
  package var description: String { problem.description }
}

extension SVGError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge(let byteCount):
      "the SVG file has \(byteCount) bytes, more than the limit of \(SVGLimits.fileBytes)"
    case .tooMany(let what, let limit): "the SVG file has more than \(limit) \(what.rawValue)"
    case .syntax(let expected): "the SVG file isn't XML: \(expected) is missing here"
    case .unclosed(let name): "the SVG file isn't XML: the element '\(name)' isn't closed"
    case .unknownEntity(let name):
      "the SVG file has '&\(name);', which isn't known; write the character itself"
    case .repeatedAttribute(let name):
      "the SVG file isn't XML: an element has the attribute '\(name)' twice"
    case .notSVG(let root): "the file isn't an SVG file: its outermost element is '\(root)'"
    case .noSize: "the SVG file has no size; give 'svg' a 'viewBox' that isn't empty"
    case .unsupported(let feature):
      "the SVG file has \(feature), which isn't drawn; export plain paths, filled and stroked"
    case .badValue(let value, let attribute, let expected):
      "'\(attribute)' is '\(value)'; it must be \(expected)"
    case .missing(let id): "nothing in the SVG file has the id '\(id)'"
    case .crossingContours:
      "the SVG file fills contours that cross by the rule 'evenodd'; unite them in the drawing program"
    }
  }
}

extension SVGError.Feature: CustomStringConvertible {
  package var description: String {
    switch self {
    case .element(let name): "an element '\(name)'"
    case .property(let name, let value): "'\(name)' of '\(value)'"
    case .declarations: "declarations in its DOCTYPE"
    case .encoding: "another encoding than UTF-8"
    }
  }
}

/// A problem at a place in the file, before the place is counted in lines.
struct SVGFault: Error {
  var offset: Int
  var problem: SVGError.Problem

  init(_ problem: SVGError.Problem, at offset: Int) {
    self.offset = offset
    self.problem = problem
  }

  static func tooMany(_ what: SVGError.Limited, at offset: Int) -> SVGFault {
    SVGFault(.tooMany(what, limit: what.limit), at: offset)
  }
}
