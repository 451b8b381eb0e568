/// The problem that makes an SVG file invalid or undrawable, with its line and column.
package struct SVGError: Error, Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    /// The file is larger than the limit.
    case tooLarge(byteCount: Int)

    /// The file has more of something than its limit.
    case tooMany(Limited, limit: Int)

    /// The text isn't well-formed XML at this position; the payload is the missing text, as "a name".
    case syntax(expected: String)

    /// An element has no end tag, or one with another name.
    case unclosed(String)

    /// A reference to an entity other than the five predefined ones, without `&` and `;`.
    case unknownEntity(String)

    /// An element has two attributes of this name.
    case repeatedAttribute(String)

    /// The root element has this name instead of `svg`.
    case notSVG(root: String)

    /// The root element has neither a size nor a `viewBox`, or an empty one.
    case noSize

    /// A feature of SVG that isn't supported.
    case unsupported(Feature)

    /// An attribute has a value other than expected.
    case badValue(String, attribute: String, expected: String)

    /// A reference to an id that no element has.
    case missing(id: String)

    /// A path that is filled by the even-odd rule has crossing contours.
    case crossingContours
  }

  /// The amounts that have a limit; the raw value is the plural in messages.
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

    /// The largest allowed amount.
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

  /// A feature of SVG that isn't supported.
  package enum Feature: Hashable, Sendable {
    case element(String)
    case property(String, value: String)

    /// Declarations inside of a `DOCTYPE`.
    case declarations

    /// An encoding other than UTF-8.
    case encoding
  }

  /// The line of the problem, from 1.
  package var line: Int

  /// The column of the problem, in UTF-8 bytes, from 1.
  package var column: Int
  package var problem: Problem
}

extension SVGError: CustomStringConvertible {
  /// The problem as a sentence, often with its fix, but without line and column.
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

/// A problem at a byte offset of the file, from which `SVGError` gets its line and column.
struct UnlocatedSVGError: Error {
  var offset: Int
  var problem: SVGError.Problem

  init(_ problem: SVGError.Problem, at offset: Int) {
    self.offset = offset
    self.problem = problem
  }

  static func tooMany(_ what: SVGError.Limited, at offset: Int) -> UnlocatedSVGError {
    UnlocatedSVGError(.tooMany(what, limit: what.limit), at: offset)
  }
}
