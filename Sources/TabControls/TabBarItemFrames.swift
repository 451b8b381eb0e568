import Foundation
public import TabThemes
import TabUIKit

/// The frames of a bar's items, with their source.
public struct TabBarItemFrames: Hashable, Sendable {
  /// The source of the frames.
  public enum Source: Hashable, Sendable, CaseIterable {
    /// A ``CustomTabBar``.
    case customBar

    /// The items themselves, on iOS 17 and later.
    case items

    /// The bar's public controls.
    case controls

    /// Equal parts of the bar within its safe area, an estimate that is right for items that fill a
    /// classic bar.
    case equalSplit
  }

  /// The frames, in points, in reading order.
  public var frames: [CGRect]

  /// The source of the frames.
  public var source: Source
}

extension TabBarControls {
  /// Returns the frames of the visible bar's items in a view, which must be in the same window.
  ///
  ///     if let items = controls.itemFrames(in: controller.view) {
  ///       callout.center = CGPoint(x: items.frames[2].midX, y: items.frames[2].minY)
  ///     }
  ///
  /// Don't store the frames: a layout, a change of the items, and the traits change them.
  ///
  /// - Returns: As many frames as items, or `nil` if none are on the screen, as with a sidebar.
  /// - Note: On glass and at the top of an iPad, it isn't verified that items provide their frames.
  ///   Parts that need a frame then leave icons and badges to the system, with a diagnostic.
  public func itemFrames(in view: UIView) -> TabBarItemFrames? {
    if let frames = barPart?.itemFrames(in: view) {
      return TabBarItemFrames(frames: frames, source: .customBar)
    }
    guard let bar = controller?.tabBar, let items = bar.items, !items.isEmpty,
      bar.window === view.window, !bar.isHidden
    else { return nil }
    let space = bar.convert(bar.bounds, to: view)
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if #available(iOS 17, *), TabBarEnvironment.current.os >= 17 {
      let frames = items.compactMap { $0.frame(in: view) }
      if frames.areValidItemFrames(items.count, in: space, isRightToLeft: isRightToLeft) {
        return TabBarItemFrames(frames: frames, source: .items)
      }
    }
    if let frames = bar.itemControls?.map({ $0.convert($0.bounds, to: view) }),
      frames.areValidItemFrames(items.count, in: space, isRightToLeft: isRightToLeft)
    {
      return TabBarItemFrames(frames: frames, source: .controls)
    }
    // Equal parts are a valid estimate for classic bars only.
    guard TabBarEnvironment.current.look == .classic else { return nil }
    let room = space.inset(by: bar.safeAreaInsets)
    let row = TabBarLayout().row(of: items.count, in: room.size, isRightToLeft: isRightToLeft)
    let frames = row.itemFrames.map { $0.offsetBy(dx: room.minX, dy: room.minY) }
    guard frames.areValidItemFrames(items.count, in: space, isRightToLeft: isRightToLeft) else {
      return nil
    }
    return TabBarItemFrames(frames: frames, source: .equalSplit)
  }

  /// Returns the frame of a tab's item of the visible bar in a view, or `nil` if the item isn't on
  /// the screen, as that of a tab under More.
  public func frame(ofItemAt tab: TabBarTab.Name, in view: UIView) -> CGRect? {
    guard let tab = self.tab(tab), let frames = itemFrames(in: view)?.frames,
      let position = position(of: tab),
      frames.indices.contains(position)
    else { return nil }
    return frames[position]
  }

  /// Returns the tab of the item at a position in the visible bar; `nil` for More or none.
  func tab(atPosition position: Int) -> BarTab? {
    controller?.barTabs.first { self.position(of: $0) == position }
  }

  /// Returns the position of a tab's item in the visible bar; `nil` if it has none.
  func position(of tab: BarTab) -> Int? {
    barPart.map { $0.position(ofTabAt: tab.index) }
      ?? controller?.tabBar.items?.firstIndex { $0 === tab.item }
  }

  /// Returns the frame, in a view, of the slot that no item of the visible bar occupies, or `nil`
  /// without a slot.
  ///
  /// The slot comes from a theme's `layout`, from a ``TabBarLayout``, or from a center button.
  public func slotFrame(in view: UIView) -> CGRect? {
    if let customBar { return customBar.slotFrame(in: view) }
    guard let controller, let frame = controller.barSlotFrame else { return nil }
    return controller.tabBar.convert(frame, to: view)
  }

  /// Whether the system's bar is outside of the window, as it is at the top of an iPad (reported).
  var isBarOutsideWindow: Bool {
    guard let controller, shownBar === controller.tabBar, controller.tabBar.window == nil else {
      return false
    }
    return controller.barPlacement(in: .current) == .top
      && controller.viewIfLoaded?.window != nil
  }

  /// Returns whether a view can be placed over the icon of a tab; `nil` while the visible bar is
  /// hidden or in no window, when that isn't known.
  ///
  /// A part hides what the system draws only if this is `true`.
  func canPlaceView(over tab: BarTab) -> Bool? {
    guard let bar = shownBar, bar.window != nil, !bar.isHidden else { return nil }
    return iconFrame(ofItemAt: .index(tab.index), in: bar) != nil
  }

  /// Reports once what works instead of a view at an item, if the visible bar provides no frames.
  func reportMissingFrames(_ consequence: String) {
    guard let bar = shownBar, bar.window != nil, !bar.isHidden, itemFrames(in: bar) == nil else {
      return
    }
    report(
      ThemeDiagnostic(
        .warning,
        "\(consequence): the bar doesn't provide the frames of its items",
        fix: "use a CustomTabBar"
      )
    )
  }

  /// Returns the tab at an index as closures of the app get it; `nil` for More or none.
  func tabValue(at index: Int?) -> TabBarTab? {
    index.flatMap { tab(.index($0)) }?.value(in: controller)
  }

  /// Returns the tab with a name.
  func tab(_ name: TabBarTab.Name) -> BarTab? { controller?.barTab(name) }
}

extension [CGRect] {
  /// Whether these are plausible frames of items: of the right number, none empty, in the bar, in
  /// reading order.
  func areValidItemFrames(_ count: Int, in bar: CGRect, isRightToLeft: Bool) -> Bool {
    self.count == count
      && allSatisfy { !$0.isNull && !$0.isEmpty && bar.contains(CGPoint(x: $0.midX, y: $0.midY)) }
      && zip(self, dropFirst()).allSatisfy { isRightToLeft ? $0.midX > $1.midX : $0.midX < $1.midX }
  }
}
