import Foundation

// Ratios of work done side by side in one run, so that no machine is too slow for them:
//
//     swift run --package-path Benchmarks -c release
//
// Ends with 1 if a ratio is above its limit.
var results: [Benchmark.Result] = []

print(Benchmark.Result.header)
for benchmark in try [Benchmark.reading(), .applyingAgain(), .indexing()] {
  let result = try benchmark.measure()
  print(result.line)
  results.append(result)
}
exit(results.allSatisfy(\.isPassed) ? 0 : 1)
