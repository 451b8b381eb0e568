/// The positional form of an Arabic letter; the raw value is its OpenType feature.
enum ArabicForm: String, CaseIterable, Sendable {
  case isolated = "isol"
  case initial = "init"
  case medial = "medi"
  case final = "fina"
}
