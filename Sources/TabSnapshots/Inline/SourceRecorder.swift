import Foundation
import TabFiles
import TabScreens

/// Writes texts into the sources of tests.
///
/// A test knows its line as the compiler saw it, and each text moves the lines below. So the
/// recorder keeps the original source, and applies all texts of the process to it.
///
/// Shared state, since tests run in parallel and assertions don't know each other.
final class SourceRecorder: @unchecked Sendable {
  static let shared = SourceRecorder()

  /// A source that the process has written.
  private struct Written {
    var original: [UInt8]
    var current: [UInt8]
    var recordings: [InlineRecording] = []
  }

  private let lock = NSLock()

  /// The sources by path; guarded by the lock.
  private var sources: [String: Written] = [:]

  /// Writes a text into the source at a path; a link stays, and its target is written.
  ///
  /// - Throws: ``TabSnapshotError`` if the source can't be read or written, or has changed since the
  ///   test was compiled. The file is as before then.
  func write(_ recording: InlineRecording, to path: String) throws {
    try lock.withLock {
      let location = "\(path):\(recording.line)"
      let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let bytes: [UInt8]
      do throws(FileProblem) {
        bytes = try FileContents.bytes(of: url.path, limit: 64 << 20)
      } catch {
        throw TabSnapshotError(
          "\(location): can't read the source to record the text: \(error)",
          fix: "run the tests where their sources are"
        )
      }
      if let leftover = GitLeftover(in: bytes) {
        throw TabSnapshotError("\(location): \(leftover)", fix: leftover.fix)
      }
      var source = sources[url.path] ?? Written(original: bytes, current: bytes)
      guard source.current == bytes else {
        throw TabSnapshotError("\(location): the source has changed", fix: "run the test again")
      }
      // A test can run more than once.
      if source.recordings.contains(recording) { return }
      source.recordings.append(recording)
      // Each from the end of the source, so that none moves another one.
      source.recordings.sort { ($0.line, $0.column) > ($1.line, $1.column) }
      source.current = source.original
      do throws(TestSource.Problem) {
        for recording in source.recordings {
          source.current = try TestSource(source.current).accepting(recording)
        }
      } catch {
        throw TabSnapshotError("\(location): \(error.message)", fix: "run the test again")
      }
      do {
        try Data(source.current).write(to: url, options: .atomic)
      } catch {
        throw TabSnapshotError(
          "\(location): can't write the source to record the text: \(error.localizedDescription)",
          fix: "make the file writable"
        )
      }
      sources[url.path] = source
    }
  }
}
