import Foundation

/// An unverified behavior, as the running system shows it.
struct ParityFact: Hashable, Codable {
  /// Whether the system has the behavior; nil if the system can't show it, as before iOS 18 with
  /// `UITab`.
  var isShown: Bool?

  /// The values that were read, by name.
  var readings: [String: String] = [:]

  private enum CodingKeys: String, CodingKey {
    case isShown = "shown"
    case readings
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // A synthesized encoding leaves out what is nil.
    try container.encode(isShown, forKey: .isShown)
    try container.encode(readings, forKey: .readings)
  }
}

/// The unverified behaviors of one system.
struct ParityFacts: Hashable, Codable {
  /// The system and the machine, by name.
  var environment: [String: String]

  /// The facts, by the names of the switches of `SimulatedSystem.UnverifiedBehaviors`.
  var facts: [String: ParityFact]

  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: file, options: .atomic)
  }
}
