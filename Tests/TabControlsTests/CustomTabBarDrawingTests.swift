import HeadlessUIKit
import TabAppearance
import TabRaster
import Testing

@testable import TabControls

@MainActor
struct CustomTabBarDrawingTests {
  private func bar(
    _ bar: CustomTabBar,
    theme: TabBarTheme = TabBarTheme(name: "Plain"),
    _ test: (ControlsFixture) throws -> Void
  ) rethrows {
    try ControlsPlace(os: 26).run {
      let fixture = ControlsFixture()
      fixture.controller.applyTheme(theme)
      fixture.controls.customBar = bar
      fixture.layOut()
      try test(fixture)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `colors, fonts and offsets are the theme's, and follow another one`(
    place: ControlsPlace
  ) throws {
    try place.run {
      let red = try TabBarTheme(
        json: """
          {"name": "Red", "bar": {"background": "transparent", "backgroundColor": "#102030"},
           "glass": "override",
           "item": {
             "normal": {"color": "#00FF00", "title": {"size": 13},
                        "titlePositionAdjustment": {"vertical": -3},
                        "badgeBackgroundColor": "#0000FF"},
             "selected": {"color": "#FF0000"}}}
          """
      )
      let fixture = ControlsFixture(direction: place.direction)
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      let y = bar.buttons[1].titleLabel.frame.midY
      fixture.controller.viewControllers?[1].tabBarItem.badgeValue = "1"
      fixture.controller.applyTheme(red)
      fixture.layOut()
      let title = bar.buttons[1].titleLabel.attributedText
      let attributes = try #require(title).attributes(at: 0, effectiveRange: nil)
      #expect((attributes[.font] as? UIFont)?.pointSize == 13)
      #expect(attributes[.foregroundColor] as? UIColor == bar.buttons[1].imageView.tintColor)
      #expect(bar.buttons[1].imageView.tintColor.rgba == RGBA(0, 255, 0))
      #expect(bar.buttons[0].imageView.tintColor.rgba == RGBA(255, 0, 0))
      #expect(bar.buttons[1].titleLabel.frame.midY < y)
      fixture.controller.applyTheme(TabBarTheme(name: "Blue", tintColor: "#0000FF"))
      fixture.layOut()
      #expect(bar.buttons[0].imageView.tintColor.rgba == RGBA(0, 0, 255))
      #expect(bar.buttons[1].titleLabel.frame.midY == y)
    }
  }

  @Test func `S0-20a, S0-20b: a subtitle is below the title, and attributed texts win over both`() {
    var sale = CustomTabBarContent(
      subtitle: "new",
      attributedTitle: NSAttributedString(string: "Sale", attributes: [.kern: 2])
    )
    sale.attributedSubtitle = NSAttributedString(string: "today")
    let bar = CustomTabBar(contents: [0: CustomTabBarContent(subtitle: "new"), 1: sale])
    self.bar(bar) { _ in
      #expect(bar.buttons[0].titleLabel.text == "Home")
      #expect(bar.buttons[0].subtitleLabel.text == "new")
      let (title, subtitle) = (bar.buttons[0].titleLabel.frame, bar.buttons[0].subtitleLabel.frame)
      #expect(abs(title.maxY - subtitle.minY) <= 0.5)
      #expect(bar.buttons[1].titleLabel.text == "Sale")
      #expect(bar.buttons[1].subtitleLabel.text == "today")
      #expect(bar.buttons[1].accessibilityLabel == "Sale, today")
    }
  }

  @Test func `a subtitle has attributes and a gap of its own, and a selected item a text`() throws {
    var first = CustomTabBarContent(
      subtitle: "new",
      attributedTitle: NSAttributedString(string: "Sale")
    )
    first.selectedAttributedTitle = NSAttributedString(string: "Here")
    var second = CustomTabBarContent(subtitle: "new")
    second.attributedSubtitle = NSAttributedString(
      string: "new",
      attributes: [.font: UIFont.systemFont(ofSize: 7)]
    )
    second.subtitlePadding = 3
    let bar = CustomTabBar(contents: [0: first, 1: second])
    try self.bar(bar) { fixture in
      #expect(bar.buttons[0].titleLabel.text == "Here")
      let button = bar.buttons[1]
      #expect(abs(button.subtitleLabel.frame.minY - button.titleLabel.frame.maxY - 3) <= 0.5)
      let text = try #require(button.subtitleLabel.attributedText)
      let font = text.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
      #expect(font?.pointSize == 7)
      fixture.tap(1)
      #expect(bar.buttons[0].titleLabel.text == "Sale")
    }
  }

  @Test func `an item has corners, a border, a pressed image and a placement of its own`() {
    let pressed = UIImage(systemName: "star.fill")?.withRenderingMode(.alwaysOriginal)
    var content = CustomTabBarContent(backgroundColor: .red)
    content.cornerRadius = 10
    (content.borderColor, content.borderWidth) = (.blue, 2)
    (content.imagePlacement, content.imagePadding) = (.leading, 6)
    content.pressedImage = pressed
    let bar = CustomTabBar(contents: [1: content])
    self.bar(bar) { fixture in
      let (usual, button) = (bar.buttons[0], bar.buttons[1])
      #expect(usual.imageView.frame.maxY <= usual.titleLabel.frame.minY)
      #expect(abs(button.titleLabel.frame.minX - button.imageView.frame.maxX - 6) <= 0.5)
      let bitmap = fixture.window.rendered(scale: 1)
      @MainActor func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
        let point = button.convert(CGPoint(x: x, y: y), to: fixture.window)
        return bitmap.pixels[Int(point.y) * bitmap.width + Int(point.x)]
      }
      #expect(pixel(5, 20) == 0xFFFF_0000)
      #expect(pixel(0.5, 20) == 0xFF00_00FF)
      #expect(pixel(0.5, 0.5) != 0xFFFF_0000 && pixel(0.5, 0.5) != 0xFF00_00FF)
      let image = button.imageView.image
      let frame = button.convert(button.bounds, to: fixture.window)
      let touch = fixture.window.simulateTouch(at: CGPoint(x: frame.midX, y: frame.midY))
      #expect(button.imageView.image == pressed && button.alpha == 1)
      touch.cancel()
      #expect(button.imageView.image == image)
    }
  }

  @Test func `only the corners of the mask are round, of the color, the image and the border`() {
    var content = CustomTabBarContent(backgroundColor: .red)
    content.cornerRadius = 10
    content.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let bar = CustomTabBar(contents: [1: content])
    self.bar(bar) { fixture in
      let button = bar.buttons[1]
      let size = button.bounds.size
      @MainActor func corners() -> [Bool] {
        let bitmap = fixture.window.rendered(scale: 1)
        return [
          CGPoint(x: 1, y: 1), CGPoint(x: size.width - 2, y: 1),
          CGPoint(x: size.width - 2, y: size.height - 2), CGPoint(x: 1, y: size.height - 2),
        ]
        .map { corner in
          let point = button.convert(corner, to: fixture.window)
          let pixel = bitmap.pixels[Int(point.y) * bitmap.width + Int(point.x)]
          return [0xFFFF_0000, 0xFF00_00FF].contains(pixel)
        }
      }
      #expect(corners() == [false, true, false, true])
      (content.borderColor, content.borderWidth) = (.blue, 3)
      bar.contents[1] = content
      fixture.layOut()
      #expect(corners() == [false, true, false, true])
      (content.borderColor, content.backgroundColor) = (nil, nil)
      content.backgroundImage = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      bar.contents[1] = content
      fixture.layOut()
      #expect(corners() == [false, true, false, true])
    }
  }

  @Test(arguments: ControlsPlace.bottom)
  func `long titles have several lines in the insets of their item`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(
        ["Home", "Everything you have saved for later"],
        direction: place.direction
      )
      let leading: CGFloat = SimulatedSystem.current.idiom == .pad ? 300 : 90
      var content = CustomTabBarContent(subtitle: "New")
      content.contentInsets = NSDirectionalEdgeInsets(
        top: 0,
        leading: leading,
        bottom: 8,
        trailing: 10
      )
      let layout = TabBarTheme.BarLayout(height: 120)
      fixture.controller.tabBarThemeLayout = TabBarTheme.Layout(
        portrait: layout,
        landscape: layout
      )
      let bar = CustomTabBar(contents: [1: content])
      fixture.controls.customBar = bar
      fixture.layOut()
      let button = bar.buttons[1]
      let line = button.titleLabel.frame
      let isRightToLeft = place.direction == .rightToLeft
      let area = button.bounds.inset(
        by: UIEdgeInsets(
          top: 0,
          left: isRightToLeft ? 10 : leading,
          bottom: 8,
          right: isRightToLeft ? leading : 10
        )
      )
      #expect(abs(line.midX - area.midX) <= 0.5 && line.width <= area.width)
      content.titleLineBreakMode = .byWordWrapping
      content.titleAlignment = .leading
      bar.contents[1] = content
      fixture.layOut()
      let (title, subtitle) = (button.titleLabel.frame, button.subtitleLabel.frame)
      #expect(title.height >= 2 * line.height - 1)
      #expect(title.width <= area.width)
      let ends = isRightToLeft ? (title.maxX, subtitle.maxX) : (title.minX, subtitle.minX)
      #expect(abs(ends.0 - ends.1) <= 0.5)
      #expect(area.insetBy(dx: -0.5, dy: -0.5).contains(title.union(subtitle)))
    }
  }

  @Test func `S0-20c: a background image lies over the background color, below the content`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let bar = CustomTabBar(contents: [
      0: CustomTabBarContent(backgroundColor: .red),
      1: CustomTabBarContent(backgroundColor: .red, backgroundImage: image),
    ])
    self.bar(bar) { fixture in
      let bitmap = fixture.window.rendered(scale: 1)
      @MainActor func pixel(_ button: CustomTabBarButton) -> UInt32 {
        let corner = button.convert(CGPoint(x: 3, y: 3), to: fixture.window)
        return bitmap.pixels[Int(corner.y) * bitmap.width + Int(corner.x)]
      }
      #expect(pixel(bar.buttons[0]) == 0xFFFF_0000)
      #expect(pixel(bar.buttons[1]) == 0xFF00_00FF)
    }
  }

  @Test func `S0-20d: an item has a place of its own up or down`() {
    let bar = CustomTabBar()
    self.bar(bar) { fixture in
      fixture.controller.tabBarThemeLayout = .init(portrait: .init(height: 80))
      fixture.controls.raisedIconOffsets = [1: 12]
      fixture.controller.viewControllers?[1].tabBarItem.titlePositionAdjustment.vertical = -12
      fixture.layOut()
      let (still, moved) = (bar.buttons[0], bar.buttons[1])
      #expect(bar.frame.height == 114)
      #expect(abs(still.imageView.frame.minY - moved.imageView.frame.minY - 12) < 1e-6)
      #expect(abs(still.titleLabel.frame.minY - moved.titleLabel.frame.minY - 12) < 1e-6)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-21b: an item shows its image alone or its title alone in the middle`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(["Home", "Search", "Cart"], direction: place.direction)
      fixture.controller.viewControllers?[0].tabBarItem.image = nil
      fixture.controller.viewControllers?[1].tabBarItem.title = nil
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      @MainActor func isInTheMiddle(_ view: UIView) -> Bool {
        let bounds = view.superview?.bounds ?? .zero
        return abs(view.frame.midX - bounds.midX) <= 0.5
          && abs(view.frame.midY - bounds.midY) <= 0.5
      }
      #expect(isInTheMiddle(bar.buttons[0].titleLabel))
      #expect(isInTheMiddle(bar.buttons[1].imageView))
      #expect(!isInTheMiddle(bar.buttons[2].titleLabel))
      #expect(!isInTheMiddle(bar.buttons[2].imageView))
    }
  }

  @Test func `S0-21a: without a theme items are gray, and the selected one has the tint`() {
    let bar = CustomTabBar()
    self.bar(bar) { fixture in
      fixture.controller.tabBar.tintColor = .red
      fixture.controls.setNeedsLayout()
      fixture.layOut()
      #expect(bar.buttons[0].imageView.tintColor == .red)
      let gray = bar.buttons[1].imageView.tintColor.resolvedColor(with: bar.traitCollection)
      #expect(gray == UIColor(white: 0, alpha: 0.4))
      #expect(bar.buttons[0].frame.height == 49)
    }
  }

  @Test(arguments: [
    (TabBarShape.notch(width: 80, depth: 30), 10.0, false),
    (.bump(width: 80, height: 30), -10, true), (.circle(radius: 30), -25, true),
    (.path([.line(x: -40, y: 0), .line(x: 0, y: 30), .line(x: 40, y: 0)]), 10, false),
    (
      .path([
        .line(x: -40, y: 0),
        .curve(x: 40, y: 0, control1X: -20, control1Y: -40, control2X: 20, control2Y: -40),
      ]),
      -20, true
    ),
  ])
  func `S1-07: the outline is hollow or stands out in the middle`(
    shape: TabBarShape,
    y: CGFloat,
    isFilled: Bool
  ) throws {
    let theme = try TabBarTheme(
      json: """
        {"name": "Red",
         "bar": {"background": "transparent", "backgroundColor": "#FF0000"},
         "layout": {"portrait": {"slot": {"width": 80}}}}
        """
    )
    let bar = CustomTabBar(shape: shape)
    self.bar(bar, theme: theme) { fixture in
      let bitmap = fixture.window.rendered(scale: 1)
      @MainActor func isRed(x: CGFloat, y: CGFloat) -> Bool {
        let point = bar.convert(CGPoint(x: x, y: y), to: fixture.window)
        return bitmap.pixels[Int(point.y) * bitmap.width + Int(point.x)] == 0xFFFF_0000
      }
      let middle = bar.slotFrame(in: bar)?.midX ?? 0
      #expect(isRed(x: middle, y: y) == isFilled)
      #expect(isRed(x: middle - 60, y: 3))
      #expect(!isRed(x: middle - 60, y: -3))
      #expect(isRed(x: middle, y: 45))
      #expect(isRed(x: 3, y: bar.bounds.maxY - 2))
    }
  }

  @Test(arguments: [
    #""backgroundEffect": "systemMaterial""#,
    ##""backgroundEffect": null, "backgroundColor": "#00F8""##,
    #""backgroundImage": "symbol:square.fill""#,
  ])
  func `S1-07: effect, color and image of the background are inside the outline`(
    background: String
  ) throws {
    let theme = try TabBarTheme(
      json: ##"{"name": "Blur", "bar": {\##(background), "shadowColor": "#FF0000"}}"##
    )
    let bar = CustomTabBar(shape: .bump(width: 120, height: 40))
    self.bar(bar, theme: theme) { fixture in
      fixture.controller.selectedViewController?.view.backgroundColor = .white
      @MainActor func colors(_ x: CGFloat) -> [UInt32] {
        let bitmap = fixture.window.rendered(scale: 3)
        let top = bar.convert(CGPoint(x: x, y: 0), to: fixture.window)
        return (-44 * 3..<20 * 3).map { row in
          bitmap.pixels[(Int(top.y * 3) + row) * bitmap.width + Int(top.x * 3)]
        }
      }
      // White, the hairline and the background, from top to bottom: at the top of the bump, and 40
      // points lower next to it.
      let (middle, beside) = (colors(bar.bounds.midX), colors(20))
      let white: UInt32 = 0xFFFF_FFFF
      let line: UInt32 = 0xFFFF_0000
      #expect(middle.prefix(while: { $0 == white }).count == 4 * 3 - 1)
      #expect(middle[4 * 3..<5 * 3].allSatisfy { $0 != white && $0 != line })
      #expect(beside.prefix(while: { $0 == white }).count == 44 * 3 - 1)
      #expect(beside[44 * 3 - 1] == line && beside[44 * 3] != white)
      #expect(fixture.controls.diagnostics.isEmpty)
    }
  }

  @Test func `the hairline is as thick on a wall of the outline as on its edge`() throws {
    let theme = try TabBarTheme(
      json: ##"{"name": "Line", "bar": {"backgroundColor": "#0000FF", "shadowColor": "#FF0000"}}"##
    )
    let hollow: [TabBarShape.Segment] = [
      .line(x: -20.5, y: 0), .line(x: -20.5, y: 30), .line(x: 20, y: 30), .line(x: 20, y: 0),
    ]
    let bar = CustomTabBar(shape: .path(hollow))
    self.bar(bar, theme: theme) { fixture in
      fixture.controller.selectedViewController?.view.backgroundColor = .white
      let bitmap = fixture.window.rendered(scale: 3)
      let wall = bar.convert(CGPoint(x: bar.bounds.midX - 20.5, y: 15), to: fixture.window)
      let start = Int(wall.y * 3) * bitmap.width + Int(wall.x * 3)
      let colors = bitmap.pixels[start - 1...start + 1]
      #expect(Array(colors) == [0xFF00_00FF, 0xFFFF_0000, 0xFFFF_FFFF])
    }
  }

  @Test(arguments: [(32, 8), (20, 0), (12, 6)] as [(CGFloat, CGFloat)])
  func `a round notch is a circle around its middle, between two shoulders`(
    radius: CGFloat,
    shoulder: CGFloat
  ) throws {
    let theme = try TabBarTheme(
      json: ##"{"name": "Blue", "bar": {"backgroundColor": "#0000FF", "background": "opaque"}}"##
    )
    let bar = CustomTabBar(shape: .roundNotch(radius: radius, shoulder: shoulder))
    #expect(bar.shape.overhang == 0)
    self.bar(bar, theme: theme) { fixture in
      for button in bar.buttons { button.isHidden = true }
      let bitmap = fixture.window.rendered(scale: 3)
      @MainActor func isBlue(_ x: CGFloat, _ y: CGFloat) -> Bool {
        let point = bar.convert(CGPoint(x: bar.bounds.midX + x, y: y), to: fixture.window)
        return bitmap.pixels[Int(point.y * 3) * bitmap.width + Int(point.x * 3)] == 0xFF00_00FF
      }
      for step in 0...20 {
        let x = CGFloat(step) / 10 - 1
        let y = (1 - x * x).squareRoot()
        guard radius * y > shoulder + 2 else { continue }
        #expect(!isBlue((radius - 1) * x, (radius - 1) * y), "\(x)")
        #expect(isBlue((radius + 1) * x, (radius + 1) * y), "\(x)")
      }
      #expect(!isBlue(radius - 1, shoulder / 2) && isBlue(radius + 2 * shoulder + 2, 1))
    }
  }

  @Test func `the image of a shadow is left out along an outline, which is said once`() {
    let bar = CustomTabBar(shape: .notch(width: 80, depth: 30))
    let theme = TabBarTheme(name: "Shadow", bar: .init(shadowImage: .symbol("star")))
    self.bar(bar, theme: theme) { fixture in
      fixture.controls.setNeedsLayout()
      fixture.layOut()
      #expect(
        fixture.controls.diagnostics.map(\.message) == [
          "the image of the bar's shadow is left out"
        ]
      )
    }
  }

  @Test func `an empty badge is a disc, a long one a capsule`() {
    let bar = CustomTabBar()
    self.bar(bar) { fixture in
      fixture.controller.viewControllers?[0].tabBarItem.badgeValue = ""
      fixture.controller.viewControllers?[1].tabBarItem.badgeValue = "919+"
      fixture.layOut()
      let controls = fixture.controls
      #expect(controls.view(of: .badge, at: 0)?.bounds.size == CGSize(width: 18, height: 18))
      #expect(controls.view(of: .badge, at: 1).map { $0.bounds.width > 30 } == true)
      #expect(controls.view(of: .badge, at: 2) == nil)
      #expect(controls.view(of: .badge, at: 9) == nil)
      #expect(controls.view(of: .icon, at: .index(-1)) == nil)
    }
  }
}

extension UIColor {
  fileprivate var rgba: RGBA? {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&r, green: &g, blue: &b, alpha: &a) else { return nil }
    func byte(_ value: CGFloat) -> UInt8 { UInt8((value * 255).rounded()) }
    return RGBA(byte(r), byte(g), byte(b), byte(a))
  }
}
