import Foundation
import TabRaster

@testable import HeadlessUIKit

/// The tables of `FIDELITY.md` by heading; a row is a line of Markdown.
@MainActor enum FidelityTables {
  static var all: [String: FidelityText] {
    [
      "Classic look, iOS 15 to 18": classicLook,
      "Glass look, iOS 26 and later": glassLook,
      "iPad with iOS 18 and later": padBar,
      "Controllers and touches": controllers,
    ]
  }

  /// Returns a page with its tables replaced by these, and all other text unchanged.
  static func printed(into page: String) -> String {
    page.components(separatedBy: "\n## ").map { section in
      var lines = section.components(separatedBy: "\n")
      guard let rows = all[lines[0]] else { return section }
      let place = lines.firstIndex { $0.hasPrefix("|") } ?? lines.endIndex
      lines.removeAll { $0.hasPrefix("|") }
      let head = ["| | what | how near | known from |", "|---|---|---|---|"]
      lines.insert(contentsOf: head + [rows.text], at: place)
      return lines.joined(separator: "\n")
    }
    .joined(separator: "\n## ")
  }

  private static let bar = TabBarFacts.self
  private static let glass = GlassBarFacts.self
  private static let pad = PadBarFacts.self
  private static let gestures = GestureFacts.self
  private static let button = ButtonFacts.self
  /// The evidence of a row's figures, which is its last cell.
  private static let known = FidelityText.Known()

  // MARK: - Classic look, iOS 15 to 18

  private static var baseline: Fact<CGFloat> { bar.height.minus(bar.baselineAboveBottom) }
  private static let titleFont = UIFont.systemFont(
    ofSize: bar.stackedTitleSize.value,
    weight: bar.stackedTitleWeight.value
  )
  private static var symbolHeight: CGFloat {
    UIImage(systemName: "record.circle.fill")?.size.height ?? 0
  }
  private static var chromeOverWhite: Fact<Double> {
    let chrome = MaterialTint.tint(of: .systemChromeMaterial, isDark: false)
    let gray = Double(chrome.gray) * chrome.alpha + 255 * (1 - chrome.alpha)
    return Fact(gray.rounded(.down), chrome.evidence)
  }
  private static let darkChrome = MaterialTint.tint(of: .systemChromeMaterial, isDark: true)

  private static var classicLook: FidelityText {
    """
    | bar | \(bar.height) pt and the bottom safe area in portrait, hairline of \(bar.hairlinePixels) pixel above it | exact | \(known) |
    | bar | \(bar.compactHeight) pt in compact height, \(bar.padHeight) and \(bar.padHeightAboveHomeIndicator.map { $0 + 20 }) pt on iPad | exact as far as known | \(known) |
    | items | stacked: x, width and height when they fill the bar | exact, every example to 0.5 pt | measured |
    | items | the width and the spacing that an app asks for, when they are centered | exact | documented |
    | items | stacked and centered with the system's own width and spacing | approximate: \(bar.centeredItemWidth) and \(bar.centeredItemSpacing) pt | \(known), iOS 4 and 5 |
    | items | from right to left, the edges as they are from left to right | exact to 0.5 pt | measured, one picture |
    | titles | baseline \(baseline), with an explicit font \(baseline.plus(bar.explicitFontDrop)) | exact to 0.5 pt | \(known) |
    | titles | \(bar.stackedTitleSize) pt, of medium weight | exact | \(known), several sources for the weight |
    | titles | the width of Latin ones in text sizes | exact to a pixel: widths, kerning and tracking of the system's font; those of light weights are inferred | measured, five labels in two weights |
    | titles | the letters themselves | approximate: drawings of a typeface of its own; cap height \(titleFont.capHeight) pt at \(bar.stackedTitleSize) pt | \(known) height |
    | titles | families and designs | not drawn: all are the one typeface, but for fonts that are registered, Apple's own as designs of the system's | several sources for the names of Apple's; not tried with its files |
    | titles | letters other than Latin ones | approximate with a registered font that has them: order in both directions, joined letters, marks; scripts whose letters change places are boxes | – |
    | titles | italics | approximate: the same letters, leaning | – |
    | titles | space between letters | exact as far as known: added after every character, the last one too | documented |
    | titles | shadows | approximate: a blur is taken as two standard deviations | commonly quoted |
    | titles | paragraph styles | not drawn: a title is centered and ends with an ellipsis | – |
    | titles | underlines | approximate: \(bar.underlineMiddle) of the font's size below the baseline and \(bar.underlineThickness) thick, or twice as thick, or two; no dashes | \(known), as many fonts have it; kinds documented |
    | titles | no growth with the preferred size, unless the font asks for it | exact | several sources |
    | titles | bold text, as an accessibility setting | approximate: the next weight | not established |
    | titles | growth with the preferred size, where a font asks for it | approximate: in the ratio of the leadings of the style, to a third of a point | one measured pair; leadings commonly quoted |
    | icons | x, rounded down to pixels | exact | measured |
    | icons | center, and the height of round symbols, \(Fact(symbolHeight, .measured)) pt | exact to 0.5 pt | \(known) |
    | icons | the size that an image has, even if it is too large | exact | one source |
    | icons | in compact height: `landscapeImagePhone` if there is one, in every state; a custom bar chooses alike | approximate: another library's bar has the image of the selected item first | inferred |
    | icons | the large content viewer | not modelled; `largeContentSizeImage`, its insets and what views say of it are kept without effect | – |
    | icons | the drawings themselves | approximate: own icons under the names of symbols | – |
    | badges | \(bar.badgeHeight) pt high, at least \(bar.badgeMinimumWidth) wide, at bar y \(bar.badgeTop.plus(bar.itemTop)), text baseline \(bar.badgeBaseline) | exact to 0.5 pt | \(known) |
    | colors | system colors of iOS 13 to 18 in four variants, selected and unselected items in light | exact | measured, several sources |
    | colors | dark unselected items and hairline | exact | measured, one picture |
    | colors | dark disabled items | approximate | inferred |
    | colors | unselected items over a color behind a light material | approximate: they take its hue, how strongly isn't known | measured for one color |
    | colors | Display P3 | approximate: pictures are sRGB, and what sRGB lacks is clipped | – |
    | assets | color sets | read from `.xcassets` folders in a bundle: style, contrast, kind of device, all color spaces but linear Display P3, colors of the system, namespaces; no symbolic links | documented; which of several variants wins is inferred |
    | assets | image sets | also scales, parts that keep their size, templates; pictures in PNG and SVG, an SVG file without text, filters, masks and style sheets; no JPEG, PDF or symbol sets | documented; which of several variants wins is inferred |
    | material | chrome over white in light: \(chromeOverWhite) | exact | \(known) |
    | material | chrome over a color | gray \(Fact(darkChrome.gray, darkChrome.evidence)) at \(Fact(darkChrome.alpha, darkChrome.evidence)) in dark: exact; light is too opaque, by how much isn't known | \(known), one picture |
    | material | every other material, and any over content | approximate: gaussian blur of \(MaterialTint.blurRadius) pt, saturation \(MaterialTint.saturation), a tint for each style | \(known), community values |
    | material | what the blur sees | only what lies behind the bar; its edges count in proportion | several sources |
    | material | a scroll edge of a color that isn't opaque, without effect: the standard color is below it | as reported | several sources, iOS 18 |
    | material | with reduced transparency | approximate: the opaque tint | – |
    | images | resizable ones as background, shadow, selection indicator and in views: caps keep their size, the middle is tiled or stretched | exact | documented |
    | images | a gradient of a theme: an image for each style and contrast in one `UIImageAsset`, of which a bar shows the one for its traits | exact; that a bar does so is documented for images of asset catalogs | inferred |
    | images | caps that have no room beside each other, or nothing between them | approximate: they share the room in the ratio of their lengths; the pixel after the first cap is stretched | unknown |
    | images | caps and tiles where a point has other pixels than in the image; resizable symbols; resizable images scaled in proportion by a content mode | approximate: whole pixels; cut up as a picture; cut up to fill the scaled frame | unknown |
    | images | `backgroundImage` of a bar without an appearance: tiled, even if it isn't resizable | exact | documented |
    | images | an opaque `backgroundImage` of a bar with `isTranslucent = true` | approximate: drawn opaque, where UIKit documents an opacity below one that no source states | documented |
    | images | `resizingMode` of an image that isn't resizable | tile | one source |
    | inline | on an iPad: titles of \(bar.inlineTitleSize) pt, \(bar.inlineGap) pt beside the icon, both in the middle of \(bar.padHeight) pt also above a home indicator; the free room in equal parts before, between and after three items | approximate: at the ends it is about a point less | \(known) |
    | inline | on a large iPhone in landscape: the same | inferred | no picture known |
    | inline | in compact height: icon beside title, \(bar.compactInlineTitleSize) pt, \(bar.compactInlineGap) pt between them | approximate: no picture could be measured | \(known) |
    | focus | the focused state | approximate: what is set for it, over the item's own state; no ring of the system | inferred |
    """
  }

  // MARK: - Glass look, iOS 26 and later

  private static func platterWidth(_ count: CGFloat) -> Fact<CGFloat> {
    let pitch = glass.naturalItemWidth.minus(glass.itemOverlap)
    return pitch.map { count * $0 }.plus(glass.itemOverlap).plus(glass.itemMargin).plus(
      glass.itemMargin
    )
  }
  private static var naturalTitlePadding: Fact<CGFloat> {
    glass.itemOverlap.plus(glass.itemTitlePadding)
  }
  private static func glassBadgeHeight(_ textSize: Fact<CGFloat>) -> Fact<CGFloat> {
    let line = UIFont.systemFont(ofSize: textSize.value).lineHeight
    return glass.badgePadding.map { PixelGrid(scale: 3).ceiling(line) + $0 }
  }
  private static let (light, dark) = (GlassColors.light, GlassColors.dark)
  private static var itemsOverWhite: Fact<Double> {
    let white = Double(light.platter.value(RGBA(255, 255, 255)).red) / 255
    let matrix = light.unselectedMatrix
    return Fact((255 * matrix.value(SIMD3(repeating: white)).x).rounded(), matrix.evidence)
  }

  /// Returns the share of the item's color in what is drawn over content below a selected item.
  private static func tintShare(isDark: Bool) -> Fact<Double> {
    let matrix = GlassVibrancy.selected(SIMD3(0, 0.5, 1), isDark: isDark, on: .ios26)
    return matrix.map(\.red.x)
  }

  /// Returns the share of the luma below that an unselected item loses.
  private static func lumaShare(_ colors: GlassColors) -> Fact<Double> {
    colors.unselectedMatrix.map { -$0.green.x / 0.2126 }
  }

  private static var glassLook: FidelityText {
    """
    | bar | \(glass.height) pt high, platter \(glass.platterHeight) pt at its top, \(glass.sideInset) pt from sides, \(glass.height.minus(glass.platterTop).minus(glass.platterHeight)) from the bottom | exact to 0.5 pt | \(known) |
    | bar | width of the platter with two and three items with short titles, \(platterWidth(2)) and \(platterWidth(3)) pt | exact to 0.5 pt | \(known) |
    | items | \(glass.itemHeight) pt high at \(glass.itemTop); as many as fill the platter overlap by \(glass.itemOverlap) pt, fewer are \(glass.naturalItemWidth) pt wide, or \(naturalTitlePadding) pt more than the widest title | exact to half a pixel, but for the misses below | \(known) |
    | items | four with short titles: up to \(glass.shortTitleGrowth) pt wider, \(glass.growthTitleGap.map { ($0 * 10).rounded() / 10 }) pt free before the next title | exact to half a pixel for the four bars that are known, approximate between them | \(known) |
    | items | where a title has no room in that: as wide as the title and \(glass.itemTitlePadding) pt; others share what is left, at least \(glass.itemMinimumWidth) pt, and all overlap more | exact to half a pixel for a bar known in full and two in part, to a pixel beside a search tab | \(known) |
    | items | a search tab: a circle of \(glass.searchSize) pt, \(glass.searchGap) pt from the platter, icon only | exact to a pixel | \(known), three pictures |
    | items | an item `tabBarSystemItem: .search` of a view controller, on iOS 26 | as a search tab; on iOS 27 as the others | one source |
    | items | the prominent tab of iOS 27: which it is, and its place; how it looks | as documented, at the trailing end as several sources say; approximate: as a search tab | documented, inferred |
    | items | a search or prominent tab where there are more tabs than fit | approximate: it is never under More | inferred |
    | small bar | circles of \(glass.minimizedSize) pt for the selected item and a search tab, \(glass.minimizedInset) pt from sides and end | approximate: measured in a moving picture | \(known) |
    | small bar | icon and badge of its items, no pill; the search tab selected | approximate: as on a large bar, which it stays in the last case | inferred |
    | small bar | when: by the direction of scrolling, large at the top and where another tab is selected | as documented, else inferred; what the system decides by itself counts as never | documented, inferred |
    | small bar | in landscape and on iPads | not drawn: the bar stays large | – |
    | accessory | \(glass.accessoryHeight) pt high, as wide as a full platter and \(glass.accessoryGap) pt above it; beside a small bar between the circles, \(glass.minimizedGap) pt from each | exact | \(known), iOS 26.5 |
    | accessory | without a search tab, mirrored, in landscape, on iPads, without a bar; its glass, and the colors of its content | approximate: from the cases that are known | inferred |
    | landscape | on an iPhone SE: platter \(glass.landscapePlatterHeight) pt high, \(glass.landscapeBottomInset) pt above the end; items \(glass.landscapeItemHeight) pt high, \(glass.landscapeItemGap) pt apart; titles of \(glass.landscapeTitleSize) pt, badges of \(glass.landscapeBadgeSize) pt | exact to half a pixel, but for icons | \(known) |
    | landscape | icons without a landscape image: \(glass.landscapeIconScale) of their size; on iPhones with a home indicator, mirrored, with a search tab | approximate: from the case that is known | \(known) |
    | items | icons without a title | approximate: in the middle | inferred |
    | items | icon center at platter y \(glass.itemTop.plus(glass.iconCenter)), title baseline \(glass.itemTop.plus(glass.titleBaseline)), title \(glass.titleSize) pt | exact to 0.5 pt | \(known) |
    | items | icons and titles start at whole points of their item, counted from the left in both directions | exact to half a pixel; titles from right to left are inferred | one source, three icons measured |
    | items | titles medium, while selected semibold | exact | several sources, another has semibold for all |
    | items | titles that have no room: cut with an ellipsis at their end, \(glass.titleGap) pt between two of them | approximate: the widest items are narrowed alike | \(known) |
    | badges | \(glassBadgeHeight(bar.badgeTextSize)) pt beside an icon, \(glassBadgeHeight(glass.badgeTextSizeWithoutIcon)) without, at item y \(glass.badgeTop), over the last \(bar.badgeOverlap) pt of the image, which ends \(bar.symbolMargin) pt after the ink of a symbol | exact to 0.5 pt | \(known) |
    | colors | platter over white \(light.platter.map { $0(RGBA(255, 255, 255)).red }), over black \(dark.platter.map { $0(RGBA(0, 0, 0)).red }); items \(itemsOverWhite) over white; default tint | within a CIEDE2000 difference of 2 | \(known), one source for the tint |
    | colors | selected items in light: \(tintShare(isDark: false)) of the pill's color and the tint, less as much white | within a CIEDE2000 difference of 2, but for the misses below | \(known) |
    | colors | selected items in dark: \(tintShare(isDark: true)) of the pill's color, and the tint | exact, but for the misses below | \(known) |
    | colors | selected items on iOS 27 | exact as far as known: a closed form of matrices that were read for many tints | one source |
    | colors | other items in light: the platter's color less \(lumaShare(light)) of its luma | within a CIEDE2000 difference of 2, but for the misses below | \(known) |
    | colors | other items in dark: the platter's color less \(lumaShare(dark)) of its luma, plus as much white | exact, but for the misses below | \(known) |
    | colors | disabled items | approximate: as other items, at the opacity of a classic bar | inferred |
    | colors | light or dark | over a page that doesn't scroll as the interface, in pictures of iOS 26.1; over content that scrolls by what is behind the platter, as several sources say; approximate: where it turns, dark below a luma of \(GlassColors.darkBelow) and light from \(GlassColors.lightFrom), between them as the interface | \(known); one measured picture is light at 0.46 |
    | colors | an app's dynamic colors | approximate: those of the style that the glass has | inferred |
    | platter | with pill, over white, black, a gray and a red, in both styles | exact in pictures of iOS 26.1, but for the misses below | measured |
    | platter | over content | approximate: gaussian blur of \(GlassColors.light.platter.map(\.radius)) pt, rim of a point, without bending at the edge | \(known) |
    | platter | the soft and the hard edge effect of content that scrolls behind the bar: white, at most \(GlassEdgeEffect.soft.map { $0.map(\.opacity).max() ?? 0 }) and \(GlassEdgeEffect.hard) opaque | exact where the opacity was measured in light style; without blur; black in dark style is inferred | \(known) |
    | platter | the automatic edge effect: \(GlassEdgeEffect.automaticInLight) of the soft one in light style, \(GlassEdgeEffect.automaticInDark) in dark | approximate: fitted to its measured ends; in dark style a device and a simulator differ | \(known) |
    | platter | the edge effect over a background that replaces the glass, and at the top of an iPad | not drawn | – |
    | platter | shadow | exact beside the platter, rounded to whole levels: black at \(GlassShadow.color.map { Double($0.alpha) / 255 }), \(GlassShadow.softness) pt soft, \(GlassShadow.drop) pt down | \(known), one source for the distance, another saw none |
    | appearance | honored: \(glass: .honored) | as reported | \(known) |
    | appearance | ignored: \(glass: .ignored) | as reported | \(known), some of which disagree |
    | appearance | all items have those of the selected state: \(glass: .takenFromSelected) | as reported | \(known) |
    | appearance | in the place of the glass: \(glass: .covers) | as reported | \(known), some of which disagree |
    | appearance | a color of the view, `UITabBar.backgroundColor` | drawn behind the glass, over the whole bar | one source |
    | colors | Increase Contrast | approximate: white at \(GlassColors.contrastFill.map { Double($0.alpha) / 255 }) over light glass; dark glass as usual, since no report says what becomes of it | \(known) |
    | appearance | the offset of titles, which is honored | as reported | one source; another saw no effect of `UITabBarItem.titlePositionAdjustment` |
    | appearance | no glass: \(glass: .removes) | drawn without the platter, with the pill | \(known), one of which has glass; the pill one source |
    """
  }

  // MARK: - iPad with iOS 18 and later

  private static var padBar: FidelityText {
    """
    | bar | \(pad.place.height) pt high at y \(pad.place.top), content \(pad.contentGap) pt below it | exact | \(known), iOS 26.1 |
    | bar | on iOS 18: \(pad.placeOnIOS18.height) pt high at y \(pad.placeOnIOS18.top); the pill \(pad.placeOnIOS18.itemHeight) pt high, white in light, without its faint shadow | as near as a moving picture shows; the space to the content is that of iOS 26, which is inferred | \(known) |
    | screen | the safe area of a window on iOS 26: that of earlier versions | approximate: one source has larger insets at the top and the bottom on iOS 26.1 | not established |
    | items | titles of \(pad.titleSize) pt without icons, \(pad.place.itemHeight) pt high, \(pad.titleMargin) pt on each side, packed in the middle | exact | \(known) |
    | items | titles that have no room | approximate: the longest are cut, and \(pad.sideInset) pt stay free on each side | \(known) |
    | badges | \(pad.badgeSize) pt, at the end of the title, \(pad.badgeRise) pt above the item | exact | \(known) |
    | colors | platter, pill and titles | approximate: as on an iPhone | inferred |
    | appearance | its colors are ignored, badges stay red, and the tint is that of the controller's view; fonts are left out, since no report says what becomes of them | as reported | several sources |
    """
  }

  // MARK: - Controllers and touches

  private static var controllers: FidelityText {
    """
    | selection | who is called for taps and for code, and in which order | as documented; that a subclass hears first is public reports | documented |
    | managed bar | the words with which a program stops that changes it | exact | several sources |
    | app code | the view of a tab bar controller is loaded while it is made, so a subclass's `viewDidLoad` runs inside of `super.init` | as reported | one source |
    | app code | when tabs load their views | approximate: when the controller is about to appear or is laid out | inferred |
    | app code | a child added to a tab bar controller gets a tab, and loses it with its parent | as reported; that removing it removes the tab, and that a child of tabs as objects gets none, is inferred | several sources, inferred |
    | app code | an iPad's bar is at the top or the bottom by the width of its controller, whatever width it overrides itself | as reported | several sources |
    | app code | views that an app adds while it draws a view | as inferred: laid out before the picture | inferred |
    | app code | `UIDevice.orientation`, `shouldAutorotate` | approximate: as the key window shows; kept, and turning a window asks nobody | inferred |
    | app code | a bar of the app's own class, under the key `tabBar`; it hears of items by `setItems(_:animated:)` | as reported | several sources |
    | proxies | `appearance()` of both bars and of their items: set as they enter a window, but for what the app set itself; the outermost container wins, then the longer chain | as documented; a proxy of a subclass counts more, and one for traits | documented, inferred |
    | appearances | what a theme sets in them is what they say afterwards | exact | documented |
    | appearances | what new ones have | as reported | several sources |
    | items | the texts of titles and badges are those of the items | exact | documented |
    | navigation bars | appearances, items and buttons | kept, and not drawn; the system's back indicator is an empty image | – |
    | presenting | who presents, what is dismissed, and the calls in their order | as documented; that the covered one hears last is public reports | documented, one source |
    | presenting | sheets | not drawn: they cover the window, and what is below stays | – |
    | status bar | whom containers ask, and when | as documented; of navigation stacks several sources | documented |
    | status bar | its picture | drawn in pictures of a whole device alone: clock, signs, camera and home indicator | inferred |
    | app and screen | every window has a scene and a screen | approximate: each fills a device | – |
    | buttons | image and title beside each other in the middle, room above and below the title, dimming while pressed | approximate; dimming not drawn | not established |
    | buttons | edge insets of image and title: they move both, and don't count in the size of the content | as documented; that left and right stay as they are from right to left is inferred | documented, inferred |
    | buttons | configurations: insets of \(button.verticalInset) and \(button.horizontalInset) pt, corners of \(button.cornerRadius) pt | approximate, and the same on every system | \(known) |
    | buttons | configurations: fonts, shades of gray and tinted ones, the distance of a subtitle, and what of a state and the configuration counts | approximate | not established |
    | labels | attributed text: fonts, colors, kerning, underlines, shadows | as documented; paragraph styles have no effect | documented |
    | labels | several lines, wrapping and truncation | approximate: lines break after words, inside long ones and between ideographs, without hyphens | documented, inferred |
    | labels | fonts of text styles, and labels that follow the size of text | exact: the sizes of Apple's guidelines | documented |
    | switches | size and look | approximate: those before iOS 26, on every system | not established |
    | accessibility | label, hint, value, traits and identifier; the view of an item has those of the item | as documented; the title stands in for a label, which is inferred; a badge's number is read with the word “items”, and a disabled item has no trait for it, as measured up to iOS 18 | documented, inferred, measured |
    | accessibility | the position of a tab in its bar, in snapshots | VoiceOver's words for tabs of views with the trait `tabBar`; those for the system's items are taken to be the same | one source |
    | accessibility | escape, modality, and what is posted | kept and counted, so that tests can ask; the numbers of notifications are commonly quoted | documented |
    | effects | a view of a blur | as the materials of classic bars; other effects not drawn | – |
    | More | from \(bar.compactRoom.map { $0 + 1 }) tabs on in a compact width | exact | \(known) |
    | More | from \(bar.regularRoom.map { $0 + 1 }) tabs on in a regular one | approximate | \(known) |
    | More | it keeps the tab that it showed, and a tap shows that again, a second one its list | as reported | one source |
    | More | what is selected where a wider bar has no More | approximate: the tab that More showed; the first instead of its list | inferred |
    | More | its list, and the sheet to arrange tabs | not drawn; arranging calls the delegate in order | documented |
    | selection | what is selected among other view controllers: the same, else that at its index, else the first | exact | documented |
    | tabs | `UITab` and groups: hidden, placed, selected, with a navigation controller of their own | as documented; dragging and editing not modelled, `sidebar` and `mode` kept without effect | documented |
    | tabs | search: a tab at the trailing side, with the system's title and icon; no search field | as documented; its identifier is one source's | documented |
    | tabs | several changes in `performBatchUpdates(_:)` | as documented; nothing is animated | documented |
    | bars at the side | the types of iOS 27.1, and whom containers ask | as documented; the numbers of `UIVerticalBarEdge` are inferred | documented |
    | bars at the side | their picture | not drawn: an error | – |
    | tabs | placements where the width is compact | approximate: optional tabs are in the bar | inferred |
    | tabs | what selects and notifies where tabs are objects, by code and by taps | as measured by others on iOS 26.1 | measured |
    | tabs | when a tab makes its controller, and what `selectedIndex` counts where tabs are objects | approximate: when it is first shown; the tabs | inferred |
    | layout | safe areas of tabs, rotation, callbacks and their order | as documented | documented |
    | layout | constraints, guides, margins, sizes of contents and their priorities, in both directions of text | as documented; edges go to the nearest pixel, which is inferred, and the margins of a controller's view are in several sources | documented, inferred, several sources |
    | layout | constraints that contradict each other, or leave open where a view is | told by snapshots, where UIKit logs them; of contradicting ones the last is left out | inferred |
    | layout | constraints written as visual formats, system spacing, readable widths | not modelled | – |
    | stack views | axis, distribution, alignment, spacing, margins, hidden views | as documented; which view takes the room that several could share is inferred: the first | documented, inferred |
    | layers | layers of the app between and below subviews, gradients along a line, lines with ends, joins and dashes | as documented | documented |
    | layers | animations | kept until the clock passes their end; a picture shows the layer's own properties, also where an animation is to stay after its end | documented |
    | transitions | animators and percent-driven interaction between tabs | as documented; a picture shows the final state | documented |
    | animations | changes at once, completions when a test's clock passes the end | as documented | documented |
    | gestures | a long press: \(gestures.minimumPressDuration) s within \(gestures.allowableMovement) pt | exact | \(known) |
    | gestures | panning from \(gestures.panHysteresis) pt on; taps \(gestures.tapInterval) s and \(gestures.tapMovement) pt apart | approximate | \(known) |
    | gestures | requirements, delegates, cancelled and delayed touches, one finger at a time or several | as documented | documented |
    | gestures | which recognizers stand against each other, and when they are ready again: those that had a touch in common, once their own touches are over and none of them waits | approximate | several sources |
    | traits | `UITraitCollection.current` in layout, drawing, and the calls about traits and tint; set by the app, on its thread | as documented | documented |
    | traits | the simulated system on other threads | colors have it from the traits; whatever else asks there finds the usual one | – |
    | layers | corners, border, shadow and its path, opacity and mask of a view, clipping | as documented; the radius of a shadow is taken as the standard deviation of its blur; a mask has no mask | documented |
    | layers | masks of a path, mask views, and what an app draws in a view's `draw(_:)` | as documented; paths are filled and not stroked, and their round corners are parts of circles; an effect is seen through a mask view only if that fills one path | documented |
    | transforms | the frame, coordinates and touches of a transformed view | as documented; setting the frame of one, and that layout, containers and presentations leave the transform alone, are inferred | documented, inferred |
    | transforms | sines and cosines | to about the last bit, the same on every machine; a quarter turn is no more exact than half of π is, as in UIKit | inferred |
    | transforms | drawing | shapes and text are sharp, where a layer of UIKit's may be scaled as a picture; images are resampled; a shadow is as soft in every direction | inferred |
    | feedback | haptics | counted | – |
    """
  }
}
