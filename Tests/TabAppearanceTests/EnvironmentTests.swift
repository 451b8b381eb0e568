import TabAppearance
import TabUIKit
import Testing

@MainActor
struct EnvironmentTests {
  @Test(arguments: [
    (18, true, "18.0", true),
    (18, false, nil, true),
    (26, false, "26.0", false),
    (26, true, "26.4", true),
    (26, true, "27.0", false),
    (26, true, nil, true),
    // Regression: the look was glass, so that a classic bar didn't get the background of its theme.
    (27, true, "26.0", true),
    (27, true, "27.0", false),
    (27, true, nil, false),
    (27, false, "26.0", false),
    (28, true, "26", true),
    (27, true, "beta", false),
  ])
  func `an app has the classic look by its system, its key and its SDK`(
    os: Int,
    asksForCompatibility: Bool,
    sdk: String?,
    isClassic: Bool
  ) {
    var info: [String: Any] = ["UIDesignRequiresCompatibility": asksForCompatibility]
    info["DTPlatformVersion"] = sdk
    #expect(RunningSystem.hasClassicLook(os: os, info: info) == isClassic)
  }

  @Test func `an app without the key has the look of the system`() {
    #expect(RunningSystem.hasClassicLook(os: 18, info: [:]))
    #expect(!RunningSystem.hasClassicLook(os: 26, info: [:]))
  }

  @Test func `an app can say which look its bars have`() {
    defer { TabBarEnvironment.currentLookOverride = nil }
    #expect(TabBarEnvironment.currentLookOverride == nil)
    let own = TabBarEnvironment.current.look
    for look in TabBarEnvironment.Look.allCases {
      TabBarEnvironment.currentLookOverride = look
      #expect(TabBarEnvironment.current.look == look)
    }
    TabBarEnvironment.currentLookOverride = nil
    #expect(TabBarEnvironment.current.look == own)
  }
}
