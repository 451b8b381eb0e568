import Foundation
import TabThemes
import TabUIKit

extension TabBarCenterButton {
  /// Requests room among the items, and reports if there is no slot for an action.
  ///
  /// - Returns: Whether the request has changed.
  func askForRoom(over bar: UIView) -> Bool {
    guard let controls, let controller = controls.controller else { return false }
    let height = bar.bounds.height - bar.safeAreaInsets.bottom
    let size = self.size
    let bottom = position.centerY(inBarOfHeight: Double(height)) + size.height / 2
    let isSlot = runsAction && requestedIndex == nil
    let isWanted = (isSlot || placeholder != nil) && reservesRoom && bottom > 0
    let item = index.flatMap { controls.tab(.index($0)) }.flatMap(controls.position)
    let room = ItemRow.ButtonRoom(width: Double(size.width), itemIndex: isSlot ? nil : item)
    let old = controller.barButtonRoom
    controller.barButtonRoom = isWanted && (isSlot || item != nil) ? room : nil
    let isNew = controller.barButtonRoom != old
    if isWanted, isSlot, controls.slotFrame(in: bar) == nil {
      reportMissingSlot(in: bar, isRequestNew: isNew)
    }
    return isNew
  }

  private func reportMissingSlot(in bar: UIView, isRequestNew: Bool) {
    guard let controls, let controller = controls.controller else { return }
    let isSystemBar = bar === controller.tabBar
    let count = controls.itemFrames(in: bar)?.frames.count
    if isSystemBar, controller.hasWideBar {
      report("the bar of an iPad groups its items", fix: "set a CustomTabBar")
    } else if isSystemBar, TabBarEnvironment.current.look == .glass {
      report(
        "there is no public way to place the items of a bar of glass",
        fix: "set a CustomTabBar"
      )
    } else if let count, !count.isMultiple(of: 2) {
      report(
        "an odd number of items leaves no place in the middle",
        fix: "give it an even number of tabs"
      )
    } else if count != nil, !isRequestNew {
      // After a request of room another layout follows, so its items may not be placed yet.
      report("the layout sets the widths of the items", fix: "set the width of the layout's 'slot'")
    }
  }

  private func report(_ reason: String, fix: String) {
    let message = "the center button is over the items: \(reason)"
    controls?.report(ThemeDiagnostic(.note, message, fix: fix))
  }

  func reportCoveredNeighbors(itemWidth: CGFloat) {
    let width = size.width
    guard width > itemWidth else { return }
    controls?.report(
      ThemeDiagnostic(
        .note,
        "the center button covers parts of the items beside its own: its width is "
          + "\(Int(width.rounded(.up))), that of its item \(Int(itemWidth))",
        fix: "make the button narrower, or use a CustomTabBar with a wider item"
      )
    )
  }
}
