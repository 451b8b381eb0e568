#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@testable import TabAppearance

/// Tests that the stand-in draws on glass as the capability table describes.
struct GlassSettingTests {
  @Test(arguments: GlassSetting.allCases)
  func `draws on glass what the table says`(setting: GlassSetting) {
    for (key, effect) in setting.effects {
      let row = CapabilityTable.row(for: key, in: TabBarEnvironment(os: 26))
      #expect(row.effect == effect, "\(key.rawValue)")
      #expect(row.evidence == setting.evidence, "\(key.rawValue)")
    }
  }

  @Test func `every key but those of no picture is drawn`() {
    let drawn = GlassSetting.allCases.flatMap { $0.effects.map(\.key) }
    #expect(Set(drawn).count == drawn.count)
    let ofItemsAndTheme: Set<CapabilityKey> = [
      .itemTitlePositionAdjustment, .selectedImage, .showsTitle, .scrollEdge, .glass,
      .unselectedColors,
    ]
    #expect(
      Set(CapabilityKey.allCases).subtracting(drawn)
        == ofItemsAndTheme.union([
          .focusedColors, .layout, .floating, .titleParagraph, .badgeParagraph,
        ])
    )
  }
}

extension GlassSetting {
  /// The effects that the table must have for each key of the setting.
  fileprivate var effects: [(key: CapabilityKey, effect: Capability.Effect)] {
    let other: Capability.Effect =
      switch effect.value {
      case _ where effect.evidence == .unknown: .unknown
      case .honored: .honored
      case .ignored, .takenFromSelected: .ignored
      case .covers, .removes: .harmful
      }
    return keys.map { key in
      let isTaken = key == .selectedBadgeColors && effect.value == .takenFromSelected
      return (key, isTaken ? .honored : other)
    }
  }

  fileprivate var evidence: Capability.Evidence {
    switch effect.evidence {
    case .documented, .measured: .documented
    case .severalSources: .severalSources
    case .oneSource: .oneSource
    case .inferred: .inferred
    case .unknown: .none
    }
  }

  private var keys: [CapabilityKey] {
    switch self {
    case .tintColor: [.tintColor]
    case .selectedColors: [.selectedIconColor, .selectedTitleColor]
    case .normalColors: [.normalIconColor, .normalTitleColor]
    case .disabledColors: [.disabledColors]
    case .unselectedItemTintColor: [.unselectedItemTintColor]
    case .fonts: [.titleFont, .badgeFont]
    case .titleOffset: [.titlePositionAdjustment]
    case .imageInsets: [.imageInsets]
    case .badgeColors: [.selectedBadgeColors, .otherBadgeColors]
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
