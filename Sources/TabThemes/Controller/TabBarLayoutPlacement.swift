import Foundation
import TabDiagnostics
import TabUIKit

/// The height of a controller's bar and the frames of its items that a layout has set, attached to
/// the controller.
///
/// UIKit may place both again without a layout of the controller; so the frames are compared in the
/// next turn of the run loop, and after changes of items and of the selection.
@MainActor
final class TabBarLayoutPlacement {
  private weak var controller: UITabBarController?
  private var isLayingOut = false
  private var isCheckDue = false

  /// The frame that was set on the bar, in its superview; `nil` if the height is the system's.
  private var barFrame: CGRect?

  /// The row of the items; `nil` if their frames are the system's.
  private var row: ItemRow?

  /// The frame, in the bar, of the slot among the items.
  private(set) var slot: CGRect?

  /// The height that the bar adds to the safe area of the children, while a theme sets its height.
  private var inset: ChildSafeAreaInset?

  private var itemObservations: [ChangeObservation] = []
  private var controllerObservation: ChangeObservation?

  /// The settings of the bar's frame in one turn: setting it may mark the view of the controller for
  /// another layout.
  private let frameBudget = RewriteBudget(limit: 10, seconds: 0)

  /// The corrections of frames that weren't as they had been set.
  private let correctionBudget = RewriteBudget(limit: 10)

  /// The problem of frames that weren't as they had been set, for the next layout's diagnostics.
  private var lateProblem: ThemeDiagnostic?

  init(_ controller: UITabBarController) {
    self.controller = controller
  }

  /// Applies a plan that a closure makes.
  ///
  /// - Returns: The problems; `nil` during the layout that this method has caused.
  func layOut(_ plan: () -> BarPlan) -> [ThemeDiagnostic]? {
    guard !isLayingOut, let controller else { return nil }
    isLayingOut = true
    defer { isLayingOut = false }
    let plan = plan()
    var diagnostics = plan.diagnostics
    diagnostics += setHeight(plan.height.map { CGFloat($0) }).map { [$0] } ?? []
    diagnostics += placeItems(plan.row).map { [$0] } ?? []
    if let lateProblem { diagnostics.append(lateProblem) }
    lateProblem = nil
    diagnostics += controller.tabBar.hiddenItemSettings
    if controller.isTabBarAway { diagnostics = [] }
    observe()
    checkLater()
    return diagnostics + (controller.themedBar?.diagnostics ?? [])
  }

  // MARK: - The bar

  /// Sets the height of the bar above the bottom safe area, or with `nil` restores the system's.
  private func setHeight(_ height: CGFloat?) -> ThemeDiagnostic? {
    barFrame = nil
    guard height != nil || inset != nil, let controller, let view = controller.viewIfLoaded else {
      return nil
    }
    let bar = controller.tabBar
    // A bar that was removed from the view or is hidden is left for UIKit to move.
    guard let container = bar.superview, bar.isDescendant(of: view), !controller.isTabBarPushedAway,
      !controller.isTabBarHiddenByController
    else {
      inset?.set(0, on: controller.children)
      return nil
    }
    // From iOS 26 on, or 18, the bar is inside of containers (public view dumps), which may place it
    // after the controller's layout.
    if container !== view { container.layoutIfNeeded() }
    let systemHeight = bar.sizeThatFits(view.bounds.size).height
    let total = height.map { $0 + view.safeAreaInsets.bottom } ?? systemHeight
    let frame = CGRect(
      x: view.bounds.minX,
      y: view.bounds.maxY - total,
      width: view.bounds.width,
      height: total
    )
    let isSet = setFrame(view.convert(frame, to: container), of: bar)
    let inset = inset ?? ChildSafeAreaInset(by: .theme)
    inset.set(bar.isHidden || !isSet ? 0 : total - systemHeight, on: controller.children)
    self.inset = height == nil ? nil : inset
    guard height != nil, !isSet else { return nil }
    return ThemeDiagnostic(
      .warning,
      "'layout' has no effect on the height: UIKit or other code sets the bar's frame again",
      notes: ["the bar keeps the height that the system gives it"]
    )
  }

  /// Sets the bar's frame.
  ///
  /// - Returns: Whether the bar has the frame after a layout of what surrounds it.
  private func setFrame(_ frame: CGRect, of bar: UITabBar) -> Bool {
    if !bar.frame.isClose(to: frame) {
      guard frameBudget.spend() else { return false }
      bar.frame = frame
    }
    if bar.superview !== controller?.viewIfLoaded { bar.superview?.layoutIfNeeded() }
    guard bar.frame.isClose(to: frame) else { return false }
    barFrame = frame
    return true
  }

  // MARK: - The items

  /// Sets the frames of the items after the bar has placed them itself.
  private func placeItems(_ newRow: ItemRow?) -> ThemeDiagnostic? {
    guard let bar = controller?.tabBar else { return nil }
    if row != nil { bar.setNeedsLayout() }
    (row, slot) = (newRow, nil)
    guard let row else { return nil }
    bar.layoutIfNeeded()
    guard let controls = bar.itemControls else {
      return ThemeDiagnostic(
        .warning,
        "'layout' is left out: the bar's items aren't controls of their own",
        notes: ["the items keep the places that the system gives them"]
      )
    }
    let placed = row.placed(in: bar)
    for (control, span) in zip(controls, placed.spans) {
      control.frame.origin.x = span.x
      control.frame.size.width = span.width
    }
    slot = placed.slot.map { slot in
      CGRect(x: slot.x, y: 0, width: slot.width, height: bar.bounds.height)
    }
    return nil
  }

  // MARK: - Later changes

  private func observe() {
    guard let controller else { return }
    let isPlaced = row != nil || barFrame != nil
    let items = isPlaced ? controller.tabBar.items ?? [] : []
    itemObservations.follow(items) { [weak self] in self?.checkLater() }
    guard isPlaced || hasObserver else {
      controllerObservation = nil
      return
    }
    if controllerObservation == nil {
      controllerObservation = ChangeObservation(controller) { [weak self] in
        self?.selectionDidChange()
      }
    }
  }

  /// Whether a part of TabControls follows the layouts of the controller.
  private var hasObserver: Bool { controller?[attached: TabBarLayoutObserver.self] != nil }

  private func selectionDidChange() {
    if hasObserver { controller?.viewIfLoaded?.setNeedsLayout() }
    checkLater()
  }

  private func checkLater() {
    guard row != nil || barFrame != nil, !isCheckDue else { return }
    isCheckDue = true
    onNextTurn { [weak self] in
      guard let self else { return }
      isCheckDue = false
      correct()
    }
  }

  /// Sets frames again that aren't as they were set.
  private func correct() {
    guard !isLayingOut, let controller, !controller.isTabBarAway, !controller.isTabBarPushedAway
    else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let bar = controller.tabBar
    bar.layoutIfNeeded()
    let isBarMoved = barFrame.map { !bar.frame.isClose(to: $0) } ?? false
    let spans = row?.placed(in: bar).spans ?? []
    let areItemsMoved = zip(bar.itemControls ?? [], spans).contains { control, span in
      abs(control.frame.minX - span.x) > 0.5 || abs(control.frame.width - span.width) > 0.5
    }
    guard isBarMoved || areItemsMoved else { return }
    guard correctionBudget.spend() else {
      let problem = ThemeDiagnostic(
        .warning,
        "'layout' is given up: UIKit or other code places the bar or its items again and again",
        notes: ["they were set again 10 times in a second; the next layout sets them once more"]
      )
      lateProblem = problem
      bar.printOnce([problem])
      return
    }
    if isBarMoved, let barFrame { _ = setFrame(barFrame, of: bar) }
    _ = placeItems(row)
  }
}

extension UITabBarController {
  /// The placement of the bar and its items, created on first use.
  var tabBarLayoutPlacement: TabBarLayoutPlacement {
    if let placement = self[attached: TabBarLayoutPlacement.self] { return placement }
    let placement = TabBarLayoutPlacement(self)
    self[attached: TabBarLayoutPlacement.self] = placement
    return placement
  }
}

extension ItemRow {
  /// Returns the row in the direction of a bar's content.
  @MainActor fileprivate func placed(in bar: UITabBar) -> ItemRow {
    bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? mirrored(in: Double(bar.bounds.width)) : self
  }
}

extension CGRect {
  /// Whether both frames are the same but for rounding.
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5
      && abs(width - other.width) < 0.5 && abs(height - other.height) < 0.5
  }
}
