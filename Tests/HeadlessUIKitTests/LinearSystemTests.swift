import TabTestSupport
import Testing

@testable import HeadlessUIKit

struct LinearSystemTests {
  private typealias Expression = LinearExpression

  private func variable(_ variable: Int, times factor: Double = 1) -> Expression {
    Expression(variable: variable).scaled(by: factor)
  }

  @Test func `equations have their unique solution`() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    // x + y = 10 and x - y = 4
    _ = system.require(variable(x) + variable(y) + Expression(-10), .zero)
    #expect(system.isAmbiguous(variable(x)))
    _ = system.require(variable(x) - variable(y) + Expression(-4), .zero)
    #expect(abs(system.value(of: x) - 7) < 1e-9 && abs(system.value(of: y) - 3) < 1e-9)
    #expect(!system.isAmbiguous(variable(x)) && !system.isAmbiguous(variable(y)))
  }

  @Test func `a preference gives way to requirements and to those before it`() {
    var system = LinearSystem()
    let width = system.makeVariable(isNonnegative: true)
    _ = system.require(Expression(100) - variable(width), .zeroOrMore)
    system.prefer([(variable(width) + Expression(-120), .zero)])
    #expect(system.value(of: width) == 100)
    system.prefer([(variable(width) + Expression(-50), .zero)])
    #expect(system.value(of: width) == 100)
    #expect(!system.isAmbiguous(variable(width)))
  }

  @Test func `preferences of a level minimize the sum of their violations`() {
    var system = LinearSystem()
    let x = system.makeVariable()
    system.prefer([10, 20, 21].map { (variable(x) + Expression(-$0), .zero) })
    #expect(system.value(of: x) == 20)
  }

  @Test func `a requirement that contradicts others is left out, and the others are returned`() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable(isNonnegative: true))
    let first = system.require(variable(x) + Expression(-10), .zero)
    let second = system.require(variable(y) - variable(x) + Expression(-5), .zeroOrMore)
    // y ≤ 12 contradicts y ≥ x + 5 and x = 10.
    guard case .added(let a) = first, case .added(let b) = second,
      case .conflict(let markers) = system.require(Expression(12) - variable(y), .zeroOrMore)
    else {
      Issue.record("no conflict was found")
      return
    }
    #expect(Set(markers) == [a, b])
    #expect(system.value(of: x) == 10 && system.value(of: y) >= 15)
    // An equation that the others imply adds nothing.
    guard case .added = system.require(variable(x, times: 2) + Expression(-20), .zero) else {
      Issue.record("an implied equation was refused")
      return
    }
  }

  @Test func `nonnegative variables aren't below 0`() {
    var system = LinearSystem()
    let width = system.makeVariable(isNonnegative: true)
    #expect(system.require(variable(width) + Expression(5), .zero) == .conflict(with: [width]))
    system.prefer([(variable(width) + Expression(5), .zero)])
    #expect(system.value(of: width) == 0)
  }

  /// Random systems with a known solution: values are drawn first, then constraints that they satisfy.
  @Test(arguments: 0..<200)
  func `satisfies every system that has a solution`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var system = LinearSystem()
    let values = (0..<8).map { _ in Double.random(in: 0...100, using: &random).rounded() }
    let variables = values.map { _ in
      system.makeVariable(isNonnegative: Bool.random(using: &random))
    }
    var expressions: [(Expression, LinearSystem.Relation)] = []
    for _ in 0..<14 {
      var expression = Expression()
      var value = 0.0
      for index in variables.indices where Int.random(in: 0..<3, using: &random) == 0 {
        let factor = Double([-2, -1, 1, 2].randomElement(using: &random) ?? 1)
        expression.add(variable(variables[index]), times: factor)
        value += factor * values[index]
      }
      let isEquation = Int.random(in: 0..<3, using: &random) == 0
      let slack = isEquation ? 0 : Double.random(in: 0...20, using: &random).rounded()
      expression.constant = slack - value
      expressions.append((expression, isEquation ? .zero : .zeroOrMore))
    }
    for (expression, relation) in expressions {
      guard case .added = system.require(expression, relation) else {
        Issue.record("refused what can be satisfied")
        return
      }
    }
    system.prefer(variables.map { (variable($0) + Expression(-30), .zero) })
    for (expression, relation) in expressions {
      let value = system.value(of: expression)
      #expect(relation == .zero ? abs(value) < 1e-6 : value > -1e-6)
    }
  }
}
