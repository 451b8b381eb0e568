import HeadlessUIKit
import TabFiles
import Testing

@testable import TabAppearance
@testable import TabControls
@testable import TabThemeTool
@testable import TabThemes

/// Tests that each key of a theme has an effect or is reported, on every kind of bar.
@MainActor
struct ThemeKeyTests {
  @Test(arguments: ThemeKey.walksAll ? ThemeKeyScene.Look.all : ThemeKeyScene.Look.usual)
  func `no key does nothing in silence`(look: ThemeKeyScene.Look) throws {
    try look.run {
      let walk = ThemeKeyWalk(on: look)
      var verdicts: [ThemeKeyWalk.Verdict: [String]] = [:]
      for key in ThemeKey.walked {
        verdicts[try walk.verdict(on: key), default: []].append(key.text)
      }
      let counts = ThemeKeyWalk.Verdict.allCases.map { "\(verdicts[$0]?.count ?? 0) \($0)" }
      print("\(look): \(ThemeKey.walked.count) keys, \(counts.joined(separator: ", "))")
      #expect(verdicts[.silent] ?? [] == [])
    }
  }
}

/// The keys of a theme, each set on a bar of one look.
@MainActor
final class ThemeKeyWalk {
  enum Verdict: CaseIterable {
    /// With the key the bar looks or reads differently.
    case differ

    /// A diagnostic of the linter or of the applying code has the key.
    case reported

    /// The name of the key is that of another layout, orientation or kind of bar.
    case elsewhere
    case silent
  }

  /// A setting beside a key, without which the key has no effect.
  private struct Companion: Hashable {
    /// The path of the setting; only its name, if it is in the object of the key.
    let path: [String]
    let value: JSON
  }

  private struct Base: Hashable {
    let companion: Companion?
    let isAtScrollEdge: Bool
  }

  private let look: ThemeKeyScene.Look
  private let scene: ThemeKeyScene
  private var shown: [Base: ThemeKeyScene.Shown] = [:]

  /// The companion of a key of an object; `nil` if none was found.
  private var companions: [String: Companion?] = [:]

  init(on look: ThemeKeyScene.Look) {
    self.look = look
    scene = ThemeKeyScene(look)
  }

  func verdict(on key: ThemeKey) throws -> Verdict {
    if look.isOther(than: key) { return .elsewhere }
    if let verdict = try verdict(on: key, with: nil) { return verdict }
    if try findings(about: key).contains(where: look.isOfSystem) { return .reported }
    let name = "\(key.object.noun).\(key.row.name)"
    let tried = companions[name].map { [$0].compactMap(\.self) }
    for companion in tried ?? companionsToTry(for: key) {
      guard let verdict = try verdict(on: key, with: companion) else { continue }
      companions[name] = companion
      return verdict
    }
    if tried == nil { companions.updateValue(nil, forKey: name) }
    // Of a key without effect on any system, or for want of another key, the linter names no system.
    let isReported = try findings(about: key).contains { look.isOfSystem($0) || $0.isOfAllSystems }
    return isReported ? .reported : .silent
  }

  /// Returns the keys beside a key with their values, then those of the bar and the color of items.
  private func companionsToTry(for key: ThemeKey) -> [Companion] {
    let others = ThemeKey.all.filter { $0.path[0] == "bar" || $0.text == "item.normal.color" }
    let rows = key.object.rows.filter { $0.isNullable && $0.name != key.row.name }
    let siblings = rows.flatMap { row in
      row.values.prefix(3).map { Companion(path: [row.name], value: $0) }
    }
    return siblings
      + others.filter { $0 != key }.flatMap { other in
        other.row.values.prefix(1).map { Companion(path: other.path, value: $0) }
      }
  }

  /// Returns whether a value of the key changes the picture or the reading, or is reported by the
  /// applying code; `nil` if neither.
  private func verdict(on key: ThemeKey, with companion: Companion?) throws -> Verdict? {
    let companion = companion.map {
      Companion(path: $0.path.count == 1 ? key.path.dropLast() + $0.path : $0.path, value: $0.value)
    }
    let base = Base(companion: companion, isAtScrollEdge: key.path.contains("scrollEdge"))
    let without = try shown[base] ?? show(theme(companion), base)
    shown[base] = without
    var isReported = false
    for value in companion == nil ? key.row.values : Array(key.row.values.prefix(3)) {
      let with = try show(theme(companion).setting(value, at: key.path[...]), base)
      if !with.looks(as: without) { return .differ }
      isReported = isReported || !with.diagnostics.isSubset(of: without.diagnostics)
    }
    return isReported ? .reported : nil
  }

  private func theme(_ companion: Companion?) -> JSON {
    let theme: JSON = ["name": "T"]
    return companion.map { theme.setting($0.value, at: $0.path[...]) } ?? theme
  }

  private func show(_ theme: JSON, _ base: Base) throws -> ThemeKeyScene.Shown {
    scene.show(try TabBarTheme(json: theme.line), isAtScrollEdge: base.isAtScrollEdge)
  }

  /// Returns the findings about a key on the version of the look.
  private func findings(about key: ThemeKey) throws -> [Finding] {
    guard let value = key.row.values.first else { return [] }
    let text = theme(nil).setting(value, at: key.path[...]).line
    var loader = ThemeLoader()
    let loaded = loader.load(Array(text.utf8), file: "T", parents: .builtIn)
    let theme = try #require(loaded)
    let systems = LintSystems(text: "\(look.os)", versions: look.versions)
    let linter = Linter(theme, map: ThemeSourceMap(loader), for: systems)
    return linter.findings(.init(looks: [], longTitles: [])).filter { finding in
      key.text == finding.key.path || key.text.hasPrefix(finding.key.path + ".")
    }
  }
}

extension ThemeKeyScene.Look {
  private var environment: TabBarEnvironment {
    TabBarEnvironment(os: .init(os), idiom: idiom == .pad ? .pad : .phone)
  }

  var versions: TabBarEnvironment.VersionRange {
    TabBarEnvironment.VersionRange(from: .init(os), upTo: .init(os + 1))
  }

  private var placement: BarPlacement { idiom == .pad && os >= 18 ? .top : .bottom }

  /// The layout of the items.
  private var layout: ItemLayout {
    idiom == .pad ? .inline : isLandscape ? .compactInline : .stacked
  }

  /// Whether a key is by its name for another layout, orientation or kind of bar.
  func isOther(than key: ThemeKey) -> Bool {
    // A custom bar is no glass, and colors its unselected items itself.
    if isCustom, ["glass", "strategies.unselectedColors"].contains(key.text) { return true }
    let parts = Cascade.sources(of: Cell(layout: layout, state: .normal)).map(\.scope.part)
    let orientation = isLandscape ? "portrait" : "landscape"
    return key.path.contains { name in
      if name.hasPrefix("stackedItem"), layout != .stacked { return true }
      return ItemScope.Part(rawValue: name).map { !parts.contains($0) }
        ?? name.hasPrefix(orientation)
    }
  }

  /// Whether a finding is about the system of the look.
  func isOfSystem(_ finding: Finding) -> Bool {
    finding.scopes.contains { $0.contains(environment, at: placement) }
  }
}

extension Finding {
  /// The systems that the message names.
  fileprivate var scopes: [CapabilityScope] {
    CapabilityTable.rows.map(\.scope).filter { message.contains("on \($0.text)") }
  }

  fileprivate var isOfAllSystems: Bool { rule == .ignoredKey || scopes.isEmpty }
}
