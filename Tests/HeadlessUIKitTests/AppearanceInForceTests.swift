import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct AppearanceInForceTests {
  func appearance(_ color: UIColor) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  // MARK: - Which layout

  struct Environment: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var horizontal: UIUserInterfaceSizeClass
    var vertical: UIUserInterfaceSizeClass
    var color: UIColor
  }

  nonisolated static let environments = [
    Environment(
      testDescription: "portrait",
      horizontal: .compact,
      vertical: .regular,
      color: .systemRed
    ),
    Environment(
      testDescription: "iPhone 8 landscape",
      horizontal: .compact,
      vertical: .compact,
      color: .systemBlue
    ),
    Environment(
      testDescription: "iPhone 8 Plus landscape",
      horizontal: .regular,
      vertical: .compact,
      color: .systemGreen
    ),
    Environment(
      testDescription: "iPad",
      horizontal: .regular,
      vertical: .regular,
      color: .systemGreen
    ),
  ]

  // S4-04
  @Test(arguments: environments)
  func `uses the layout of the size classes`(environment: Environment) throws {
    let scene = BarScene(horizontal: environment.horizontal, vertical: environment.vertical)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.iconColor = .systemRed
    appearance.compactInlineLayoutAppearance.selected.iconColor = .systemBlue
    appearance.inlineLayoutAppearance.selected.iconColor = .systemGreen
    scene.bar.standardAppearance = appearance
    #expect(try scene.picture(0).style.iconColor == environment.color)
  }

  // MARK: - Which appearance

  @Test func `lets the selected item's appearance style the bar`() throws {
    let scene = BarScene()
    scene.bar.standardAppearance = appearance(.systemRed)
    let own = appearance(.systemGreen)
    own.stackedLayoutAppearance.normal.iconColor = .systemOrange
    scene.item(1).standardAppearance = own
    #expect(scene.bar.appearanceInForce.backgroundColor == .systemRed)
    scene.bar.selectedItem = scene.item(1)
    #expect(scene.bar.appearanceInForce.backgroundColor == .systemGreen)
    #expect(try scene.picture(0).style.iconColor == .systemOrange)
  }

  // S4-05
  @Test func `makes the background transparent at the edge without an appearance for it`() {
    let scene = BarScene()
    let standard = appearance(.systemRed)
    standard.stackedLayoutAppearance.normal.iconColor = .systemOrange
    scene.bar.standardAppearance = standard
    scene.bar.isManaged = true
    scene.bar.isAtScrollEdge = true
    let edge = scene.bar.appearanceInForce
    #expect(edge.backgroundColor == nil)
    #expect(edge.backgroundEffect == nil)
    #expect(edge.stackedLayoutAppearance.normal.iconColor == .systemOrange)
    let shadow = Decoration(
      image: edge.shadowImage,
      color: edge.shadowColor,
      traits: scene.bar.traitCollection
    )
    #expect(shadow == .none)
  }

  // S4-05
  @Test func `uses the scroll-edge appearance at the edge, first the item's`() {
    let scene = BarScene()
    scene.bar.scrollEdgeAppearance = appearance(.systemBlue)
    scene.item(1).scrollEdgeAppearance = appearance(.systemGreen)
    scene.bar.isManaged = true
    #expect(scene.bar.appearanceInForce.backgroundColor == nil)
    scene.bar.isAtScrollEdge = true
    #expect(scene.bar.appearanceInForce.backgroundColor == .systemBlue)
    scene.bar.updateByController(items: scene.bar.items, selectedItem: scene.item(1))
    #expect(scene.bar.appearanceInForce.backgroundColor == .systemGreen)
  }

  // S4-05
  @Test func `ignores the scroll-edge appearance without a controller`() {
    let scene = BarScene()
    scene.bar.standardAppearance = appearance(.systemRed)
    scene.bar.scrollEdgeAppearance = appearance(.systemBlue)
    scene.bar.isAtScrollEdge = true
    #expect(scene.bar.appearanceInForce.backgroundColor == .systemRed)
  }

  // MARK: - Older properties

  @Test func `follows the older properties until an appearance is set`() {
    let scene = BarScene()
    scene.bar.barTintColor = .systemPurple
    #expect(scene.bar.appearanceInForce.backgroundColor == .systemPurple)
    // S4-12
    scene.bar.standardAppearance = UITabBarAppearance()
    #expect(scene.bar.appearanceInForce.backgroundColor == nil)
  }

  @Test func `is opaque when it isn't translucent`() {
    let scene = BarScene()
    scene.bar.isTranslucent = false
    #expect(scene.bar.appearanceInForce.backgroundEffect == nil)
    #expect(scene.bar.appearanceInForce.backgroundColor != nil)
  }
}
