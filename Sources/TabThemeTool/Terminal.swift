import Foundation
import TabFiles

/// The input and output of the tool.
///
/// Every text leaves the tool through this type, which escapes control characters and marks that
/// change the direction of text: names in files of others must neither move the cursor nor begin a
/// line.
package struct Terminal {
  /// Writes bytes of text to the standard output.
  private let output: (String) -> Void

  /// Writes bytes of text to the standard error.
  private let errors: (String) -> Void

  /// Whether the standard error is a terminal that can erase a line; otherwise no progress is
  /// written.
  var showsProgress: Bool

  /// Whether diagnostics in the standard output have colors.
  var outputHasColors: Bool

  /// Whether diagnostics in the standard error have colors.
  var errorsHaveColors: Bool

  /// Whether the standard output shows colors of 24 bits.
  var outputHasSwatches: Bool

  /// Whether the standard output is a terminal.
  var outputIsTerminal = false

  /// Waits before the next check of watched files; returns `false` to end the watching.
  var pause: () -> Bool

  /// Reads from standard input, at most the given number of bytes.
  var readInput: (Int) throws -> [UInt8]

  /// Creates a terminal.
  package init(
    write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void,
    showsProgress: Bool = false,
    hasColors: Bool = false,
    pause: @escaping () -> Bool = { false },
    readInput: @escaping (Int) throws -> [UInt8] = { _ in [] }
  ) {
    output = write
    errors = writeError
    self.showsProgress = showsProgress
    outputHasColors = hasColors
    errorsHaveColors = hasColors
    outputHasSwatches = hasColors
    self.pause = pause
    self.readInput = readInput
  }
}

extension Terminal {
  /// Writes text of several lines to the standard output.
  func write(_ text: String) { output(printable(text, keeping: ["\n", "\t"])) }

  /// Writes one line to the standard output, in which line feeds are escaped, too.
  ///
  /// - Parameters:
  ///   - line: The text of the line.
  ///   - hasSwatches: Whether a swatch is before each color, where the output shows colors of 24
  ///     bits.
  func writeLine(_ line: String, hasSwatches: Bool = false) {
    let line = printable(line)
    output("\(hasSwatches && outputHasSwatches ? line.withSwatches : line)\n")
  }

  /// Writes text with sequences of ``TextStyle`` to the standard output; the text between them must
  /// be escaped.
  func writeStyled(_ text: String) { output(text) }

  /// Writes text of several lines to the standard error.
  func writeError(_ text: String) { errors(printable(text, keeping: ["\n", "\t"])) }

  /// Writes one line to the standard error, in which line feeds are escaped, too.
  func writeErrorLine(_ line: String) { errors("\(printable(line))\n") }

  /// Writes a diagnostic to the standard error.
  func report(_ diagnostic: ThemeDiagnostic) {
    errors("\(diagnostic.text(hasColors: errorsHaveColors))\n")
  }

  /// Shows progress in a line that the next progress replaces.
  func show(progress: String) {
    if showsProgress { errors("\r\u{1B}[2K\(printable(progress))") }
  }

  /// Erases the progress, which leaves an empty line for other text.
  func eraseProgress() {
    if showsProgress { errors("\r\u{1B}[2K") }
  }

  /// Shows progress in a line while work is done; the line is erased afterward, even after an
  /// error.
  func showing<Result, Failure: Error>(
    _ progress: String,
    work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    show(progress: progress)
    defer { eraseProgress() }
    return try work()
  }

  /// Shows progress as above with a count, unless there is only one piece of work.
  func showing<Result, Failure: Error>(
    _ progress: String,
    _ number: Int,
    of count: Int,
    work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if count == 1 { return try work() }
    return try showing("\(progress), \(number) of \(count)", work: work)
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
    let environment = ProcessInfo.processInfo.environment
    var terminal = Terminal(
      write: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          // Incomplete output that looks complete would be worse than none.
          writeError("\(FileAccess.outputFailure(error))\n")
          exit(ExitCode.failed.rawValue)
        }
      },
      writeError: writeError,
      showsProgress: isTerminal(.standardError) && erasesLines(environment),
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
    (environment["NO_COLOR"] ?? "").isEmpty && erasesLines(environment)
  }

  /// Returns whether the terminal executes control sequences, such as those that erase a line.
  static func erasesLines(_ environment: [String: String]) -> Bool {
    environment["TERM"] != "dumb"
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
