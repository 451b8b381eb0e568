/// A linear expression: a constant, and terms of a variable and a factor, sorted by variable.
struct LinearExpression: Hashable {
  struct Term: Hashable {
    var variable: Int
    var factor: Double
  }

  var constant: Double
  private(set) var terms: [Term]

  init(_ constant: Double = 0, terms: [Term] = []) {
    self.constant = constant
    self.terms = terms
  }

  init(variable: Int) {
    self.init(terms: [Term(variable: variable, factor: 1)])
  }

  /// The absolute value below which a factor counts as 0, since it results from rounding.
  static let tolerance = 1e-9

  func factor(of variable: Int) -> Double {
    let index = index(of: variable)
    return index < terms.count && terms[index].variable == variable ? terms[index].factor : 0
  }

  /// Returns the index of a variable's term, or the index at which to insert it, by binary search.
  private func index(of variable: Int) -> Int {
    var range = 0..<terms.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if terms[middle].variable < variable {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  /// Removes the term of a variable.
  mutating func remove(_ variable: Int) {
    let index = index(of: variable)
    if index < terms.count, terms[index].variable == variable { terms.remove(at: index) }
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard factor != 0, !other.terms.isEmpty else { return }
    // Merge the sorted terms of both expressions.
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var (ownTerms, otherTerms) = (terms[...], other.terms[...])
    while let first = ownTerms.first ?? otherTerms.first {
      var term = Term(variable: first.variable, factor: 0)
      if let next = otherTerms.first { term.variable = min(term.variable, next.variable) }
      if let first = ownTerms.first, first.variable == term.variable {
        term.factor += first.factor
        ownTerms.removeFirst()
      }
      if let next = otherTerms.first, next.variable == term.variable {
        term.factor += next.factor * factor
        otherTerms.removeFirst()
      }
      if abs(term.factor) > Self.tolerance { merged.append(term) }
    }
    terms = merged
  }

  func scaled(by factor: Double) -> LinearExpression {
    var result = LinearExpression()
    result.add(self, times: factor)
    return result
  }

  /// Returns the value of a variable for which the expression is 0, as an expression of the other variables.
  func solved(for variable: Int) -> LinearExpression {
    let factor = factor(of: variable)
    var remainder = self
    remainder.remove(variable)
    return remainder.scaled(by: -1 / factor)
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(right)
    return sum
  }

  static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }
}
