/// The style of an underline or a strikethrough: line, pattern, and whether spaces are skipped.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static var single: NSUnderlineStyle { Self(rawValue: 0x01) }
  public static var thick: NSUnderlineStyle { Self(rawValue: 0x02) }
  public static var double: NSUnderlineStyle { Self(rawValue: 0x09) }
  public static var patternDot: NSUnderlineStyle { Self(rawValue: 0x0100) }
  public static var patternDash: NSUnderlineStyle { Self(rawValue: 0x0200) }
  public static var patternDashDot: NSUnderlineStyle { Self(rawValue: 0x0300) }
  public static var patternDashDotDot: NSUnderlineStyle { Self(rawValue: 0x0400) }
  public static var byWord: NSUnderlineStyle { Self(rawValue: 0x8000) }
}
