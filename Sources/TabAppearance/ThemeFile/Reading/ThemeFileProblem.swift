import TabJSON

/// What can be wrong with a theme file that is JSON.
enum ThemeFileProblem: Hashable, Sendable {
  case notTheme(String)
  case tooManyProblems

  // Keys
  case unknownKey(noun: String, near: String?, all: [String])
  case misplacedKey(String, KeyPlace)
  case laterKey
  case missingKey(String)

  // Values
  case wrongType(JSONValue, ThemeValueType)
  case emptyText
  case notChoice(String, [String])
  case outOfRange(Double, NumberRule)
  case raised(Double, NumberRule)
  case tooManyNumbers(Int)
  case tooManyObjects(Int, limit: Int)
  case emptyList
  case notVersions(String, VersionProblem)
  case notColor(String, ColorProblem)
  case notImage(String, ImageProblem)

  // Remarks on values that are right by themselves
  case noEffect(key: String, because: String, isCertain: Bool)
  case unconditional

  // What a linter shall not say
  case unknownRule(String, [String])

  // What a theme extends
  case parent(String, ParentProblem)
  case tooManyVariations(Int)

  // Names that the file chooses
  case emptyName(of: String)
  case notIndex(String)

  // Colors by name
  case unknownColor(String, near: String?)
  case cycle([String], ColorVariant)
}

/// What a value has to be, as far as JSON knows.
enum ThemeValueType: Hashable, Sendable {
  case text
  case flag
  case choice([String])
  case choices([String])
  case versions
  case number
  case numbers
  case color
  case colorValue
  case colors
  case image
  case imageSource
  case offset
  case insets
  case shadow
  case items
  case scrollEdge
  case reasons
  case object
  case list
}
