import TabAppearance

extension CapabilityScope {
  /// The systems in words, to follow "on".
  var text: String {
    let looks: [TabBarEnvironment.Look: String] = [
      .classic: "iOS 15 to 18", .glass: "iOS 26 and later",
    ]
    let idioms: [TabBarEnvironment.Idiom: String] = [.phone: "iPhone", .pad: "iPad"]
    let placements: [BarPlacement: String] = [.top: "bar at the top", .side: "bar at the side"]
    let version =
      systems == TabBarEnvironment.VersionRange() ? look.flatMap { looks[$0] } : systems.text
    let device = idiom.flatMap { idioms[$0] }
    let system = [device, version].compactMap(\.self).joined(separator: " with ")
    let side = placement.flatMap { placements[$0] }
    return [system, side].compactMap(\.self).joined(separator: ", ")
  }
}

extension TabBarEnvironment.VersionRange {
  /// The range in words: `iOS 26 and later`, `iOS 18`, `iOS 15 to 18`.
  var text: String {
    guard let limit else { return "iOS \(lowest) and later" }
    let last =
      limit.minor == 0
      ? TabBarEnvironment.Version(limit.major - 1)
      : TabBarEnvironment.Version(limit.major, limit.minor - 1)
    return last <= lowest ? "iOS \(lowest)" : "iOS \(lowest) to \(last)"
  }
}
