#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@testable import TabAppearance

/// The stand-in for UIKit draws what the table says.
struct GlassSettingTests {
  @Test(arguments: GlassSetting.allCases)
  func `draws on glass what the table says`(setting: GlassSetting) {
    for key in setting.keys {
      let row = CapabilityTable.row(for: key, in: TabBarEnvironment(os: 26))
      let fact = setting.effect
      let agrees =
        switch row.effect {
        case .honored: fact.value == .honored
        case .ignored: [.ignored, .takenFromSelected].contains(fact.value)
        // Those who object say that it has no effect.
        case .harmful: [.covers, .unclear].contains(fact.value) || !row.objections.isEmpty
        case .unknown: fact.mark == .unknown
        }
      #expect(agrees, "\(setting) is \(fact.value), \(key.rawValue) is \(row.effect)")
    }
  }

  @Test func `every key but those of no picture is drawn`() {
    let drawn = Set(GlassSetting.allCases.flatMap(\.keys))
    #expect(
      Set(CapabilityKey.allCases).subtracting(drawn) == [
        .selectedBadgeColors, .focusedColors, .landscapeLayout,
      ]
    )
  }
}

extension GlassSetting {
  fileprivate var keys: [CapabilityKey] {
    switch self {
    case .tintColor: [.tintColor]
    case .selectedColors: [.selectedIconColor, .selectedTitleColor]
    case .normalColors: [.normalIconColor, .normalTitleColor]
    case .disabledColors: [.disabledColors]
    case .unselectedItemTintColor: [.unselectedItemTintColor]
    case .fonts: [.titleFont, .badgeFont]
    case .titleOffset: [.titlePositionAdjustment]
    case .imageInsets: [.imageInsets]
    // Those of the selected state are honored, which is where the others' come from.
    case .badgeColors: [.otherBadgeColors]
    case .badgeOffsets: [.badgeOffsets]
    case .selectionIndicator: [.selectionIndicator]
    case .stackedItemSizes: [.stackedItems]
    case .effectAndShadow: [.backgroundEffect, .shadow]
    case .backgroundColor: [.backgroundColor, .opaqueBackground]
    case .backgroundImage: [.backgroundImage]
    case .noBackground: [.transparentBackground]
    }
  }
}
#endif
