import TabUIKit

extension TabBarEnvironment {
  /// What the app runs on.
  @MainActor
  public static var current: TabBarEnvironment {
    let (major, minor) = RunningSystem.version
    return TabBarEnvironment(
      os: TabBarEnvironment.Version(major, minor),
      idiom: UIDevice.current.userInterfaceIdiom == .pad ? .pad : .phone,
      look: RunningSystem.hasClassicLook ? .classic : .glass
    )
  }
}
