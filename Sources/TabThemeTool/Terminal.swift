import Foundation

/// Where a tool reads and writes.
package struct Terminal {
  /// Writes results.
  package var write: (String) -> Void

  /// Writes errors and progress.
  package var writeError: (String) -> Void

  /// Whether somebody watches the errors as they come; progress is for them alone.
  package var showsProgress: Bool

  /// Reads the standard input, at most so many bytes.
  package var readInput: (Int) throws -> [UInt8]

  /// Creates a terminal.
  package init(
    write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void,
    showsProgress: Bool = false,
    readInput: @escaping (Int) throws -> [UInt8] = { _ in [] }
  ) {
    self.write = write
    self.writeError = writeError
    self.showsProgress = showsProgress
    self.readInput = readInput
  }
}

extension Terminal {
  /// The terminal, or the pipes, of this process.
  package static var system: Terminal {
    Terminal(
      write: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          // Half a result that looks like a whole one would be worse than none.
          writeError("error: can't write the output\n")
          exit(ExitCode.findings.rawValue)
        }
      },
      writeError: writeError,
      showsProgress: isatty(FileHandle.standardError.fileDescriptor) == 1,
      readInput: { limit in
        var bytes: [UInt8] = []
        while bytes.count < limit,
          let part = try FileHandle.standardInput.read(upToCount: limit - bytes.count),
          !part.isEmpty
        {
          bytes += part
        }
        return bytes
      }
    )
  }

  /// Writes an error; where even that fails there is nobody left to tell.
  private static func writeError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
