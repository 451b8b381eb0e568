import Foundation

// Ratios of work done side by side in one run, so that no machine is too slow for them:
//
//     swift run --package-path Benchmarks -c release Benchmarks [NAME]…
//
// NAME is one of those below; all of them run if none is given. Ends with 1 if a ratio is above its limit.
let benchmarks: KeyValuePairs<String, () throws -> Benchmark> = [
  "reading": Benchmark.reading, "applying": Benchmark.applyingAgain, "indexing": Benchmark.indexing,
]
let names = CommandLine.arguments.dropFirst()
var results: [Benchmark.Result] = []

print(Benchmark.Result.header)
for (name, benchmark) in benchmarks where names.isEmpty || names.contains(name) {
  let result = try benchmark().measure()
  print(result.line)
  results.append(result)
}
exit(results.allSatisfy(\.isPassed) ? 0 : 1)
