import TabTestSupport
import Testing

@testable import TabAppearance

struct ThemeVariationTests {
  private static let theme = TabBarTheme(
    name: "T",
    colors: ["brand": "#111", "line": "{brand}"],
    tintColor: "{brand}",
    bar: .init(backgroundColor: "{line}"),
    layout: .init(landscape: .init(height: 44)),
    variations: [
      .init(iOS: ">=17", .init(bar: .init(shadowColor: "#17171700"))),
      .init(iOS: ">=17 <26", idiom: [.pad], .init(colors: ["brand": "#222"])),
      .init(look: .glass, .init(tintColor: nil, glass: .override)),
      .init(iOS: "18", .init(bar: .init(backgroundColor: nil, shadowColor: "#181818"))),
    ]
  )

  @Test(
    arguments: [
      (TabBarEnvironment(os: 15), "#111", "#111", nil),
      (TabBarEnvironment(os: 17), "#111", "#111", "#17171700"),
      (TabBarEnvironment(os: 17, idiom: .pad), "#222", "#222", "#17171700"),
      (TabBarEnvironment(os: TabBarEnvironment.Version(18, 4)), "#111", nil, "#181818"),
      (TabBarEnvironment(os: 26, idiom: .pad), nil, "#111", "#17171700"),
      (TabBarEnvironment(os: 26, look: .classic), "#111", "#111", "#17171700"),
    ] as [(TabBarEnvironment, TabBarTheme.Color?, TabBarTheme.Color?, TabBarTheme.Color?)]
  )
  func `a theme is laid out for an environment by all that holds there, in order`(
    environment: TabBarEnvironment,
    tint: TabBarTheme.Color?,
    background: TabBarTheme.Color?,
    shadow: TabBarTheme.Color?
  ) {
    let resolved = Self.theme.resolved(for: environment)
    #expect(resolved.tintColor.value == tint)
    #expect(resolved.standard.bar.backgroundColor.value == background)
    #expect(resolved.standard.bar.shadowColor.value == shadow)
    let adapted = Self.theme.content(for: environment)
    #expect(adapted.layout == Self.theme.layout)
  }

  @Test func `a theme with variations reads back the same`() throws {
    #expect(try TabBarTheme(json: Self.theme.json()) == Self.theme)
  }

  @Test(arguments: [
    (">=26", ">=26", ["26", "26.1", "27"], ["15", "18.9"]),
    (">18", ">=19", ["19", "26"], ["18", "18.4"]),
    (">18.4", ">=18.5", ["18.5"], ["18.4"]),
    ("<18", "<18", ["15", "17.9"], ["18"]),
    ("<=18", "<19", ["17", "18", "18.6"], ["19", "26"]),
    ("18", "18", ["18", "18.6"], ["17.9", "19"]),
    ("18.0", "18.0", ["18"], ["18.1"]),
    ("17.4", "17.4", ["17.4"], ["17.3", "17.5", "17"]),
    (">=17 <26", ">=17 <26", ["17", "18.6"], ["16", "26"]),
    (" <26   >=17.4 ", ">=17.4 <26", ["17.4"], ["17.3", "26"]),
    (">=0", ">=0", ["0", "99"], []),
    (">=18 <=18", "18", ["18"], ["19"]),
  ])
  func `reads ranges of versions`(
    text: String,
    canonical: String,
    inside: [String],
    outside: [String]
  ) throws {
    let range = try TabBarEnvironment.VersionRange.read(text).get()
    #expect(range.text == canonical)
    #expect(try TabBarEnvironment.VersionRange.read(canonical).get() == range)
    for version in inside { #expect(range.contains(Self.version(version)), "\(version)") }
    for version in outside { #expect(!range.contains(Self.version(version)), "\(version)") }
  }

  private static func version(_ text: String) -> TabBarEnvironment.Version {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    return TabBarEnvironment.Version(parts[0], parts.count > 1 ? parts[1] : 0)
  }

  @Test(arguments: [
    ("", "'' is no range of versions"),
    ("26 or later", "'26 or later' is no range of versions"),
    ("18.1.2", "'18.1.2' is no range of versions"),
    (">=17 <26 <27", "'>=17 <26 <27' is no range of versions"),
    ("-1", "'-1' is no range of versions"),
    ("17.", "'17.' is no range of versions"),
    ("１８", "'１８' is no range of versions"),
    ("99999", "'99999' is no range of versions"),
    ("<1001", "'<1001' has a version above 1000"),
    ("<=18.1000", "'<=18.1000' has a version above 1000"),
    ("<0", "no version is in the range '<0'"),
    ("18 19", "no version is in the range '18 19'"),
  ])
  func `refuses what is no range of versions`(text: String, message: String) {
    let result = TabBarEnvironment.VersionRange.read(text)
    #expect(throws: VersionProblem.self) { try result.get() }
    if case .failure(let problem) = result { #expect(problem.message(for: text) == message) }
  }

  @Test func `any range reads back the same`() throws {
    var generator = SeededGenerator(seed: 26)
    for _ in 0..<500 {
      func version() -> TabBarEnvironment.Version {
        TabBarEnvironment.Version(
          .random(in: 0...3, using: &generator),
          .random(in: 0...2, using: &generator)
        )
      }
      let (lowest, limit) = (version(), Bool.random(using: &generator) ? version() : nil)
      if let limit, limit <= lowest { continue }
      let range = TabBarEnvironment.VersionRange(from: lowest, upTo: limit)
      #expect(try TabBarEnvironment.VersionRange.read(range.text).get() == range)
    }
  }

  @Test func `a literal that is no range stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = TabBarEnvironment.VersionRange(stringLiteral: ">=26 <17")
    }
  }

  @Test func `colors of a variation can refer to each other where that ends`() {
    let read = TabBarTheme.read(
      json: ##"""
        { "name": "T", "colors": { "a": "{b}", "b": "#000" }, "tintColor": "{a}",
          "when": [{ "iOS": ">=26", "colors": { "a": "#111", "b": "{a}", "c": "{b}" },
                     "unselectedItemTintColor": "{c}" }] }
        """##
    )
    #expect(read.diagnostics == [])
    let resolved = read.theme?.resolved(for: TabBarEnvironment(os: 26))
    #expect(resolved?.unselectedItemTintColor == "#111")
  }
}
