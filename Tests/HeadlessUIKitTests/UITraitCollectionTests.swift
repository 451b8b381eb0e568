import HeadlessUIKit
import Testing

struct UITraitCollectionTests {
  @Test func `a new collection specifies nothing`() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func `changes make another collection`() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    let changed = traits.modifyingTraits { $0.displayScale = 2 }
    #expect(traits.displayScale == 0)
    #expect(changed.userInterfaceStyle == .dark)
    #expect(changed.displayScale == 2)
  }

  @Test func `collections are equal by value`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark == UITraitCollection { $0.userInterfaceStyle = .dark })
    #expect(dark.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
    #expect(dark != UITraitCollection(userInterfaceStyle: .light))
  }

  @Test func `the later of two specified traits counts`() {
    // The initializer is deprecated in iOS 17, and the only one before.
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 3)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test(arguments: [
    (UITraitCollection(userInterfaceStyle: .dark), true),
    (UITraitCollection(accessibilityContrast: .high), true),
    (UITraitCollection(userInterfaceLevel: .elevated), true),
    (UITraitCollection(displayScale: 3), false),
    (UITraitCollection(horizontalSizeClass: .compact), false),
  ])
  func `colors may differ with style, contrast and level`(traits: UITraitCollection, differ: Bool) {
    #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()) == differ)
  }

  @Test func `the current traits are those of the closure that performs`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var inside: UIUserInterfaceStyle?
    dark.performAsCurrent { inside = UITraitCollection.current.userInterfaceStyle }
    #expect(inside == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `categories are ordered by size`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
