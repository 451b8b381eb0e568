extension ArabicForm {
  /// Returns the form of each character of a text in logical order; nil for characters that have no forms.
  static func forms(of characters: [Character]) -> [ArabicForm?] {
    let joiningTypes = characters.map(JoiningType.init)
    return joiningTypes.indices.map { index in
      let joiningType = joiningTypes[index]
      guard joiningType == .dual || joiningType == .right else { return nil }
      let joinsBefore = index > 0 && joiningTypes[index - 1].reachesNext
      let joinsAfter =
        joiningType == .dual && index + 1 < joiningTypes.count
        && joiningTypes[index + 1].reachesPrevious
      return switch (joinsBefore, joinsAfter) {
      case (true, true): .medial
      case (true, false): .final
      case (false, true): .initial
      case (false, false): .isolated
      }
    }
  }

  /// The joining type of a character (Unicode Standard, 9.2).
  private enum JoiningType {
    /// Non_Joining, as hamza and all characters of other scripts.
    case nonJoining

    /// Dual_Joining, as beh: joins on both sides.
    case dual

    /// Right_Joining, as alef: joins with the character before it in the text.
    case right

    /// Join_Causing, as tatweel: joins on both sides, with one form.
    case joinCausing

    /// Whether the character joins with the one after it in the text.
    var reachesNext: Bool { self == .dual || self == .joinCausing }

    /// Whether the character joins with the one before it in the text.
    var reachesPrevious: Bool { self != .nonJoining }

    init(_ character: Character) {
      guard let scalar = character.unicodeScalars.first else {
        self = .nonJoining
        return
      }
      switch scalar.value {
      case 0x640, 0x200D: self = .joinCausing
      case 0x621, 0x674: self = .nonJoining
      case 0x622...0x625, 0x627, 0x629, 0x62F...0x632, 0x648, 0x671...0x673, 0x675...0x677,
        0x688...0x699, 0x6C0, 0x6C3...0x6CB, 0x6CD, 0x6CF, 0x6D2, 0x6D3, 0x6D5, 0x6EE, 0x6EF,
        0x759...0x75B, 0x76B, 0x76C, 0x771, 0x773, 0x774, 0x778, 0x779:
        self = .right
      case 0x620...0x6D3, 0x6FA...0x6FC, 0x6FF, 0x750...0x77F:
        self = scalar.properties.generalCategory == .otherLetter ? .dual : .nonJoining
      default: self = .nonJoining
      }
    }
  }
}
