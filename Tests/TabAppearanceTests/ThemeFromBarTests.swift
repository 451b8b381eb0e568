import TabAppearance
import TabImport
import TabRaster
import TabUIKit
import Testing

@MainActor
struct ThemeFromBarTests {
  private func messages(_ bar: UITabBar) -> [String] {
    TabBarTheme.read(bar, name: "Bar").diagnostics.map(\.description)
  }

  private let image = UIImage(data: Data(Bitmap(width: 6, height: 3).png()), scale: 1)

  @Test func `an untouched bar is a theme that sets nothing, and leaves the scroll edge to UIKit`()
  {
    let (theme, diagnostics) = TabBarTheme.read(UITabBar(), name: "Bar")
    #expect(theme == TabBarTheme(name: "Bar", scrollEdge: nil))
    #expect(diagnostics == [])
  }

  @Test func `a bar with appearances is read with both and its tints`() {
    let bar = UITabBar()
    let standard = UITabBarAppearance()
    standard.backgroundColor = .systemRed
    bar.standardAppearance = standard
    let edge = UITabBarAppearance(barAppearance: standard)
    edge.configureWithTransparentBackground()
    bar.scrollEdgeAppearance = edge
    bar.tintColor = .systemIndigo
    bar.unselectedItemTintColor = .systemGray
    #expect(
      TabBarTheme(importing: bar, name: "Bar")
        == TabBarTheme(
          name: "Bar",
          tintColor: .system(.systemIndigo),
          unselectedItemTintColor: .system(.systemGray),
          bar: .init(backgroundColor: .system(.systemRed)),
          scrollEdge: .transparent
        )
    )
    #expect(messages(bar) == [])
  }

  @Test func `views and layers that the app has added are reported`() {
    final class Ribbon: UIView {}
    let controller = UITabBarController.fixture(["Home", "Me"])
    controller.tabBar.layoutIfNeeded()
    #expect(messages(controller.tabBar).filter { $0.contains("app has added") } == [])
    controller.tabBar.addSubview(Ribbon())
    controller.tabBar.layer.addSublayer(CAShapeLayer())
    controller.tabBar.layer.shadowOpacity = 0.5
    let reason = "the app has added it to the bar, and a theme has neither views nor layers"
    #expect(
      messages(controller.tabBar) == [
        "warning: 'Ribbon' is left out: \(reason)",
        "warning: 'CAShapeLayer' is left out: \(reason)",
        "warning: 'layer.shadowOpacity' is left out: a theme has no layers",
      ]
    )
  }

  @Test func `a tint that the bar has from the view around it isn't the bar's`() {
    let (view, bar) = (UIView(), UITabBar())
    view.tintColor = .systemRed
    view.addSubview(bar)
    #expect(TabBarTheme(importing: bar, name: "Bar").tintColor == .inherited)
    bar.tintColor = .systemGreen
    #expect(TabBarTheme(importing: bar, name: "Bar").tintColor == .system(.systemGreen))
  }

  @Test func `a bar without an appearance is read by its older properties`() {
    let bar = UITabBar()
    bar.barTintColor = .systemPurple
    bar.isTranslucent = false
    bar.selectionIndicatorImage = image
    bar.itemPositioning = .centered
    bar.itemWidth = 70
    bar.itemSpacing = 12
    let theme = TabBarTheme(importing: bar, name: "Bar")
    #expect(
      theme.bar
        == .init(
          background: .opaque,
          backgroundColor: .system(.systemPurple),
          selectionIndicatorImage: theme.bar.selectionIndicatorImage,
          stackedItemPositioning: .centered,
          stackedItemWidth: 70,
          stackedItemSpacing: 12
        )
    )
    #expect(theme.bar.selectionIndicatorImage.value != nil)
    #expect(messages(bar) == [])
  }

  @Test func `an older background image takes the place of the material, with its shadow`() {
    let bar = UITabBar()
    bar.backgroundImage = image?.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    bar.shadowImage = image
    let read = TabBarTheme(importing: bar, name: "Bar").bar
    #expect(read.backgroundImage.value != nil)
    #expect(read.shadowImage.value != nil)
    let compiled = TabBarTheme(importing: bar, name: "Bar").compiled(for: TabBarEnvironment(os: 18))
    #expect(compiled.standard.backgroundEffect == nil)
    #expect(compiled.standard.shadowColor == UITabBarAppearance().shadowColor)
    #expect(messages(bar) == [])
  }

  @Test func `what a theme has no word for among the older properties is told`() {
    let bar = UITabBar()
    bar.barStyle = .black
    bar.shadowImage = image
    #expect(
      messages(bar) == [
        """
        warning: 'barStyle' is left out: a theme has no style of the bar alone
          fix: write an effect, as in '"backgroundEffect": "systemChromeMaterialDark"'
        """,
        "warning: 'shadowImage' is left out: it has no effect without 'backgroundImage'",
      ]
    )
    bar.barStyle = .default
    bar.backgroundImage = image
    #expect(messages(bar) == [])
    let theme = TabBarTheme.read(bar, name: "Bar").theme
    #expect(theme.bar.backgroundImage.value?.resizingMode == .tile)
  }

  @Test func `older properties have no effect beside an appearance, and are left out`() {
    let bar = UITabBar()
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    bar.standardAppearance = appearance
    bar.barStyle = .black
    bar.isTranslucent = false
    bar.barTintColor = .systemPurple
    bar.backgroundImage = image
    bar.shadowImage = image
    bar.selectionIndicatorImage = image
    bar.itemPositioning = .fill
    bar.itemWidth = 70
    bar.itemSpacing = 12
    let (theme, diagnostics) = TabBarTheme.read(bar, name: "Bar")
    #expect(theme == TabBarTheme(name: "Bar", bar: .init(background: .opaque), scrollEdge: nil))
    #expect(
      diagnostics.map(\.description)
        == [
          "barStyle", "isTranslucent", "barTintColor", "backgroundImage", "shadowImage",
          "selectionIndicatorImage", "itemPositioning", "itemWidth", "itemSpacing",
        ].map { "warning: '\($0)' is left out: it has no effect on a bar with an appearance" }
    )
  }

  @Test(arguments: [UIImage.ResizingMode.tile, .stretch])
  func `caps of a resizable image and its mode are read, and made again`(
    mode: UIImage.ResizingMode
  ) throws {
    let resizable = image?.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 3),
      resizingMode: mode
    )
    let older = UITabBar()
    older.selectionIndicatorImage = resizable
    let newer = UITabBar()
    let appearance = UITabBarAppearance()
    appearance.selectionIndicatorImage = resizable
    newer.standardAppearance = appearance
    for bar in [older, newer] {
      #expect(messages(bar) == [])
      let theme = TabBarTheme.read(bar, name: "Bar").theme
      let read = try #require(theme.bar.selectionIndicatorImage.value)
      #expect(read.capInsets == .init(leading: 2, bottom: 1, trailing: 3))
      #expect(read.resizingMode == (mode == .stretch ? .stretch : nil))
      let again = try TabBarTheme(json: theme.json())
      #expect(again == theme)
      let made = again.compiled(for: .init(os: 18)).standard.selectionIndicatorImage
      #expect(made?.capInsets == resizable?.capInsets && made?.resizingMode == mode)
    }
  }

  @Test func `a mode without caps tiles or stretches the whole image`() throws {
    for (mode, expected) in [("tile", UIImage.ResizingMode.tile), ("stretch", .stretch)] {
      let theme = try TabBarTheme(
        json: """
          { "name": "T",
            "bar": { "backgroundImage": { "image": "symbol:star", "resizingMode": "\(mode)" } } }
          """
      )
      let made = theme.compiled(for: .init(os: 18)).standard.backgroundImage
      #expect(made?.capInsets == .zero && made?.resizingMode == expected)
    }
  }

  @Test func `the color of the view and what single items have is told`() {
    let bar = UITabBar()
    bar.backgroundColor = .systemYellow
    let plain = UITabBarItem(title: "Plain", image: nil, tag: 0)
    let own = UITabBarItem(title: "Own", image: image, tag: 1)
    own.standardAppearance = UITabBarAppearance()
    own.scrollEdgeAppearance = UITabBarAppearance()
    own.badgeValue = "1"
    own.imageInsets.top = 2
    own.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
    bar.setItems([plain, own], animated: false)
    #expect(
      messages(bar) == [
        """
        warning: 'backgroundColor' is left out: it is the color of the view, behind the background of the bar
          fix: set it on the appearance
        """,
        """
        warning: 'items.1.standard' is left out: the appearance of a single item isn't imported with the bar
          fix: import it into a theme of its own
        """,
        """
        warning: 'items.1.scrollEdge' is left out: the appearance of a single item isn't imported with the bar
          fix: import it into a theme of its own
        """,
        "note: of 'items', images, badges, offsets and insets, attributes of text are left out: "
          + "they are the app's",
      ]
    )
    bar.backgroundColor = .clear
    bar.setItems([plain], animated: false)
    #expect(messages(bar) == [])
  }

  @Test(arguments: TabBarTheme.builtInNames)
  func `a bar with a built-in theme is read into one that looks the same`(name: String) throws {
    let environment = TabBarEnvironment(os: 18)
    let compiled = try TabBarTheme.named(name).compiled(for: environment)
    let bar = UITabBar()
    bar.standardAppearance = compiled.standard
    bar.scrollEdgeAppearance = compiled.scrollEdge
    bar.unselectedItemTintColor = compiled.unselectedItemTintColor
    if let tintColor = compiled.tintColor { bar.tintColor = tintColor }
    let (theme, diagnostics) = TabBarTheme.read(bar, name: name)
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      theme.compiled(for: environment).importedLines(in: traits)
        == compiled.importedLines(in: traits)
    )
    #expect(diagnostics == [])
  }
}
