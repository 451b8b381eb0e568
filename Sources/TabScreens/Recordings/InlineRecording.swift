package import Foundation

/// A text for the source of a test, stored in a file until it is accepted or rejected.
package struct InlineRecording: Hashable, Sendable, Codable {
  /// The path of the source, relative to the folder of the recording's file.
  package var source: String

  /// The line of the call that compares the text, from 1.
  package var line: Int

  /// The column of the call's parenthesis, in UTF-8 bytes from 1.
  package var column: Int

  /// The text in the source when the test ran, or `nil` if there was none.
  package var old: String?

  /// The text to write into the source.
  package var new: String

  package init(source: String, line: Int, column: Int, old: String?, new: String) {
    (self.source, self.line, self.column) = (source, line, column)
    (self.old, self.new) = (old, new)
  }

  /// The extension of the files of recordings.
  package static let pathExtension = "inline"

  /// Decodes the bytes of a file.
  ///
  /// - Throws: `DecodingError` if the bytes aren't a recording.
  package init(_ data: Data) throws {
    self = try JSONDecoder().decode(InlineRecording.self, from: data)
  }

  /// The bytes of a file with the recording.
  package var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
