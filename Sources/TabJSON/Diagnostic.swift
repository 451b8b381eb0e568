/// One thing that is wrong, or worth knowing, in a text that somebody wrote.
///
/// It says what is wrong, where it stands and how to mend it:
///
///     themes/night.json:12:15: error: 'item.selected.color' isn't a color: '#33GG66' has 'G', …
///       12 |       "color": "#33GG66",
///          |                ^~~~~~~~~
///       fix: write six digits from 0 to F after '#', as in '#33AA66'
public struct Diagnostic: Hashable, Sendable {
  /// How much a diagnostic matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Nothing can be made of the text.
    case error

    /// The text can be used, but surely not as meant.
    case warning

    /// Something worth knowing.
    case note
  }

  /// How much it matters.
  public var severity: Severity

  /// What is wrong, in one line, lowercase, without a full stop.
  public var message: String

  /// Where it stands, or `nil` if it concerns no single place.
  public var location: SourceLocation?

  /// The line of text it points at, or `nil` if there is none to show.
  public var excerpt: SourceExcerpt?

  /// Facts that help to understand it, one line each.
  public var notes: [String]

  /// How to mend it, in one line, or `nil` if that can't be told.
  public var fix: String?

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - severity: How much it matters.
  ///   - message: What is wrong, in one line.
  ///   - location: Where it stands.
  ///   - excerpt: The line of text it points at.
  ///   - notes: Facts that help to understand it.
  ///   - fix: How to mend it, in one line.
  public init(
    _ severity: Severity,
    _ message: String,
    at location: SourceLocation? = nil,
    excerpt: SourceExcerpt? = nil,
    notes: [String] = [],
    fix: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.location = location
    self.excerpt = excerpt
    self.notes = notes
    self.fix = fix
  }
}

/// A place in a file.
public struct SourceLocation: Hashable, Sendable {
  /// The name of the file, as its reader knows it.
  public var file: String

  /// The line, from 1.
  public var line: Int

  /// The column in UTF-8 bytes, from 1, as compilers count it.
  public var column: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - file: The name of the file, as its reader knows it.
  ///   - line: The line, from 1.
  ///   - column: The column in UTF-8 bytes, from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// A line of a file with the part of it that a diagnostic is about.
public struct SourceExcerpt: Hashable, Sendable {
  /// The whole line, without its end.
  public var line: String

  /// The characters of the line that are meant, counted from 0.
  public var marked: Range<Int>

  /// Creates an excerpt.
  ///
  /// - Parameters:
  ///   - line: The whole line, without its end.
  ///   - marked: The characters of the line that are meant, counted from 0.
  public init(line: String, marked: Range<Int>) {
    self.line = line
    self.marked = marked
  }
}
