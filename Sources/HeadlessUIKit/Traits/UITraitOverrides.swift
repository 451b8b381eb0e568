/// The traits that a view or controller overrides for itself and its descendants.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  mutating func remove(_ trait: UITrait)
}

@available(iOS 17.0, *)
extension TraitValues: @MainActor UITraitOverrides {
  package func contains(_ trait: UITrait) -> Bool {
    (trait as? any StoredTrait.Type)?.differs(self, TraitValues()) ?? false
  }

  package mutating func remove(_ trait: UITrait) {
    (trait as? any StoredTrait.Type)?.reset(in: &self)
  }
}
