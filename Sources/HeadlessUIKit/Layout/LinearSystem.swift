/// Equations and inequalities, some required and some preferred, and the values that satisfy them best.
///
///     var system = LinearSystem()
///     let width = system.makeVariable()
///     system.require(LinearExpression(-10) + LinearExpression(variable: width), .zeroOrMore)  // at least 10
///     system.prefer([(LinearExpression(variable: width), .zero)])  // as small as that allows
///     system.value(of: width)  // 10
///
/// It is the simplex method on a table in which each basic variable is an expression of the others, which are 0. What is
/// preferred is added level by level: a level never gives up anything for a later one.
struct LinearSystem {
  enum Relation: Hashable, Sendable {
    case zero
    case zeroOrMore
  }

  private enum Kind {
    /// Of any value.
    case free

    /// Not below 0.
    case nonnegative

    /// Always 0: it marks the required equation that it was added to, or a preference fixed it.
    case zero
  }

  private var kinds: [Kind] = []

  /// The basic variables, each with its expression of variables that aren't basic.
  private var rows: [(variable: Int, expression: LinearExpression)] = []

  /// The index of a variable's row; nil where it isn't basic.
  private var rowIndices: [Int?] = []

  /// Adds a variable, which may be one that can't be below 0.
  mutating func makeVariable(isNonnegative: Bool = false) -> Int {
    makeVariable(isNonnegative ? .nonnegative : .free)
  }

  private mutating func makeVariable(_ kind: Kind) -> Int {
    kinds.append(kind)
    rowIndices.append(nil)
    return kinds.count - 1
  }

  func value(of variable: Int) -> Double {
    rowIndices[variable].map { rows[$0].expression.constant } ?? 0
  }

  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.factor * value(of: $1.variable) }
  }

  // MARK: - Requirements

  /// What came of a requirement.
  enum Outcome: Hashable {
    /// It holds from now on; the variable stands for it in conflicts.
    case added(marker: Int)

    /// It can't hold together with those of these markers, and isn't added.
    case conflict(with: [Int])
  }

  mutating func require(_ expression: LinearExpression, _ relation: Relation) -> Outcome {
    let marker = makeVariable(relation == .zero ? .zero : Kind.nonnegative)
    var equation = substituted(expression)
    equation.add(LinearExpression(variable: marker), times: -1)
    if addRowOfFreeVariable(equation) { return .added(marker: marker) }
    if relation == .zeroOrMore, equation.constant >= 0 {
      addRow(marker, equation.solved(for: marker))
      return .added(marker: marker)
    }
    return addWithArtificial(equation, marker: marker)
  }

  /// Adds an equation of nonnegative variables: what it lacks to hold becomes a variable, which is then made 0.
  private mutating func addWithArtificial(_ equation: LinearExpression, marker: Int) -> Outcome {
    let artificial = makeVariable(.nonnegative)
    addRow(artificial, equation.constant < 0 ? equation.scaled(by: -1) : equation)
    let row = rows.count - 1
    while rowIndices[artificial] != nil, rows[row].expression.constant > Self.tolerance {
      guard let entering = entering(toLower: rows[row].expression),
        let leaving = leaving(for: entering.variable, growing: true)
      else { break }
      pivot(entering.variable, leaving)
    }
    guard rowIndices[artificial] != nil else {
      removeColumn(artificial)
      return .added(marker: marker)
    }
    let lack = rows[row].expression
    if lack.constant > Self.tolerance {
      removeRow(row)
      removeColumn(marker)
      return .conflict(with: lack.terms.map(\.variable).filter { $0 != marker })
    }
    if let term = lack.terms.first(where: { kinds[$0.variable] != .zero }) {
      pivot(term.variable, row)
      removeColumn(artificial)
    } else {
      // The others imply it already.
      removeRow(row)
    }
    return .added(marker: marker)
  }

  // MARK: - Preferences

  /// Adds preferences of one level: the sum of what they miss is as small as the requirements and earlier levels allow.
  mutating func prefer(_ preferences: [(expression: LinearExpression, relation: Relation)]) {
    var missed = LinearExpression()
    for (expression, relation) in preferences {
      let shortfall = makeVariable(.nonnegative)
      let excess = makeVariable(.nonnegative)
      missed.add(LinearExpression(variable: shortfall))
      if relation == .zero { missed.add(LinearExpression(variable: excess)) }
      var equation = substituted(expression)
      equation.add(LinearExpression(variable: shortfall))
      equation.add(LinearExpression(variable: excess), times: -1)
      if addRowOfFreeVariable(equation) { continue }
      let basic = equation.constant >= 0 ? excess : shortfall
      addRow(basic, equation.solved(for: basic))
    }
    guard let reduced = minimize(missed) else { return }
    // A variable that would add to the sum is 0 in every best solution.
    let fixed = reduced.terms.filter { $0.factor > Self.tolerance }.map(\.variable)
    for variable in fixed {
      kinds[variable] = .zero
      removeColumn(variable)
    }
  }

  /// Whether an expression could have other values with all that is required and preferred.
  func isAmbiguous(_ expression: LinearExpression) -> Bool {
    let expression = substituted(expression)
    guard expression.terms.contains(where: { kinds[$0.variable] != .zero }) else { return false }
    return [1.0, -1].contains { sign in
      var other = self
      guard let least = other.minimize(expression.scaled(by: sign)) else { return true }
      return abs(least.constant - sign * expression.constant) > Self.visible
    }
  }

  // MARK: - Simplex

  private static let tolerance = 1e-7

  /// A difference that can be seen, in points.
  private static let visible = 1e-3

  /// Makes an expression as small as possible, and returns what it is then; nil if it has no least value.
  private mutating func minimize(_ expression: LinearExpression) -> LinearExpression? {
    var objective = substituted(expression)
    while let entering = entering(toLower: objective) {
      guard let row = leaving(for: entering.variable, growing: entering.isGrowing) else {
        return nil
      }
      pivot(entering.variable, row)
      objective = substituted(expression)
    }
    return objective
  }

  // Of several variables the first is taken, so that no round of exchanges goes on for ever (Bland's rule).

  /// A variable that lowers an expression by growing, or if it is free by shrinking.
  private func entering(toLower expression: LinearExpression) -> (variable: Int, isGrowing: Bool)? {
    for term in expression.terms {
      switch kinds[term.variable] {
      case .zero: continue
      case .nonnegative: if term.factor < -Self.tolerance { return (term.variable, true) }
      case .free: if abs(term.factor) > Self.tolerance { return (term.variable, term.factor < 0) }
      }
    }
    return nil
  }

  /// The row whose variable reaches 0 first as another variable grows or shrinks.
  private func leaving(for entering: Int, growing isGrowing: Bool) -> Int? {
    var best: (row: Int, ratio: Double)?
    for (index, row) in rows.enumerated() where kinds[row.variable] == .nonnegative {
      let factor = row.expression.factor(of: entering) * (isGrowing ? 1 : -1)
      guard factor < -Self.tolerance else { continue }
      let ratio = max(0, row.expression.constant) / -factor
      if let current = best {
        let isTie = abs(ratio - current.ratio) <= Self.tolerance
        let isFirst = row.variable < rows[current.row].variable
        guard isTie ? isFirst : ratio < current.ratio else { continue }
      }
      best = (index, ratio)
    }
    return best?.row
  }

  /// Exchanges a variable with the one of a row.
  private mutating func pivot(_ entering: Int, _ index: Int) {
    var equation = rows[index].expression
    equation.add(LinearExpression(variable: rows[index].variable), times: -1)
    rowIndices[rows[index].variable] = nil
    rows[index] = (entering, equation.solved(for: entering))
    rowIndices[entering] = index
    substitute(entering, by: rows[index].expression, except: index)
  }

  private mutating func substitute(
    _ variable: Int,
    by expression: LinearExpression,
    except exception: Int
  ) {
    for index in rows.indices where index != exception {
      let factor = rows[index].expression.factor(of: variable)
      guard factor != 0 else { continue }
      rows[index].expression.remove(variable)
      rows[index].expression.add(expression, times: factor)
    }
  }

  /// Solves an equation for a free variable, if it has one that isn't basic.
  private mutating func addRowOfFreeVariable(_ equation: LinearExpression) -> Bool {
    let term = equation.terms.first { kinds[$0.variable] == .free }
    guard let variable = term?.variable else { return false }
    let expression = equation.solved(for: variable)
    substitute(variable, by: expression, except: rows.count)
    addRow(variable, expression)
    return true
  }

  private mutating func addRow(_ variable: Int, _ expression: LinearExpression) {
    rowIndices[variable] = rows.count
    rows.append((variable, expression))
  }

  private mutating func removeRow(_ index: Int) {
    rowIndices[rows[index].variable] = nil
    rows.remove(at: index)
    for later in index..<rows.count { rowIndices[rows[later].variable] = later }
  }

  private mutating func removeColumn(_ variable: Int) {
    for index in rows.indices { rows[index].expression.remove(variable) }
  }

  /// An expression of variables that aren't basic.
  private func substituted(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for term in expression.terms {
      let value = rowIndices[term.variable].map { rows[$0].expression }
      result.add(value ?? LinearExpression(variable: term.variable), times: term.factor)
    }
    return result
  }
}
