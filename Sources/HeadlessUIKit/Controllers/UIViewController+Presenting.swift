import Foundation

/// The style in which a controller is presented over others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice: a page sheet.
  case automatic = -2

  /// Over the full screen; the presenting controller disappears.
  case fullScreen = 0

  /// A sheet; the presenting controller stays visible.
  case pageSheet = 1

  /// A sheet, smaller on an iPad; the presenting controller stays visible.
  case formSheet = 2

  /// Over the full screen; the presenting controller stays visible.
  case overFullScreen = 5
}

extension UIViewController {
  /// The outermost container around the controller, which presents for all controllers in it (documented).
  private var presenter: UIViewController { parent?.presenter ?? self }

  /// The controllers presented on this one, from the lowest to the topmost.
  var presentedChain: [UIViewController] {
    presentedChild.map { [$0] + $0.presentedChain } ?? []
  }

  /// Presents a controller over the window, at once even if animated.
  ///
  /// Nothing happens if the presenter already presents another controller, or isn't in a window; UIKit only logs that.
  func show(overAll controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    precondition(
      controller.parent == nil && controller.presentingViewController == nil,
      "Application tried to present modally an active controller (\(type(of: controller)))"
    )
    let presenter = self.presenter
    guard presenter.presentedChild == nil, let window = presenter.viewIfLoaded?.window else {
      return
    }
    let covers = controller.modalPresentationStyle == .fullScreen
    presenter.presentedChild = controller
    controller.presentingParent = presenter
    controller.isPresentationRunning = true
    inTransition([presenter, controller]) {
      controller.loadViewIfNeeded()
      // In the order of a public log of a full-screen presentation, `didDisappear` of the presenter is last.
      if covers { presenter.willDisappear(animated: animated) }
      controller.willAppear(animated: animated)
      window.show(controller)
      controller.isAppearing(animated: animated)
      window.layoutIfNeeded()
      controller.didAppear(animated: animated)
      if covers {
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.didDisappear(animated: animated)
      }
    }
    controller.isPresentationRunning = false
    window.updateStatusBar()
    completion?()
  }

  /// Dismisses all that the controller or a container of it presents; if nothing is presented, the controller itself.
  func takeAway(animated: Bool, completion: (() -> Void)?) {
    var presenter = self
    while presenter.presentedChild == nil, let parent = presenter.parent { presenter = parent }
    if presenter.presentedChild == nil {
      guard let other = presentingViewController else { return }
      presenter = other
    }
    let gone = presenter.presentedChain
    let visible = gone.reversed().filter { $0.viewIfLoaded?.window != nil }
    guard let window = visible.first?.viewIfLoaded?.window else { return }
    let returns = presenter.viewIfLoaded?.window == nil
    inTransition([presenter] + gone) {
      for controller in visible {
        controller.isDismissalRunning = true
        controller.willDisappear(animated: animated)
      }
      if returns {
        presenter.willAppear(animated: animated)
        window.show(presenter, below: visible.last)
        presenter.isAppearing(animated: animated)
      }
      for controller in visible { controller.viewIfLoaded?.removeFromSuperview() }
      window.layoutIfNeeded()
      if returns { presenter.didAppear(animated: animated) }
      for controller in visible {
        controller.didDisappear(animated: animated)
        controller.isDismissalRunning = false
      }
    }
    for controller in gone {
      controller.presentingParent?.presentedChild = nil
      controller.presentingParent = nil
    }
    window.updateStatusBar()
    completion?()
  }

  private func inTransition(_ controllers: [UIViewController], _ run: () -> Void) {
    for controller in controllers { controller.isInContainerTransition = true }
    run()
    for controller in controllers { controller.isInContainerTransition = false }
  }
}

extension UIWindow {
  /// Adds the view of a controller in front of all others, or below that of another controller.
  fileprivate func show(_ controller: UIViewController, below other: UIViewController? = nil) {
    let view: UIView = controller.view
    view.place(at: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let above = other?.viewIfLoaded {
      insertSubview(view, belowSubview: above)
    } else {
      addSubview(view)
    }
  }

  /// The root controller and the controllers presented on it, from back to front.
  var shownControllers: [UIViewController] {
    rootViewController.map { [$0] + $0.presentedChain } ?? []
  }
}
