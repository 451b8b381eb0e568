/// The candidate that `name` was most likely meant to be, or `nil` if none comes close.
///
/// Letters in the wrong case cost nothing; a letter left out, added, changed or swapped with its
/// neighbor costs one. A third of the longer name may differ. Of equals, the first one wins.
///
/// - Complexity: O(*n* · *m*) per candidate; names of more than 64 characters have no nearest one.
package func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
  let longest = 64
  let written = Array(name.lowercased())
  guard !written.isEmpty, written.count <= longest else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased())
    let tolerance = max(written.count, other.count) / 3
    guard other.count <= longest, abs(written.count - other.count) <= max(1, tolerance) else {
      continue
    }
    let distance = editDistance(written, other)
    // One change turns any name of two letters into half of all others: too little to go by.
    guard distance <= tolerance, distance < best?.distance ?? .max else { continue }
    best = (candidate, distance)
  }
  return best?.name
}

/// How many letters must be left out, added, changed or swapped with their neighbor.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let change = previous[column] + (first[row] == second[column] ? 0 : 1)
      var cost = min(change, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[second.count]
}
