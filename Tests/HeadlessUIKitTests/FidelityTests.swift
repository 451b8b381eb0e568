import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

/// FIDELITY.md against the tables of the code: every figure in it comes from there, and so does how it is known.
@MainActor struct FidelityTests {
  /// What a row says, with its figures put in from the code.
  struct Claim {
    let text: String
    let marks: Set<FactMark>

    init(_ text: String, _ marks: FactMark...) {
      self.text = text
      self.marks = Set(marks)
    }
  }

  /// The cells of the rows of all tables: which part, what, how near, known from.
  private static let rows: [[String]] = {
    let file = URL(filePath: #filePath).appending(path: "../../../FIDELITY.md").standardized
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| |") }
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }()

  /// How a mark may be put into words.
  private static func words(for mark: FactMark) -> [String] {
    switch mark {
    case .documented: ["documented"]
    case .measured: ["measured"]
    case .severalSources: ["several sources", "community values", "second-hand"]
    case .oneSource: ["one source"]
    case .inferred: ["inferred", "a formula"]
    case .unknown: ["not established", "unknown"]
    }
  }

  @Test func `says what the tables say, and how it is known`() throws {
    #expect(Self.rows.count > 40)
    for claim in Self.claims {
      let row = try #require(
        Self.rows.first { $0[1...2].joined(separator: " | ").contains(claim.text) },
        "no row says '\(claim.text)'"
      )
      let source = row[2...].joined(separator: " ")
      for mark in claim.marks {
        #expect(
          Self.words(for: mark).contains { source.contains($0) },
          "'\(claim.text)' is \(mark), and not known from '\(source)'"
        )
      }
    }
  }

  @Test func `states no figure that isn't in a table`() {
    for row in Self.rows {
      var text = row[1...2].joined(separator: " | ")
      for claim in Self.claims { text = text.replacingOccurrences(of: claim.text, with: "") }
      // Versions, tolerances and names of things.
      text.replace(
        /CIEDE2000 difference of \d|iOS \d+(?: (?:to|and) \d+)?|to 0\.5 pt|\d of 255|Display P3/,
        with: ""
      )
      #expect(text.firstMatch(of: /\d/) == nil, "'\(text)' has a figure of its own")
    }
  }

  // MARK: - Claims

  private static var claims: [Claim] {
    [bar, items, materials, glass, glassColors, padBar, controllers].flatMap(\.self)
  }

  /// A figure without decimals that it doesn't have, or with as many as asked for.
  private static func number(_ value: CGFloat, decimals: Int = 2) -> String {
    let factor = decimals == 1 ? 10.0 : 100.0
    let text = "\((Double(value) * factor).rounded() / factor)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static var bar: [Claim] {
    let facts = TabBarFacts.self
    let pad = facts.padHeightAboveHomeIndicator.value + 20
    return [
      Claim(
        "\(number(facts.height.value)) pt and the bottom safe area in portrait",
        facts.height.mark,
        facts.hairlinePixels.mark
      ),
      Claim(
        "\(number(facts.compactHeight.value)) pt in compact height, "
          + "\(number(facts.padHeight.value)) and \(number(pad)) pt on iPad",
        facts.compactHeight.mark,
        facts.padHeight.mark
      ),
    ]
  }

  private static var items: [Claim] {
    let facts = TabBarFacts.self
    let baseline = facts.height.value - facts.baselineAboveBottom.value
    let font = UIFont.systemFont(ofSize: facts.stackedTitleSize.value, weight: .medium)
    let title = CGFloat(font.rasterFont(in: .ofSimulatedSystem).width(of: "Item A"))
    let symbol = UIImage(systemName: "record.circle.fill")?.size.height ?? 0
    return [
      Claim(
        "\(number(facts.centeredItemWidth.value)) and "
          + "\(number(facts.centeredItemSpacing.value)) pt",
        facts.centeredItemWidth.mark,
        facts.centeredItemSpacing.mark
      ),
      Claim(
        "baseline \(Double(baseline)), with an explicit font "
          + "\(Double(baseline + facts.explicitFontDrop.value))",
        facts.baselineAboveBottom.mark,
        facts.explicitFontDrop.mark
      ),
      // 30.67 is UIKit's, from pictures.
      Claim(
        "cap height \(number(font.capHeight)) pt at \(number(facts.stackedTitleSize.value)) pt, "
          + "\"Item A\" \(number(title, decimals: 1)) for 30.67 pt",
        facts.stackedTitleSize.mark
      ),
      Claim("round symbols, \(number(symbol)) pt", .measured),
      Claim(
        "\(number(facts.badgeHeight.value)) pt high, at least "
          + "\(number(facts.badgeMinimumWidth.value)) wide, at bar y "
          + "\(number(facts.badgeTop.value + facts.itemTop.value)), text baseline "
          + number(facts.badgeBaseline.value),
        facts.badgeHeight.mark,
        facts.badgeMinimumWidth.mark,
        facts.badgeTop.mark,
        facts.badgeBaseline.mark
      ),
      Claim(
        "icon beside title, \(number(facts.inlineTitleSize.value)) pt",
        facts.inlineTitleSize.mark
      ),
    ]
  }

  private static var materials: [Claim] {
    let chrome = MaterialTint.tint(of: .systemChromeMaterial, isDark: false)
    let dark = MaterialTint.tint(of: .systemChromeMaterial, isDark: true)
    let overWhite = Double(chrome.gray) * chrome.alpha + 255 * (1 - chrome.alpha)
    return [
      Claim("chrome over white in light: \(Int(overWhite))", chrome.mark),
      Claim(
        "gray \(dark.gray) at \(number(CGFloat(dark.alpha))) in dark",
        dark.mark
      ),
      Claim(
        "gaussian blur of \(number(CGFloat(MaterialTint.blurRadius.value))) pt, "
          + "saturation \(number(CGFloat(MaterialTint.saturation.value)))",
        MaterialTint.blurRadius.mark,
        MaterialTint.saturation.mark
      ),
    ]
  }

  private static var glass: [Claim] {
    let facts = GlassBarFacts.self
    let below =
      GlassBarFacts.height.value - facts.platterTop.value - facts.platterHeight.value
    let three = 3 * facts.platterWidthPerItem.value + facts.platterWidthExtra.value
    let counts = facts.itemExtra.keys.sorted()
    let extras = counts.map { number(facts.itemExtra[$0]?.value ?? 0) }
    let badgeFonts = [facts.badgeTextSizeWithoutIcon, TabBarFacts.badgeTextSize].map { size in
      let line = UIFont.systemFont(ofSize: size.value).lineHeight
      return PixelGrid(scale: 3).ceiling(line) + facts.badgePadding.value
    }
    let baseline = facts.itemTop.value + facts.titleBaseline.value
    return [
      Claim(
        "\(number(GlassBarFacts.height.value)) pt high, platter "
          + "\(number(facts.platterHeight.value)) pt at its top, \(number(below)) pt from sides",
        GlassBarFacts.height.mark,
        facts.platterHeight.mark,
        facts.sideInset.mark
      ),
      Claim("platter with three items, \(number(three)) pt", .severalSources),
      Claim(
        "\(number(facts.itemHeight.value)) pt high at \(number(facts.itemTop.value))",
        facts.itemHeight.mark,
        facts.itemTop.mark
      ),
      Claim(
        "their share and \(extras.joined(separator: ", ")) pt with "
          + counts.map { "\($0)" }.joined(separator: ", ") + " items",
        .severalSources,
        .measured,
        .oneSource
      ),
      Claim(
        "its title and \(number(facts.itemTitlePadding.value)) pt, at least "
          + "\(number(facts.itemMinimumWidth.value)) pt",
        facts.itemTitlePadding.mark,
        facts.itemMinimumWidth.mark
      ),
      Claim(
        "a circle of \(number(facts.searchSize.value)) pt, "
          + "\(number(facts.searchGap.value)) pt from the platter",
        facts.searchSize.mark,
        facts.searchGap.mark
      ),
      Claim(
        "icon center at platter y \(number(facts.itemTop.value + facts.iconCenter.value)), "
          + "title baseline \(number(baseline)), title \(number(facts.titleSize.value)) pt",
        facts.iconCenter.mark,
        facts.titleBaseline.mark,
        facts.titleSize.mark
      ),
      Claim(
        "\(number(facts.titleMargin.value)) pt before the item's end",
        facts.titleMargin.mark
      ),
      Claim(
        "\(number(badgeFonts[1])) pt beside an icon, "
          + "\(number(badgeFonts[0])) without, at item y \(number(facts.badgeTop.value)), "
          + "\(number(facts.badgeStart.value)) after the middle",
        facts.badgePadding.mark,
        facts.badgeStart.mark,
        facts.badgeTop.mark
      ),
    ]
  }

  private static var glassColors: [Claim] {
    let (light, dark) = (GlassColors.light, GlassColors.dark)
    let (white, black) = (light.plainPlatter.value.red, dark.plainPlatter.value.red)
    let ink = Int((Double(white) * Double(1 - light.unselectedOpacity.value)).rounded())
    return [
      Claim(
        "platter over white \(white), over black \(black); items \(ink) over white and "
          + "\(Int(dark.unselected.value * 255)) in dark",
        light.plainPlatter.mark,
        light.unselectedOpacity.mark
      ),
      Claim("at a luma of \(number(CGFloat(GlassColors.darkBelow.value)))"),
      // Pictures of UIKit's, which PictureFactsTests draws.
      Claim("over two light colors, a dark one and white", .measured),
      Claim("a CIEDE2000 difference of 4"),
      Claim(
        "gaussian blur of \(number(CGFloat(light.blurRadius.value))) pt, rim of 1 pt",
        light.blurRadius.mark
      ),
      Claim(
        "black at 0.1, \(number(CGFloat(GlassShadow.softness.value))) pt soft, "
          + "\(number(GlassShadow.drop.value)) pt down",
        GlassShadow.drop.mark,
        GlassShadow.softness.mark
      ),
    ]
  }

  private static var padBar: [Claim] {
    let facts = PadBarFacts.self
    return [
      Claim(
        "\(number(facts.height.value)) pt high at y \(number(facts.top.value)), content "
          + "\(number(facts.contentGap.value)) pt below it",
        facts.height.mark,
        facts.top.mark,
        facts.contentGap.mark
      ),
      Claim(
        "titles of \(number(facts.titleSize.value)) pt without icons, "
          + "\(number(facts.itemHeight.value)) pt high, "
          + "\(number(facts.titleMargin.value)) pt on each side",
        facts.titleSize.mark,
        facts.itemHeight.mark,
        facts.titleMargin.mark
      ),
      Claim("\(number(facts.sideInset.value)) pt stay free on each side", facts.sideInset.mark),
      Claim(
        "\(number(facts.badgeSize.value)) pt, at the end of the title, "
          + "\(number(facts.badgeRise.value)) pt above the item",
        facts.badgeSize.mark,
        facts.badgeRise.mark
      ),
    ]
  }

  private static var controllers: [Claim] {
    let facts = GestureFacts.self
    return [
      Claim(
        "from \(TabBarFacts.compactRoom.value + 1) tabs on in a compact width",
        TabBarFacts.compactRoom.mark
      ),
      Claim(
        "from \(TabBarFacts.regularRoom.value + 1) tabs on in a regular one",
        TabBarFacts.regularRoom.mark
      ),
      Claim(
        "\(number(CGFloat(facts.minimumPressDuration.value))) s within "
          + "\(number(facts.allowableMovement.value)) pt",
        facts.minimumPressDuration.mark,
        facts.allowableMovement.mark
      ),
      Claim(
        "panning from \(number(facts.panHysteresis.value)) pt on; taps "
          + "\(number(CGFloat(facts.tapInterval.value))) s and "
          + "\(number(facts.tapMovement.value)) pt apart",
        facts.panHysteresis.mark,
        facts.tapInterval.mark,
        facts.tapMovement.mark
      ),
    ]
  }
}
