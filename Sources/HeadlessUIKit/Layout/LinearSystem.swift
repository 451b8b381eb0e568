/// A system of required and preferred linear equations and inequalities, and the values that satisfy it best.
///
///     var system = LinearSystem()
///     let width = system.makeVariable()
///     system.require(LinearExpression(-10) + LinearExpression(variable: width), .zeroOrMore)  // at least 10
///     system.prefer([(LinearExpression(variable: width), .zero)])  // as small as that allows
///     system.value(of: width)  // 10
///
/// The system uses the simplex method: each row of its tableau expresses a basic variable by nonbasic variables, whose
/// values are 0. Preferences are added level by level; later levels don't worsen earlier ones.
struct LinearSystem {
  enum Relation: Hashable, Sendable {
    case zero
    case zeroOrMore
  }

  private enum Kind {
    /// A variable of any value.
    case free

    /// A variable of at least 0.
    case nonnegative

    /// A variable of 0, which marks a required equation, or was fixed by a preference.
    case zero
  }

  private var kinds: [Kind] = []

  /// The rows of the tableau: basic variables, each with an expression of nonbasic variables.
  private var rows: [(variable: Int, expression: LinearExpression)] = []

  /// The index of each variable's row; nil for a nonbasic variable.
  private var rowIndices: [Int?] = []

  /// Adds a variable, which can be restricted to values of at least 0.
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

  /// The result of adding a requirement.
  enum Outcome: Hashable {
    /// The requirement was added; the marker identifies it in conflicts.
    case added(marker: Int)

    /// The requirement contradicts those with the markers, and wasn't added.
    case conflict(with: [Int])
  }

  mutating func require(_ expression: LinearExpression, _ relation: Relation) -> Outcome {
    // The marker is the slack of an inequality, and 0 in an equation: expression - marker = 0.
    let marker = makeVariable(relation == .zero ? .zero : Kind.nonnegative)
    var equation = substituted(expression)
    equation.add(LinearExpression(variable: marker), times: -1)
    if addRowOfFreeVariable(equation) { return .added(marker: marker) }
    // A slack of at least 0 can be basic as it is.
    if relation == .zeroOrMore, equation.constant >= 0 {
      addRow(marker, equation.solved(for: marker))
      return .added(marker: marker)
    }
    return addWithArtificial(equation, marker: marker)
  }

  /// Adds an equation of nonnegative variables by minimizing an artificial variable, as in phase 1 of the simplex
  /// method.
  private mutating func addWithArtificial(_ equation: LinearExpression, marker: Int) -> Outcome {
    let artificial = makeVariable(.nonnegative)
    addRow(artificial, equation.constant < 0 ? equation.scaled(by: -1) : equation)
    // Pivot until the artificial variable is 0 or can't decrease.
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
    // At its minimum, the artificial variable is the amount by which the equation fails.
    let lack = rows[row].expression
    if lack.constant > Self.tolerance {
      removeRow(row)
      removeColumn(marker)
      return .conflict(with: lack.terms.map(\.variable).filter { $0 != marker })
    }
    // At 0, exchange it with any variable that may change, so that its column can be removed.
    if let term = lack.terms.first(where: { kinds[$0.variable] != .zero }) {
      pivot(term.variable, row)
      removeColumn(artificial)
    } else {
      // No such variable: earlier requirements imply this one.
      removeRow(row)
    }
    return .added(marker: marker)
  }

  // MARK: - Preferences

  /// Adds the preferences of a level, minimizing the sum of their violations under requirements and earlier levels.
  mutating func prefer(_ preferences: [(expression: LinearExpression, relation: Relation)]) {
    var missed = LinearExpression()
    for (expression, relation) in preferences {
      let shortfall = makeVariable(.nonnegative)
      let excess = makeVariable(.nonnegative)
      missed.add(LinearExpression(variable: shortfall))
      if relation == .zero { missed.add(LinearExpression(variable: excess)) }
      // The variables `shortfall` and `excess` split the violation: expression + shortfall - excess = 0.
      var equation = substituted(expression)
      equation.add(LinearExpression(variable: shortfall))
      equation.add(LinearExpression(variable: excess), times: -1)
      if addRowOfFreeVariable(equation) { continue }
      let basic = equation.constant >= 0 ? excess : shortfall
      addRow(basic, equation.solved(for: basic))
    }
    guard let reduced = minimize(missed) else { return }
    // A variable with a positive factor in the minimum is 0 in every optimal solution: fix it for later levels.
    let fixed = reduced.terms.filter { $0.factor > Self.tolerance }.map(\.variable)
    for variable in fixed {
      kinds[variable] = .zero
      removeColumn(variable)
    }
  }

  /// Whether an expression has several possible values under all requirements and preferences.
  func isAmbiguous(_ expression: LinearExpression) -> Bool {
    let expression = substituted(expression)
    guard expression.terms.contains(where: { kinds[$0.variable] != .zero }) else { return false }
    // The value is unique if neither minimizing nor maximizing changes it.
    return [1.0, -1].contains { sign in
      var other = self
      guard let least = other.minimize(expression.scaled(by: sign)) else { return true }
      return abs(least.constant - sign * expression.constant) > Self.visible
    }
  }

  // MARK: - Simplex

  private static let tolerance = 1e-7

  /// The smallest difference that counts as visible, in points.
  private static let visible = 1e-3

  /// Minimizes an expression, and returns it in nonbasic variables; nil if it is unbounded.
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

  // Bland's rule: of several candidates the first variable is chosen, so that pivoting doesn't cycle.

  /// Returns a nonbasic variable whose increase, or decrease if it is free, lowers an expression; nil at the minimum.
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

  /// Returns the row whose variable reaches 0 first as a nonbasic variable changes, by the ratio test.
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

  /// Exchanges a nonbasic variable with the basic variable of a row.
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

  /// Makes a free variable of an equation basic; returns false if the equation has none.
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

  /// Returns an expression with basic variables replaced by their rows.
  private func substituted(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for term in expression.terms {
      let value = rowIndices[term.variable].map { rows[$0].expression }
      result.add(value ?? LinearExpression(variable: term.variable), times: term.factor)
    }
    return result
  }
}
