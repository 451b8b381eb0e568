import Foundation

/// How a controller is shown over others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes it: a page sheet.
  case automatic = -2

  /// In place of what is below, which disappears.
  case fullScreen = 0

  /// As a sheet over what is below, which stays.
  case pageSheet = 1

  /// As a sheet, smaller on an iPad, over what is below, which stays.
  case formSheet = 2

  /// Over all that is below, which stays.
  case overFullScreen = 5
}

extension UIViewController {
  /// The outermost container around the controller: it presents for all in it, as documented.
  private var presenter: UIViewController { parent?.presenter ?? self }

  /// What a controller presents, and what that presents in turn.
  var presentedChain: [UIViewController] {
    presentedChild.map { [$0] + $0.presentedChain } ?? []
  }

  /// Shows a controller over the window at once, whatever the animation.
  ///
  /// Nothing happens where the presenter shows another one already, or stands in no window: there UIKit only logs it.
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
      // The order of a public log of a full-screen presentation: the old one is told last that it disappeared.
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

  /// Takes away what the controller or a container of it presents, with all above; else the controller itself.
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
  /// Puts the view of a controller over all others, or below that of another one.
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

  /// The root controller and what is presented over it, from the back to the front.
  var shownControllers: [UIViewController] {
    rootViewController.map { [$0] + $0.presentedChain } ?? []
  }
}
