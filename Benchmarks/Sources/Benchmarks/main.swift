import Foundation

// Ratios of work done side by side in one run, so that no machine is too slow for them:
//
//     swift run --package-path Benchmarks -c release Benchmarks [NAME]…
//
// NAME is one of those below; all of them run if none is given. Ends with 1 if a ratio is above its
// limit.
let benchmarks: KeyValuePairs<String, () throws -> Benchmark> = [
  "reading": Benchmark.reading, "applying": Benchmark.applyingAgain, "indexing": Benchmark.indexing,
]
let names = CommandLine.arguments.dropFirst()
var isPassed = true

print(row("", ["µs", "than µs", "ratio", "limit"]))
for (name, benchmark) in benchmarks where names.isEmpty || names.contains(name) {
  if try !benchmark().run() { isPassed = false }
}
exit(isPassed ? 0 : 1)
