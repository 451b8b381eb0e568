package import Foundation

/// A text for the source of a test, which waits in a file until somebody accepts it.
package struct InlineRecording: Hashable, Sendable, Codable {
  /// The path of the source, from the folder of the file that has the recording.
  package var source: String

  /// The line of the call that compares the text, from 1.
  package var line: Int

  /// The column of the call's parenthesis, in UTF-8 bytes from 1.
  package var column: Int

  /// The text that the source had when the test ran, or `nil` if it had none.
  package var old: String?

  /// The text that it is to have.
  package var new: String

  package init(source: String, line: Int, column: Int, old: String?, new: String) {
    (self.source, self.line, self.column) = (source, line, column)
    (self.old, self.new) = (old, new)
  }

  /// The extension of the name of a file that has a recording.
  package static let pathExtension = "inline"

  /// Reads a file's bytes.
  ///
  /// - Throws: `DecodingError` for anything else.
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
