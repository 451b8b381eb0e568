/// The embedding levels of a line of bidirectional text: the implicit part of the Unicode Bidirectional Algorithm
/// (UAX #9).
///
/// Explicit embeddings, overrides and isolates are ignored: their characters have no effect.
struct BidiLevels {
  /// The level of each character: even for left to right, odd for right to left.
  private(set) var levels: [Int] = []

  /// The paragraph embedding level: 0 for left to right, 1 for right to left.
  private let base: Int

  /// The class of each character, changed by each rule.
  private var classes: [BidiClass]

  /// Returns the levels of a line, or nil if all of it runs from left to right.
  static func levels(of characters: [Character]) -> [Int]? {
    // Fast path: no right-to-left character is below U+0590, where Hebrew begins.
    let isPlain = characters.allSatisfy { ($0.unicodeScalars.first?.value ?? 0) < 0x590 }
    guard !isPlain else { return nil }
    let classes = characters.map(BidiClass.init)
    guard classes.contains(where: \.isRightToLeft) else { return nil }
    var levels = BidiLevels(classes)
    levels.resolveNumbers()
    levels.resolveBrackets(characters)
    levels.resolveNeutrals()
    levels.setLevels(classes)
    return levels.levels
  }

  private init(_ classes: [BidiClass]) {
    self.classes = classes
    // The first strong character sets the paragraph level (P2 and P3).
    let first =
      classes.first { [.leftToRight, .rightToLeft, .arabicLetter].contains($0) } ?? .leftToRight
    base = first == .leftToRight ? 0 : 1
  }

  /// The Bidi_Class of a character (UAX #9, table 4).
  enum BidiClass {
    case leftToRight
    case rightToLeft
    case arabicLetter
    case europeanNumber
    case arabicNumber

    /// A separator inside European numbers, as `+`.
    case europeanSeparator

    /// A sign before or after European numbers, as `%`.
    case europeanTerminator

    /// A separator inside all numbers, as `,`.
    case commonSeparator
    case whiteSpace

    /// Other Neutrals, and all classes that are ignored.
    case otherNeutral

    /// Whether the class puts part of a line on a right-to-left level.
    var isRightToLeft: Bool {
      self == .rightToLeft || self == .arabicLetter || self == .arabicNumber
    }

    init(_ character: Character) {
      guard let scalar = character.unicodeScalars.first else {
        self = .otherNeutral
        return
      }
      switch scalar.value {
      case 0x660...0x669, 0x66B...0x66C, 0x6DD: self = .arabicNumber
      case 0x30...0x39, 0x6F0...0x6F9: self = .europeanNumber
      case 0x2B, 0x2D, 0x2212: self = .europeanSeparator
      case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF:
        self = .europeanTerminator
      case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: self = .commonSeparator
      case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x200F, 0x10800...0x10FFF:
        self = .rightToLeft
      case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .arabicLetter
      case 0x200E: self = .leftToRight
      default:
        self =
          switch scalar.properties.generalCategory {
          case .spaceSeparator, .lineSeparator, .paragraphSeparator: .whiteSpace
          case _ where scalar.properties.isAlphabetic: .leftToRight
          case .decimalNumber, .letterNumber, .otherNumber, .spacingMark, .privateUse: .leftToRight
          default: .otherNeutral
          }
      }
    }

    /// The direction for adjacent neutral characters, 0 or 1 as a level; numbers count as right to left (N1).
    fileprivate var direction: Int? {
      switch self {
      case .leftToRight: 0
      case .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber: 1
      default: nil
      }
    }
  }

  /// Resolves the weak types: numbers, separators and terminators (W2 to W7).
  private mutating func resolveNumbers() {
    // W2: a European number after an Arabic letter is an Arabic number.
    var strong: BidiClass = base == 0 ? .leftToRight : .rightToLeft
    for index in classes.indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft, .arabicLetter: strong = classes[index]
      case .europeanNumber where strong == .arabicLetter: classes[index] = .arabicNumber
      default: break
      }
    }
    // W3: Arabic letters are right to left.
    for index in classes.indices where classes[index] == .arabicLetter {
      classes[index] = .rightToLeft
    }
    // W4: one separator between two numbers of the same kind is part of the number.
    for index in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after else { continue }
      if classes[index] == .commonSeparator, before == .europeanNumber || before == .arabicNumber {
        classes[index] = before
      } else if classes[index] == .europeanSeparator, before == .europeanNumber {
        classes[index] = .europeanNumber
      }
    }
    // W5: terminators adjacent to a European number are part of it; W6: others are neutral.
    var index = 0
    while index < classes.count {
      var end = index
      while end < classes.count, classes[end] == .europeanTerminator { end += 1 }
      if end > index {
        let isBesideNumber =
          (index > 0 && classes[index - 1] == .europeanNumber)
          || (end < classes.count && classes[end] == .europeanNumber)
        for position in index..<end {
          classes[position] = isBesideNumber ? .europeanNumber : .otherNeutral
        }
      }
      index = max(end, index + 1)
    }
    // W6: separators left over are neutral; W7: a European number after a left-to-right letter is left to right.
    strong = base == 0 ? .leftToRight : .rightToLeft
    for index in classes.indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft: strong = classes[index]
      case .europeanNumber where strong == .leftToRight: classes[index] = .leftToRight
      case .europeanSeparator, .commonSeparator: classes[index] = .otherNeutral
      default: break
      }
    }
  }

  /// Resolves paired brackets by the text inside them, or else by the text before them (N0).
  private mutating func resolveBrackets(_ characters: [Character]) {
    for (open, close) in Self.pairs(in: characters) where classes[open] == .otherNeutral {
      let inside = classes[open + 1..<close].compactMap(\.direction)
      guard !inside.isEmpty else { continue }
      // Brackets get the paragraph direction if text inside has it, and else the direction of the text before them.
      var direction = base
      if !inside.contains(base) {
        let before = classes[..<open].last { $0.direction != nil }?.direction ?? base
        direction = before == base ? base : 1 - base
      }
      classes[open] = direction == 0 ? .leftToRight : .rightToLeft
      classes[close] = classes[open]
    }
  }

  /// Returns the indices of paired brackets, sorted by that of the opening one (BD16).
  private static func pairs(in characters: [Character]) -> [(open: Int, close: Int)] {
    var stack: [(bracket: Character, index: Int)] = []
    var pairs: [(open: Int, close: Int)] = []
    for (index, character) in characters.enumerated() {
      guard let mirrored = mirrored(character), "()[]{}".contains(character) else { continue }
      if "([{".contains(character) {
        // The bracket stack has 63 entries.
        guard stack.count < 63 else { break }
        stack.append((mirrored, index))
      } else if let match = stack.lastIndex(where: { $0.bracket == character }) {
        pairs.append((stack[match].index, index))
        stack.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// Resolves runs of neutral characters to the direction on both sides (N1), or else to the paragraph's (N2).
  private mutating func resolveNeutrals() {
    var index = 0
    while index < classes.count {
      var end = index
      while end < classes.count, classes[end].direction == nil { end += 1 }
      if end > index {
        let before = index > 0 ? classes[index - 1].direction : base
        let after = end < classes.count ? classes[end].direction : base
        let direction = before == after ? before ?? base : base
        for position in index..<end {
          classes[position] = direction == 0 ? .leftToRight : .rightToLeft
        }
      }
      index = max(end, index + 1)
    }
  }

  /// Sets the level of each character by its class (I1 and I2), and that of trailing spaces to the paragraph's (L1).
  private mutating func setLevels(_ original: [BidiClass]) {
    levels = classes.map { bidiClass in
      switch bidiClass {
      case .leftToRight: base == 0 ? 0 : 2
      case .rightToLeft: 1
      default: 2
      }
    }
    for index in original.indices.reversed() {
      guard original[index] == .whiteSpace else { break }
      levels[index] = base
    }
  }

  /// Returns the indices of runs in visual order, from left to right, by their levels (L2).
  static func order(of levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    let odd = levels.filter { $0 % 2 == 1 }.min() ?? .max
    // From the highest level to the lowest odd one, reverse each sequence at that level or above.
    for level in stride(from: levels.max() ?? 0, through: odd, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > start { order[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return order
  }

  /// Returns the mirrored counterpart of a character, drawn in right-to-left text (L4), or nil if it has none.
  static func mirrored(_ character: Character) -> Character? { mirrors[character] }

  private static let mirrors: [Character: Character] = {
    let pairs: [(Character, Character)] = [
      ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("«", "»"), ("‹", "›"), ("≤", "≥"),
    ]
    return pairs.reduce(into: [:]) { all, pair in
      all[pair.0] = pair.1
      all[pair.1] = pair.0
    }
  }()
}
