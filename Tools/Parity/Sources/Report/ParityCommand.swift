import Foundation

/// Compares results of iOS with those that the stand-in recorded.
///
///     compare --expected Expected --fidelity ../../FIDELITY.md Results/iOS-18.5-iPhone.json
///
/// The command prints the deviations, or with `--markdown` a table with a row for each file. The
/// exit status is 1 if a figure differs that `FIDELITY.md` calls exact, and 64 if the arguments or
/// files are invalid.
struct ParityCommand {
  var output = ""
  var errors = ""

  /// Runs the command with its arguments and returns the exit status.
  mutating func run(_ arguments: [String]) -> Int32 {
    do {
      return try compare(try Options(arguments))
    } catch let problem as Problem {
      errors = "error: \(problem.text)\n  fix: \(problem.fix)\n"
    } catch {
      errors = "error: \(error.localizedDescription)\n"
    }
    return 64
  }

  private mutating func compare(_ options: Options) throws -> Int32 {
    let expected = try Self.expected(in: options.expected)
    let rows = FidelityRow.rows(
      of: String(decoding: try Self.read(options.fidelity), as: UTF8.self)
    )
    guard !rows.isEmpty else {
      throw Problem(
        text: "'\(options.fidelity)' has no tables of figures",
        fix: "give the FIDELITY.md of the package with --fidelity"
      )
    }
    var hasErrors = false
    if options.isMarkdown { output += ParityComparison.markdownHead }
    for file in options.results {
      let comparison = ParityComparison(
        try Self.records(in: file),
        expected: expected,
        rows: rows
      )
      guard comparison.caseCount > 0 else {
        throw Problem(
          text: "'\(file)' has no case that the stand-in recorded for its system",
          fix: "run the cases again with Tools/Parity/verify, from the same checkout"
        )
      }
      output += options.isMarkdown ? comparison.markdownRow : comparison.text
      if comparison.errorCount > 0 { hasErrors = true }
    }
    return hasErrors ? 1 : 0
  }

  // MARK: - Files

  private static func expected(in folder: String) throws -> [ParityRecord] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    let files = (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
    guard !files.isEmpty else {
      throw Problem(
        text: "'\(folder)' has no expected figures",
        fix: "give the folder Tools/Parity/Expected with --expected"
      )
    }
    return try files.flatMap { try records(in: "\(folder)/\($0)") }
  }

  private static func records(in file: String) throws -> [ParityRecord] {
    do {
      return try JSONDecoder().decode([ParityRecord].self, from: try read(file))
    } catch is DecodingError {
      throw Problem(
        text: "'\(file)' isn't a list of cases with figures",
        fix: "write it again with Tools/Parity/verify"
      )
    }
  }

  private static func read(_ file: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Problem(text: "'\(file)' can't be read", fix: "give the path of a file that is there")
    }
    return data
  }

  private struct Problem: Error {
    var text: String
    var fix: String
  }

  private struct Options {
    var expected = "Expected"
    var fidelity = "../../FIDELITY.md"
    var isMarkdown = false
    var results: [String] = []

    init(_ arguments: [String]) throws {
      var rest = arguments[...]
      while let word = rest.popFirst() {
        switch word {
        case "--markdown": isMarkdown = true
        case "--expected", "--fidelity":
          guard let value = rest.popFirst() else {
            throw Problem(text: "'\(word)' has no value", fix: "write a path after it")
          }
          if word == "--expected" { expected = value } else { fidelity = value }
        case _ where word.hasPrefix("-"):
          throw Problem(
            text: "unknown option '\(word)'",
            fix: "write --expected, --fidelity or --markdown"
          )
        default: results.append(word)
        }
      }
      guard !results.isEmpty else {
        throw Problem(
          text: "there are no results",
          fix: "name a file that Tools/Parity/verify has written"
        )
      }
    }
  }
}
