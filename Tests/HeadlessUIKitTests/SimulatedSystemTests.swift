import HeadlessUIKit
import Testing

@MainActor struct SimulatedSystemTests {
  @Test(arguments: [
    (15, SimulatedSystem.Look.classic), (18, .classic), (25, .classic), (26, .glass), (27, .glass),
  ])
  func `glass begins with iOS 26`(version: Int, look: SimulatedSystem.Look) {
    #expect(SimulatedSystem(osVersion: .init(version)).look == look)
    #expect(SimulatedSystem(osVersion: .init(version), look: .classic).look == .classic)
  }

  @Test func `the device is an iPhone with iOS 18.5 unless another system is chosen`() {
    #expect(UIDevice.current.systemVersion == "18.5")
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    let pad = SimulatedSystem(osVersion: .init(26, 2), idiom: .pad)
    SimulatedSystem.withCurrent(pad) {
      #expect(UIDevice.current.systemVersion == "26.2")
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UITraitCollection.current.userInterfaceIdiom == .pad)
      #expect(UITabBarAppearance().idiom == .pad)
    }
    #expect(UIDevice.current.systemVersion == "18.5")
  }

  // The bars of iOS 11 to 14 had other backgrounds and baselines (measured), which aren't modelled.
  @Test func `refuses versions before 15`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = SimulatedSystem(osVersion: .init(14, 8))
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("The stand-in draws the bars of iOS 15.0 and later (was 14.8)"))
  }

  @Test func `versions are ordered by number, not by text`() {
    #expect(SimulatedSystem.OSVersion(9) < .init(10))
    #expect(SimulatedSystem.OSVersion(18, 5) < .init(18, 10))
    #expect(SimulatedSystem.OSVersion(18, 10) < .init(26))
  }
}
