/// The definition of a trait, a type that identifies it.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitDefinition {
  associatedtype Value
  nonisolated static var defaultValue: Self.Value { get }
}

/// The type of a trait, such as `UITraitUserInterfaceStyle.self`.
@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

/// A trait with a value in `TraitValues`.
@available(iOS 17.0, *)
@MainActor protocol StoredTrait: UITraitDefinition where Value: Equatable {
  nonisolated static var path: WritableKeyPath<TraitValues, Value> { get }
}

@available(iOS 17.0, *)
extension StoredTrait {
  nonisolated static func differs(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left[keyPath: path] != right[keyPath: path]
  }

  nonisolated static func reset(in values: inout TraitValues) {
    values[keyPath: path] = TraitValues()[keyPath: path]
  }
}
