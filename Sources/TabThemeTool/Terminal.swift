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
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
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
}
