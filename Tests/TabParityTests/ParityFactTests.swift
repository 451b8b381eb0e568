import Foundation
import TabAppearance
import Testing

@testable import HeadlessUIKit
@testable import TabParity

/// Tests of the facts that `Tools/Parity/facts` reads about the unverified behaviors of a system.
@MainActor struct ParityFactTests {
  typealias Behaviors = SimulatedSystem.UnverifiedBehaviors

  /// The systems on which a behavior can be seen: the classic look of iOS 17, that of iOS 18, and glass.
  nonisolated static let systems = [17, 18, 26]

  private func facts(of behaviors: Behaviors, os: Int) -> [String: ParityFact] {
    let system = SimulatedSystem(
      osVersion: SimulatedSystem.OSVersion(os),
      unverifiedBehaviors: behaviors
    )
    return SimulatedClock().run {
      SimulatedSystem.withCurrent(system) { ParityFactProbe(host: StandInHost()).facts().facts }
    }
  }

  /// The behaviors that don't end the process.
  nonisolated static let readable = Behaviors.named
    .merging(["asksTabFamilyOnly": .asksTabFamilyOnly]) { $1 }
    .filter { $0.key != "trapsWritesToGoneItems" }

  @Test(arguments: readable.keys.sorted())
  func `a fact tells whether the system has the behavior of its name`(name: String) throws {
    let behavior = try #require(Self.readable[name])
    let pairs = Self.systems.map { os in
      (with: facts(of: behavior, os: os)[name], without: facts(of: [], os: os)[name])
    }
    #expect(pairs.contains { $0.with?.isShown == true })
    #expect(pairs.allSatisfy { $0.without?.isShown != true })
    #expect(pairs.contains { $0.without?.isShown == false })
  }

  @Test func `systems that can't show a behavior say so`() {
    let (old, new) = (facts(of: [], os: 17), facts(of: [], os: 26))
    #expect(old["remakesItems"] == ParityFact() && old["glassTellsNoFrames"]?.isShown == nil)
    #expect(new["remakesItems"]?.isShown == false && new["glassTellsNoFrames"]?.isShown == false)
    #expect(new["glassTellsNoFrames"]?.readings["item 0"] != "no frame")
    #expect(old["barInContainer"]?.isShown == false)
    #expect(old["hiddenBarKeepsInset"]?.isShown == false)
    #expect(old["interactionStartsLate"]?.isShown == false)
    #expect(old["moreTakesStacks"]?.isShown == false)
    #expect(old["moreTakesStacks"]?.readings["the tab is on More"] == "yes")
    #expect(old["dissolvesAfterTaps"]?.isShown == false)
    #expect(old["barRelaysItselfOut"]?.isShown == false)
  }

  @Test func `the delegate of this package passes on what it is called with`() {
    let readings = facts(of: [], os: 26)["asksTabFamilyOnly"]?.readings
    #expect(readings?["calls"] == "shouldSelect, didSelect")
    #expect(readings?["calls through this package's delegate"] == readings?["calls"])
  }

  @Test func `the file has every behavior`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "facts-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try SimulatedSystem.withCurrent(SimulatedSystem(unverifiedBehaviors: [])) {
      try ParityFactProbe(host: StandInHost()).write(to: file)
    }
    let facts = try JSONDecoder().decode(ParityFacts.self, from: Data(contentsOf: file))
    #expect(facts.facts.count == 14)
    #expect(Set(facts.facts.keys).isSuperset(of: Behaviors.named.keys))
    #expect(facts.facts[ParityFactProbe.trap]?.isShown == false)
    #expect(facts.environment["system"] == "18.5" && facts.environment["look"] == "classic")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("\"shown\" : null"))
  }

  @Test func `a write that ends the process leaves the other facts in the file`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "facts-\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    await #expect(processExitsWith: .failure) { [file = file as String] in
      try await MainActor.run {
        let system = SimulatedSystem(unverifiedBehaviors: .trapsWritesToGoneItems)
        try SimulatedSystem.withCurrent(system) {
          try ParityFactProbe(host: StandInHost()).write(to: URL(fileURLWithPath: file))
        }
      }
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let facts = try JSONDecoder().decode(ParityFacts.self, from: data)
    #expect(facts.facts[ParityFactProbe.trap]?.isShown == true && facts.facts.count == 14)
  }
}
