/// An element of an XML document, without its text.
struct XMLElement {
  var name: String
  var attributes: [XMLAttribute]
  var children: [XMLElement] = []

  /// The offset of the start tag's `<`, in bytes from the start of the file.
  var offset: Int

  func attribute(_ name: String) -> XMLAttribute? { attributes.first { $0.name == name } }
}

struct XMLAttribute {
  var name: String
  var value: String

  /// The offset of the value, in bytes from the start of the file.
  var offset: Int
}

/// A reader of the XML that icons use: elements, attributes, the five predefined entities, character references.
///
/// Comments, CDATA, processing instructions and a `DOCTYPE` without declarations are skipped. Entities can't be
/// declared, so that a small file can't expand to a large document.
struct XMLReader {
  private let bytes: [UInt8]
  private var position = 0
  private var elementCount = 0

  /// Reads a document.
  ///
  /// - Returns: The root element.
  static func root(of bytes: [UInt8]) throws(UnlocatedSVGError) -> XMLElement {
    var reader = XMLReader(bytes)
    return try reader.document()
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func document() throws(UnlocatedSVGError) -> XMLElement {
    // Byte order marks: UTF-16 is an error, that of UTF-8 is skipped.
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw UnlocatedSVGError(.unsupported(.encoding), at: 0)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    var open: [XMLElement] = []
    while position < bytes.count {
      if skip("<!--") {
        try skip(past: "-->")
      } else if skip("<?") {
        try skip(past: "?>")
      } else if open.isEmpty, skip("<!DOCTYPE") {
        try skipDocumentType()
      } else if !open.isEmpty, skip("<![CDATA[") {
        try skip(past: "]]>")
      } else if !open.isEmpty, skip("</") {
        let offset = position
        let last = open.removeLast()
        guard try elementName() == last.name else {
          throw UnlocatedSVGError(.unclosed(last.name), at: offset)
        }
        skipSpace()
        try expect(">")
        guard !open.isEmpty else { return last }
        open[open.count - 1].children.append(last)
      } else if bytes[position] == UInt8(ascii: "<") {
        let (element, isEmpty) = try startTag()
        if !isEmpty {
          guard open.count < SVGLimits.depth else { throw .tooMany(.nested, at: element.offset) }
          open.append(element)
        } else if open.isEmpty {
          return element
        } else {
          open[open.count - 1].children.append(element)
        }
      } else if open.isEmpty, !isSpace(bytes[position]) {
        throw UnlocatedSVGError(.syntax(expected: "'<'"), at: position)
      } else {
        position += 1
      }
    }
    if let last = open.last { throw UnlocatedSVGError(.unclosed(last.name), at: last.offset) }
    throw UnlocatedSVGError(.syntax(expected: "an element"), at: position)
  }

  /// Reads a start tag or an empty-element tag with its attributes.
  private mutating func startTag() throws(UnlocatedSVGError) -> (XMLElement, isEmpty: Bool) {
    let offset = position
    position += 1
    elementCount += 1
    guard elementCount <= SVGLimits.elements else { throw .tooMany(.elements, at: offset) }
    var element = XMLElement(name: try elementName(), attributes: [], offset: offset)
    while true {
      let hasSpace = skipSpace()
      if skip(">") { return (element, false) }
      if skip("/>") { return (element, true) }
      guard hasSpace else { throw UnlocatedSVGError(.syntax(expected: "'>'"), at: position) }
      guard element.attributes.count < SVGLimits.attributes else {
        throw .tooMany(.attributes, at: position)
      }
      let attribute = try attribute()
      guard element.attribute(attribute.name) == nil else {
        throw UnlocatedSVGError(.repeatedAttribute(attribute.name), at: attribute.offset)
      }
      element.attributes.append(attribute)
    }
  }

  /// Reads `name="value"`, with references replaced, and line ends and tabs turned into spaces.
  private mutating func attribute() throws(UnlocatedSVGError) -> XMLAttribute {
    let name = try name()
    skipSpace()
    try expect("=")
    skipSpace()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw UnlocatedSVGError(.syntax(expected: "'\"'"), at: position)
    }
    position += 1
    let offset = position
    var value: [UInt8] = []
    while let byte = peek, byte != quote {
      switch byte {
      case UInt8(ascii: "&"): value += try reference()
      case UInt8(ascii: "<"):
        throw UnlocatedSVGError(.syntax(expected: "the end of the value"), at: position)
      default:
        value.append(isSpace(byte) ? UInt8(ascii: " ") : byte)
        position += 1
      }
    }
    guard peek == quote else { throw UnlocatedSVGError(.syntax(expected: "'\"'"), at: position) }
    position += 1
    return XMLAttribute(name: name, value: String(decoding: value, as: UTF8.self), offset: offset)
  }

  /// Reads an entity or character reference, as `&amp;` or `&#38;`, and returns its text.
  private mutating func reference() throws(UnlocatedSVGError) -> [UInt8] {
    let offset = position
    position += 1
    // The longest reference is `&#1114111;`.
    guard let end = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      throw UnlocatedSVGError(.syntax(expected: "the ';' of an entity"), at: offset)
    }
    let name = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end + 1
    switch name {
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "amp": return [UInt8(ascii: "&")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default:
      let number =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      guard let number, let scalar = Unicode.Scalar(number) else {
        throw UnlocatedSVGError(.unknownEntity(name), at: offset)
      }
      return Array(String(Character(scalar)).utf8)
    }
  }

  private mutating func skipDocumentType() throws(UnlocatedSVGError) {
    while let byte = peek, byte != UInt8(ascii: ">") {
      if byte == UInt8(ascii: "[") {
        throw UnlocatedSVGError(.unsupported(.declarations), at: position)
      }
      position += 1
    }
    try expect(">")
  }

  /// Reads the name of an element, without the namespace prefix `svg:` that some programs write.
  private mutating func elementName() throws(UnlocatedSVGError) -> String {
    let name = try name()
    return name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name
  }

  private mutating func name() throws(UnlocatedSVGError) -> String {
    let start = position
    while let byte = peek, isNameByte(byte) { position += 1 }
    guard position > start else { throw UnlocatedSVGError(.syntax(expected: "a name"), at: start) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips a text if it is next; otherwise returns false.
  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    let isHere = text.withUTF8Buffer { text in
      (0..<count).allSatisfy { unsafe text[$0] == bytes[position + $0] }
    }
    if isHere { position += count }
    return isHere
  }

  private mutating func expect(_ text: StaticString) throws(UnlocatedSVGError) {
    guard skip(text) else { throw UnlocatedSVGError(.syntax(expected: "'\(text)'"), at: position) }
  }

  private mutating func skip(past end: StaticString) throws(UnlocatedSVGError) {
    let start = position
    while position < bytes.count {
      if skip(end) { return }
      position += 1
    }
    throw UnlocatedSVGError(.syntax(expected: "'\(end)'"), at: start)
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while let byte = peek, isSpace(byte) { position += 1 }
    return position > start
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
