import Testing

@testable import ParityProbe

/// Records the bars and the facts of the running simulator, for `Tools/Parity/verify` and `Tools/Parity/facts`.
@MainActor
struct SimulatorTests {
  #if canImport(UIKit)
  @Test(.enabled(if: SimulatorRun.factsFile == nil))
  func `records the bars of this system`() async throws {
    let count = try await SimulatorRun.write()
    #expect(count > SwiftUICase.allCases.count, "no case is for this kind of device")
  }

  @Test(.enabled(if: SimulatorRun.factsFile != nil))
  func `records the facts of this system`() throws {
    try ParityFactProbe(host: SimulatorHost()).write(to: #require(SimulatorRun.factsFile))
  }
  #endif
}
