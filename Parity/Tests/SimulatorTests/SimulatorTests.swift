import Testing

@testable import ParityProbe

/// Records the bars of the running simulator, which `Parity/verify` compares.
@MainActor
struct SimulatorTests {
  #if canImport(UIKit)
  @Test func `records the bars of this system`() async throws {
    let count = try await SimulatorRun.write()
    #expect(count > SwiftUICase.allCases.count, "no case is for this kind of device")
  }
  #endif
}
