import Foundation
import TabScreens

@testable import TabSnapshots
@testable import TabThemeTool

/// Reads a strings file as text and as a string catalog; the text in UTF-16 must give the same strings.
func readStrings(_ bytes: [UInt8]) {
  let file = "de.lproj/Tabs.strings"
  do throws(ToolFailure) {
    check(try StringsTable(catalog: bytes, file: file))
  } catch {
    check(error.diagnostics, of: bytes)
  }
  let table: StringsTable
  do throws(ToolFailure) {
    table = try StringsTable(strings: bytes, file: file)
  } catch {
    return precondition(!error.description.isEmpty)
  }
  check(table)
  guard let text = String(validating: bytes, as: UTF8.self), !text.hasPrefix("\u{FEFF}"),
    !bytes.prefix(2).contains(0)
  else { return }
  let units = "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  let other = try? StringsTable(strings: units, file: file)
  precondition(other == table)
}

/// Stops the program unless a pattern for any text matches all keys.
private func check(_ table: StringsTable) {
  precondition(table.keys.isEmpty || table.matches("*") == table.keys)
  if let key = table.keys.first { _ = table.matches("\(key.prefix(1))*\(key.suffix(1))*") }
}

/// Reads the manifest of a test run; one that is written and read again must be equal.
func readManifest(_ bytes: [UInt8]) {
  let manifest: RunManifest
  do throws(RunManifest.Damage) {
    manifest = try RunManifest(String(decoding: bytes, as: UTF8.self))
  } catch {
    return precondition(error.line > 0 && !error.message.isEmpty)
  }
  let text =
    RunManifest.head(isWhole: manifest.isWhole, shard: manifest.shard)
    + manifest.paths.map { "\($0)\n" }.joined()
    + RunManifest.end(count: manifest.paths.count, outcome: manifest.outcome)
  let again = try? RunManifest(text)
  precondition(again == manifest)
}

/// A text to write into a source, as the first lines of an input have it.
private struct InlineText: Decodable {
  var line: Int
  var column: Int
  var old: String?
  var new: String
}

/// Reads the recording of a text and, after an empty line, the source of a test, and writes the text into the source.
///
/// The changed source must have the text in the same call.
func readInline(_ bytes: [UInt8]) {
  let lineFeeds = zip(bytes, bytes.dropFirst()).map { $0 == 10 && $1 == 10 }
  let end = lineFeeds.firstIndex(of: true) ?? bytes.count
  guard let text = try? JSONDecoder().decode(InlineText.self, from: Data(bytes[..<end])) else {
    return
  }
  var recording = InlineRecording(
    line: text.line,
    column: text.column,
    old: text.old,
    new: text.new
  )
  guard let changed = try? TestSource(Array(bytes.dropFirst(end + 2))).accepting(recording) else {
    return
  }
  recording.old = recording.new
  let again = try? TestSource(changed).accepting(recording)
  precondition(again == changed, String(decoding: changed, as: UTF8.self).debugDescription)
}
