import Foundation
import HeadlessUIKit
import TabAppearance
import TabRaster
import Testing

@testable import TabControls

/// A bar on a system, with items in every state, that shows themes.
@MainActor
final class ThemeKeyScene {
  /// A system's bar or a custom bar, on a device in an orientation.
  struct Look: Hashable, Sendable, CustomTestStringConvertible,
    CustomStringConvertible
  {
    var os = 18
    var idiom = UIUserInterfaceIdiom.phone
    var isLandscape = false
    var isCustom = false

    static let all = [
      Look(), Look(isLandscape: true), Look(os: 17, idiom: .pad), Look(idiom: .pad),
      Look(os: 26), Look(os: 26, isLandscape: true), Look(os: 26, idiom: .pad),
      Look(isCustom: true), Look(isLandscape: true, isCustom: true), Look(os: 26, isCustom: true),
    ]

    static let usual = [Look(), Look(os: 26), Look(isCustom: true)]

    /// Runs a closure on the system of the look.
    @MainActor
    func run(_ body: () throws -> Void) throws {
      try RegisteredFonts.withRegistered(Self.faces()) {
        try ControlsPlace(os: os, idiom: idiom).run(body)
      }
    }

    /// A font family, which is also the system's font with serifs: its design is drawn only with a
    /// font of that name.
    private static func faces() throws -> [Typeface] {
      let font = URL(filePath: #filePath)
        .appending(path: "../../TabRasterTests/Fixtures/Variable.ttf").standardized
      let bytes = try [UInt8](Data(contentsOf: font))
      let (family, serif) = ("Variable".utf16Bytes, "New York".utf16Bytes)
      return try Typeface.all(in: bytes)
        + Typeface.all(in: bytes.replacing(family, with: serif))
    }

    var testDescription: String { description }

    var description: String {
      let device = idiom == .pad ? "iPad" : isLandscape ? "iPhone in landscape" : "iPhone"
      return "\(isCustom ? "custom bar, " : "")\(device), iOS \(os)"
    }
  }

  /// A picture of the bar, and what assistive technologies read of it.
  struct Shown {
    var picture: DisplayList
    var reading: [Item]

    /// The diagnostics of the applying code that are new.
    var diagnostics: Set<String>

    struct Item: Hashable {
      var label: String?
      var value: String?

      /// The image of the large content viewer (documented).
      var image: UIImage?

      /// The paragraph style of the label in a custom bar, which UIKit's labels show (documented) and
      /// those of the stand-in don't.
      var paragraph: NSParagraphStyle?
      var insets: [CGFloat]
    }

    func looks(as other: Self) -> Bool {
      picture == other.picture && reading == other.reading
    }
  }

  let look: Look
  private let fixture: ControlsFixture
  private let scrollView = UIScrollView()

  init(_ look: Look) {
    self.look = look
    // Long titles, which are cut on every bar.
    let title = " and all that is new of it in this part of the world, at every time of the day"
    fixture = ControlsFixture(["Home", "News", "Shop", "Me"].map { $0 + title })
    fixture.window.simulateRotation(to: look.isLandscape ? .landscape : .portrait)
    fixture.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    if look.isCustom {
      let layout = TabBarLayout(imagePlacement: look.isLandscape ? .leading : .top)
      fixture.controls.customBar = CustomTabBar(layout: layout)
    }
    let items = fixture.controller.tabBar.items ?? []
    for item in items { item.badgeValue = "1" }
    items[2].isEnabled = false
    addPage()
    fixture.layOut()
  }

  /// Adds a page with a tinted icon, which scrolls.
  private func addPage() {
    guard let page = fixture.controller.viewControllers?[0].view else { return }
    scrollView.frame = page.bounds
    page.addSubview(scrollView)
    scrollView.addSubview(UIImageView(image: UIImage(systemName: "star")))
    fixture.controller.viewControllers?[0].setContentScrollView(scrollView, for: .bottom)
  }

  /// Shows a theme, with content that ends above the bar, or with more below it.
  func show(_ theme: TabBarTheme, isAtScrollEdge: Bool) -> Shown {
    let known = fixture.controls.diagnostics.count
    scrollView.contentSize.height = isAtScrollEdge ? 10 : 10_000
    fixture.controller.applyTheme(theme)
    fixture.layOut()
    fixture.window.simulateFocus(on: buttons.dropFirst(3).first)
    fixture.layOut()
    let layout = fixture.controller.layoutThemedTabBar()
    let new = layout + fixture.controls.diagnostics.dropFirst(known)
    var diagnostics = Set(new.map(\.message))
    var picture = DisplayList()
    do {
      // A look that nobody knows isn't drawn, which every picture of the tool reports.
      try fixture.controller.tabBar.validateRendering()
      picture = fixture.window.displayList()
    } catch {
      diagnostics.insert("\(error)")
    }
    return Shown(picture: picture, reading: reading, diagnostics: diagnostics)
  }

  private var buttons: [UIControl] {
    fixture.controls.customBar?.buttons ?? fixture.controller.tabBar.itemControls ?? []
  }

  private var reading: [Shown.Item] {
    if let bar = fixture.controls.customBar {
      return bar.buttons.map { button in
        Shown.Item(
          label: button.accessibilityLabel,
          value: button.accessibilityValue,
          image: button.largeContentImage,
          paragraph: button.titleLabel.attributedText?.paragraph,
          insets: button.largeContentImageInsets.sides
        )
      }
    }
    return (fixture.controller.tabBar.items ?? []).map { item in
      Shown.Item(
        label: item.accessibilityLabel ?? item.title,
        value: item.badgeValue,
        image: item.largeContentSizeImage ?? item.image,
        insets: item.largeContentSizeImageInsets.sides
      )
    }
  }
}

extension UIEdgeInsets {
  fileprivate var sides: [CGFloat] { [top, left, bottom, right] }
}

extension String {
  /// The text as in the table of names of a font.
  fileprivate var utf16Bytes: [UInt8] { utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
}

extension NSAttributedString {
  /// The paragraph style of the first character.
  fileprivate var paragraph: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
  }
}
