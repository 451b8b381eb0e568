/// A figure about UIKit, with how well it is known.
package struct Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package let mark: FactMark

  package init(_ value: Value, _ mark: FactMark) {
    self.value = value
    self.mark = mark
  }
}
