import Testing

@testable import TabAppearance

struct CapabilityTableTests {
  /// Every environment in which the rows of the table can differ.
  static let environments: [TabBarEnvironment] =
    [15, 16, 17, 18, 26, 27, TabBarEnvironment.Version(27, 1)].flatMap { os in
      TabBarEnvironment.Idiom.allCases.flatMap { idiom in
        TabBarEnvironment.Look.allCases.map { .init(os: os, idiom: idiom, look: $0) }
      }
    }

  @Test func `has a row for each key everywhere, and no row that never counts`() {
    var used: Set<Capability> = []
    for environment in Self.environments {
      for placement in BarPlacement.all(in: environment) {
        for key in CapabilityKey.allCases {
          used.insert(CapabilityTable.row(for: key, in: environment, at: placement))
        }
      }
    }
    #expect(CapabilityTable.rows.filter { !used.contains($0) } == [])
  }

  @Test(arguments: CapabilityTable.rows)
  func `says who says so, and what is seen where it isn't as set`(row: Capability) {
    let isReported = ![.inferred, .none].contains(row.evidence)
    #expect(row.sources.isEmpty != isReported)
    #expect((row.effect == .unknown) == (row.evidence == .none))
    #expect(row.evidence != .severalSources || row.sources.count > 1)
    #expect(row.effect == .honored || !row.remark.isEmpty)
  }

  // Complaint 5 about other libraries: badge colors on iPad and on iOS 26 and later.
  @Test(arguments: [
    (
      TabBarEnvironment.Version(18), TabBarEnvironment.Idiom.phone, BarPlacement.bottom,
      Capability.Effect.honored
    ),
    (18, .pad, .bottom, .honored),
    (18, .pad, .top, .ignored),
    (26, .phone, .bottom, .ignored),
    (27, .pad, .bottom, .ignored),
  ])
  func `knows where badges have the colors of their own state`(
    os: TabBarEnvironment.Version,
    idiom: TabBarEnvironment.Idiom,
    placement: BarPlacement,
    effect: Capability.Effect
  ) {
    let environment = TabBarEnvironment(os: os, idiom: idiom)
    let row = CapabilityTable.row(for: .otherBadgeColors, in: environment, at: placement)
    #expect(row.effect == effect)
  }

  @Test func `compiling leaves to the system what the table calls harmful, and nothing else`() {
    for environment in Self.environments {
      let harmful = CapabilityKey.allCases.filter {
        CapabilityTable.row(for: $0, in: environment).effect == .harmful
      }
      #expect(CapabilityTable.withheld(in: environment) == Set(harmful))
    }
  }
}
