/// The order of text in both directions, one line at a time: Unicode's annex 9 for implicit levels.
///
/// Explicit embeddings, overrides and isolates aren't followed: their characters have no effect.
struct BidiLevels {
  /// The level of each character: even from left to right, odd from right to left.
  private(set) var levels: [Int] = []

  /// The level of the whole line.
  private let base: Int

  /// What the rules make of each character.
  private var kinds: [Kind]

  /// Returns the levels of a line, or nil where all of it runs from left to right.
  static func levels(of characters: [Character]) -> [Int]? {
    // The first letter from right to left is alef of Hebrew.
    let isPlain = characters.allSatisfy { ($0.unicodeScalars.first?.value ?? 0) < 0x590 }
    guard !isPlain else { return nil }
    let kinds = characters.map(Kind.init)
    guard kinds.contains(where: \.isFromRight) else { return nil }
    var levels = BidiLevels(characters, kinds)
    levels.resolveNumbers()
    levels.resolveBrackets(characters)
    levels.resolveNeutrals()
    levels.setLevels(kinds)
    return levels.levels
  }

  private init(_ characters: [Character], _ kinds: [Kind]) {
    self.kinds = kinds
    // The first letter decides (P2 and P3).
    let first = kinds.first { [.left, .right, .arabic].contains($0) } ?? .left
    base = first == .left ? 0 : 1
  }

  /// What a character is for the order of text.
  enum Kind {
    case left
    case right
    case arabic
    case digit
    case arabicDigit
    case sign
    case numberMark
    case separator
    case space
    case neutral

    /// Whether it makes a line run from right to left somewhere.
    var isFromRight: Bool { self == .right || self == .arabic || self == .arabicDigit }

    init(_ character: Character) {
      guard let scalar = character.unicodeScalars.first else {
        self = .neutral
        return
      }
      switch scalar.value {
      case 0x660...0x669, 0x66B...0x66C, 0x6DD: self = .arabicDigit
      case 0x30...0x39, 0x6F0...0x6F9: self = .digit
      case 0x2B, 0x2D, 0x2212: self = .sign
      case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF:
        self = .numberMark
      case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: self = .separator
      case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x200F, 0x10800...0x10FFF: self = .right
      case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .arabic
      case 0x200E: self = .left
      default:
        self =
          switch scalar.properties.generalCategory {
          case .spaceSeparator, .lineSeparator, .paragraphSeparator: .space
          case _ where scalar.properties.isAlphabetic: .left
          case .decimalNumber, .letterNumber, .otherNumber, .spacingMark, .privateUse: .left
          default: .neutral
          }
      }
    }

    /// The direction that it has for neutral characters beside it: numbers count as from right to left (N1).
    fileprivate var direction: Int? {
      switch self {
      case .left: 0
      case .right, .arabic, .digit, .arabicDigit: 1
      default: nil
      }
    }
  }

  /// The rules W2 to W7.
  private mutating func resolveNumbers() {
    var strong: Kind = base == 0 ? .left : .right
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right, .arabic: strong = kinds[index]
      case .digit where strong == .arabic: kinds[index] = .arabicDigit
      default: break
      }
    }
    for index in kinds.indices where kinds[index] == .arabic { kinds[index] = .right }
    for index in kinds.indices.dropFirst().dropLast() {
      let (before, after) = (kinds[index - 1], kinds[index + 1])
      guard before == after else { continue }
      if kinds[index] == .separator, before == .digit || before == .arabicDigit {
        kinds[index] = before
      } else if kinds[index] == .sign, before == .digit {
        kinds[index] = .digit
      }
    }
    var index = 0
    while index < kinds.count {
      var end = index
      while end < kinds.count, kinds[end] == .numberMark { end += 1 }
      if end > index {
        let isBesideDigit =
          (index > 0 && kinds[index - 1] == .digit) || (end < kinds.count && kinds[end] == .digit)
        for place in index..<end { kinds[place] = isBesideDigit ? .digit : .neutral }
      }
      index = max(end, index + 1)
    }
    strong = base == 0 ? .left : .right
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right: strong = kinds[index]
      case .digit where strong == .left: kinds[index] = .left
      case .sign, .separator: kinds[index] = .neutral
      default: break
      }
    }
  }

  /// Pairs of brackets take the direction of what is in them, or of what is before them (N0).
  private mutating func resolveBrackets(_ characters: [Character]) {
    for (open, close) in Self.pairs(in: characters) where kinds[open] == .neutral {
      let inside = kinds[open + 1..<close].compactMap(\.direction)
      guard !inside.isEmpty else { continue }
      var direction = base
      if !inside.contains(base) {
        let before = kinds[..<open].last { $0.direction != nil }?.direction ?? base
        direction = before == base ? base : 1 - base
      }
      kinds[open] = direction == 0 ? .left : .right
      kinds[close] = kinds[open]
    }
  }

  /// The places of brackets that belong together, by the place of the first.
  private static func pairs(in characters: [Character]) -> [(open: Int, close: Int)] {
    var stack: [(bracket: Character, place: Int)] = []
    var pairs: [(open: Int, close: Int)] = []
    for (place, character) in characters.enumerated() {
      guard let mirrored = mirrored(character), "()[]{}".contains(character) else { continue }
      if "([{".contains(character) {
        // As many as the annex follows.
        guard stack.count < 63 else { break }
        stack.append((mirrored, place))
      } else if let match = stack.lastIndex(where: { $0.bracket == character }) {
        pairs.append((stack[match].place, place))
        stack.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// Neutral characters take the direction on both sides of them, or that of the line (N1 and N2).
  private mutating func resolveNeutrals() {
    var index = 0
    while index < kinds.count {
      var end = index
      while end < kinds.count, kinds[end].direction == nil { end += 1 }
      if end > index {
        let before = index > 0 ? kinds[index - 1].direction : base
        let after = end < kinds.count ? kinds[end].direction : base
        let direction = before == after ? before ?? base : base
        for place in index..<end { kinds[place] = direction == 0 ? .left : .right }
      }
      index = max(end, index + 1)
    }
  }

  /// The rules I1, I2 and L1.
  private mutating func setLevels(_ original: [Kind]) {
    levels = kinds.map { kind in
      switch kind {
      case .left: base == 0 ? 0 : 2
      case .right: 1
      default: 2
      }
    }
    for index in original.indices.reversed() {
      guard original[index] == .space else { break }
      levels[index] = base
    }
  }

  /// The places of some levels from left to right (L2).
  static func order(of levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    let odd = levels.filter { $0 % 2 == 1 }.min() ?? .max
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

  /// The character that stands for one where text runs from right to left (L4), or nil for itself.
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
