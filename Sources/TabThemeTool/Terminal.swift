import Foundation
import TabJSON

/// The input and output of the tool.
package struct Terminal {
  /// Writes text to the standard output.
  package var write: (String) -> Void

  /// Writes text to the standard error: errors and progress.
  package var writeError: (String) -> Void

  /// Whether the standard error is a terminal; otherwise no progress is written.
  package var showsProgress: Bool

  /// Whether diagnostics in the standard output have colors.
  package var outputHasColors: Bool

  /// Whether diagnostics in the standard error have colors.
  package var errorsHaveColors: Bool

  /// Whether the standard output shows colors of 24 bits.
  package var outputHasSwatches: Bool

  /// Whether the standard output is a terminal.
  package var outputIsTerminal = false

  /// Waits before the next check of watched files; returns `false` to end the watching.
  package var pause: () -> Bool

  /// Reads from standard input, at most the given number of bytes.
  package var readInput: (Int) throws -> [UInt8]

  /// Creates a terminal.
  package init(
    write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void,
    showsProgress: Bool = false,
    hasColors: Bool = false,
    pause: @escaping () -> Bool = { false },
    readInput: @escaping (Int) throws -> [UInt8] = { _ in [] }
  ) {
    self.write = write
    self.writeError = writeError
    self.showsProgress = showsProgress
    outputHasColors = hasColors
    errorsHaveColors = hasColors
    outputHasSwatches = hasColors
    self.pause = pause
    self.readInput = readInput
  }
}

extension Terminal {
  /// Writes a diagnostic to the standard error.
  func report(_ diagnostic: ThemeDiagnostic) {
    writeError("\(diagnostic.text(hasColors: errorsHaveColors))\n")
  }

  /// Writes text with a swatch before each color in it, where the output shows colors of 24 bits.
  func writeColors(_ text: String) {
    write(outputHasSwatches ? text.withSwatches : text)
  }

  /// Shows progress in a line while work is done; the line is erased afterward, even after an
  /// error.
  func showing<Result, Failure: Error>(
    _ progress: String,
    work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if showsProgress { writeError(progress) }
    defer { if showsProgress { writeError("\r\u{1B}[2K") } }
    return try work()
  }

  /// Returns the terminal with the colors that the option `--color` selects.
  func colored(_ choice: String?) -> Terminal {
    guard let choice, choice != "auto" else { return self }
    var terminal = self
    terminal.outputHasColors = choice == "always"
    terminal.errorsHaveColors = choice == "always"
    terminal.outputHasSwatches = choice == "always"
    return terminal
  }
}

extension Terminal {
  /// The terminal, or the pipes, of this process.
  package static var system: Terminal {
    var terminal = Terminal(
      write: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          // Incomplete output that looks complete would be worse than none.
          writeError("\(FileAccess.outputFailure(error))\n")
          exit(ExitCode.findings.rawValue)
        }
      },
      writeError: writeError,
      showsProgress: isTerminal(.standardError),
      pause: {
        Thread.sleep(forTimeInterval: 0.3)
        return true
      },
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
    let environment = ProcessInfo.processInfo.environment
    terminal.outputIsTerminal = isTerminal(.standardOutput)
    terminal.outputHasColors = terminal.outputIsTerminal && takesColors(environment)
    terminal.outputHasSwatches = terminal.outputHasColors && showsSwatches(environment)
    terminal.errorsHaveColors = isTerminal(.standardError) && takesColors(environment)
    return terminal
  }

  private static func isTerminal(_ handle: FileHandle) -> Bool {
    isatty(handle.fileDescriptor) == 1
  }

  /// Returns whether a terminal gets colors: not if `NO_COLOR` is set to anything (no-color.org),
  /// nor if the terminal doesn't support them.
  static func takesColors(_ environment: [String: String]) -> Bool {
    (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Returns whether the terminal shows colors of 24 bits: such terminals set `COLORTERM`.
  static func showsSwatches(_ environment: [String: String]) -> Bool {
    ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
  }

  /// Writes an error; a failure to write it can't be reported anywhere.
  private static func writeError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
