import HeadlessUIKit
import TabAppearance
import TabRaster
import Testing

@testable import TabControls

/// Tests that a setting which is drawn changes the picture, or has a diagnostic with the reason.
@MainActor
struct SettingEffectTests {
  /// A setting, and the settings that it depends on.
  struct Setting: CustomTestStringConvertible, Sendable {
    typealias Change = @MainActor @Sendable (ControlsFixture) -> Void

    var testDescription: String
    var isLandscape = false

    /// A note of the part itself that explains why it ignores the setting in some places.
    var note: String?
    var prepare: Change
    var set: Change

    init(
      _ name: String,
      isLandscape: Bool = false,
      note: String? = nil,
      after prepare: @escaping Change = { _ in },
      set: @escaping Change
    ) {
      (testDescription, self.isLandscape, self.note) = (name, isLandscape, note)
      (self.prepare, self.set) = (prepare, set)
    }

    /// A setting of a badge.
    static func badge(
      _ name: String,
      of badge: TabBarBadge = .count(3),
      set: @escaping @MainActor @Sendable (inout TabBarBadge) -> Void
    ) -> Setting {
      let note = "the system draws the badges: the bar doesn't provide the frames of its items"
      return Setting("TabBarBadge.\(name)", note: note) {
        $0.controls.badges[1] = badge
      } set: {
        var badge = badge
        set(&badge)
        $0.controls.badges[1] = badge
      }
    }

    /// A setting of the layout of a custom bar.
    static func layout(
      _ name: String,
      set: @escaping @MainActor @Sendable (inout TabBarLayout) -> Void
    ) -> Setting {
      Setting("TabBarLayout.\(name)") {
        $0.controls.customBar = CustomTabBar()
      } set: {
        var layout = TabBarLayout()
        set(&layout)
        $0.controls.customBar?.layout = layout
      }
    }

    /// A setting of the content of a custom bar's item, after others of it.
    static func content(
      _ name: String,
      after prepare: @escaping @MainActor @Sendable (inout CustomTabBarContent) -> Void = { _ in },
      set: @escaping @MainActor @Sendable (inout CustomTabBarContent) -> Void
    ) -> Setting {
      Setting("CustomTabBarContent.\(name)") {
        var content = CustomTabBarContent()
        prepare(&content)
        $0.controls.customBar = CustomTabBar(contents: [1: content])
      } set: {
        guard var content = $0.controls.customBar?.contents[1] else { return }
        set(&content)
        $0.controls.customBar?.contents[1] = content
      }
    }
  }

  private static func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      UIColor.purple.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
  }

  private static func square() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    view.backgroundColor = .purple
    return view
  }

  private static func button() -> TabBarCenterButton {
    .center(systemImage: "plus", label: "New") {}
  }

  private static let long = "A text that is wider than any item of a bar, on every device, surely"

  private nonisolated static let noBarAtBottom =
    "the center button stands above the bottom edge: there is no bar at the bottom"

  nonisolated static let settings: [Setting] = [
    Setting("badges") { $0.controls.badges[1] = .count(3) },
    .badge("color") { $0.color = .purple },
    .badge("textColor") { $0.textColor = .purple },
    .badge("borderColor", of: .dot) { $0.borderColor = .purple },
    .badge(
      "borderWidth",
      of: {
        var dot = TabBarBadge.dot
        dot.borderColor = .purple
        return dot
      }()
    ) { $0.borderWidth = 4 },
    .badge("dotDiameter", of: .dot) { $0.dotDiameter = 14 },
    Setting("TabBarBadges.maximum") {
      $0.controls.badges[1] = .count(300)
    } set: {
      $0.controls.badges.maximum = 99
    },
    Setting("TabBarBadges.views") {
      $0.controls.badges[1] = .count(3)
    } set: {
      $0.controls.badges.views[1] = square()
    },
    Setting("raisedIconOffsets") { $0.controls.raisedIconOffsets[1] = 12 },
    Setting("itemAnimators") { $0.controls.itemAnimators[1] = SquareAnimator() },
    Setting("centerButton") { $0.controls.centerButton = button() },
    Setting("TabBarCenterButton.position", note: noBarAtBottom) {
      $0.controls.centerButton = button()
    } set: {
      $0.controls.centerButton?.position = .init(constant: -20)
    },
    Setting("TabBarCenterButton.reservesRoom", note: noBarAtBottom) {
      $0.controls.centerButton = button()
      $0.controls.centerButton?.reservesRoom = false
    } set: {
      $0.controls.centerButton?.reservesRoom = true
    },
    Setting("placement") { fixture in
      let isAtBottom = fixture.controller.tabBar.frame.midY > 400
      fixture.controls.placement = isAtBottom ? .top : .bottom
    },
    Setting("setBarHidden") { $0.controls.setBarHidden(true, animated: false) },
    Setting("customBar") { $0.controls.customBar = CustomTabBar() },
    Setting("CustomTabBar.shape") {
      $0.controls.customBar = CustomTabBar()
    } set: {
      $0.controls.customBar?.shape = .roundNotch(radius: 30)
    },
    Setting("CustomTabBar.landscapeLayout", isLandscape: true) {
      $0.controls.customBar = CustomTabBar()
    } set: {
      $0.controls.customBar?.landscapeLayout = TabBarLayout(imagePlacement: .trailing)
    },
    Setting("CustomTabBar.backgroundView") {
      $0.controls.customBar = CustomTabBar()
    } set: {
      $0.controls.customBar?.backgroundView = square()
    },
    .layout("bottomOffset") { $0.bottomOffset = 9 },
    .layout("itemPositioning") { $0.itemPositioning = .centered(itemWidth: 60, spacing: 4) },
    .layout("itemTop") { $0.itemTop = 5 },
    .layout("imagePlacement") { $0.imagePlacement = .bottom },
    .layout("imagePadding") { $0.imagePadding = 9 },
    .content("subtitle") { $0.subtitle = "New" },
    .content("attributedSubtitle") { $0.attributedSubtitle = NSAttributedString(string: "New") },
    .content("subtitlePadding") {
      $0.subtitle = "New"
    } set: {
      $0.subtitlePadding = 6
    },
    .content("attributedTitle") { $0.attributedTitle = NSAttributedString(string: "Sale") },
    .content("imagePlacement") { $0.imagePlacement = .trailing },
    .content("imagePadding") { $0.imagePadding = 9 },
    .content("contentInsets") { $0.contentInsets.leading = 12 },
    .content("titleAlignment") {
      $0.subtitle = "A long line"
    } set: {
      $0.titleAlignment = .trailing
    },
    .content("titleLineBreakMode") {
      $0.attributedTitle = NSAttributedString(string: long)
    } set: {
      $0.titleLineBreakMode = .byWordWrapping
    },
    .content("subtitleLineBreakMode") {
      $0.subtitle = long
    } set: {
      $0.subtitleLineBreakMode = .byTruncatingHead
    },
    .content("backgroundColor") { $0.backgroundColor = .purple },
    .content("backgroundImage") { $0.backgroundImage = picture() },
    .content("cornerRadius") {
      $0.backgroundColor = .purple
    } set: {
      $0.cornerRadius = 12
    },
    .content("maskedCorners") {
      ($0.backgroundColor, $0.cornerRadius) = (.purple, 12)
    } set: {
      $0.maskedCorners = [.layerMinXMinYCorner]
    },
    .content("borderColor") {
      $0.borderWidth = 2
    } set: {
      $0.borderColor = .purple
    },
    .content("borderWidth") {
      $0.borderColor = .purple
    } set: {
      $0.borderWidth = 2
    },
  ]

  @Test(arguments: settings, ControlsPlace.all.filter { $0.direction == .leftToRight })
  func `a setting has an effect or a diagnostic`(setting: Setting, place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(["Home", "Search", "Cart", "Inbox"])
      if setting.isLandscape { fixture.window.simulateRotation(to: .landscape) }
      setting.prepare(fixture)
      fixture.layOut()
      let before = fixture.window.rendered(scale: 1)
      let known = fixture.controls.diagnostics
      setting.set(fixture)
      fixture.layOut()
      fixture.layOut()
      let isDrawn = fixture.window.rendered(scale: 1) != before
      let hasReason =
        fixture.controls.diagnostics != known
        || setting.note.map { known.map(\.message).contains($0) } ?? false
      #expect(isDrawn || hasReason)
    }
  }
}

/// An animator that shows a square.
@MainActor
private final class SquareAnimator: TabBarItemAnimator {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))

  init() { view.backgroundColor = .purple }

  func select(animated: Bool) {}
  func deselect(animated: Bool) {}
}
