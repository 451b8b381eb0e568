import Foundation

// Prints ratios of times measured in one run, which don't depend on the speed of the machine:
//
//     swift run --package-path Benchmarks -c release Benchmarks [NAME]…
//
// NAME is a key of `benchmarks`; without a name, all of them run. The exit status is 1 if a ratio
// is above its limit.
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
