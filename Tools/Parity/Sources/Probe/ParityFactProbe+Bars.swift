import TabAppearance

// Facts of a bar: its place, its items' frames and its appearance.
extension ParityFactProbe {
  func barInContainer() -> ParityFact {
    show(controller(3)) { controller in
      var names: [String] = []
      var view = controller.tabBar.superview
      while let container = view, container !== controller.view {
        names.append("\(type(of: container))")
        view = container.superview
      }
      return ParityFact(
        isShown: view == nil ? nil : !names.isEmpty,
        readings: [
          "views between the bar and the controller's": names.joined(separator: ", "),
          "bar is below the controller's view": (view != nil).word,
        ]
      )
    }
  }

  func glassTellsNoFrames() -> ParityFact {
    show(controller(3)) { controller in
      let bar = controller.tabBar
      var readings = ["controls": "\(bar.shownControls.count)", "items": "3"]
      guard #available(iOS 17, *), TabBarEnvironment.current.os >= 17 else {
        return ParityFact(readings: readings)
      }
      let frames = (bar.items ?? []).map { item -> CGRect? in
        let frame: CGRect? = item.frame(in: bar)
        return frame.flatMap { $0.isNull ? nil : $0 }
      }
      for (index, frame) in frames.enumerated() {
        readings["item \(index)"] = frame.map { "\($0.figure)" } ?? "no frame"
      }
      let isGlass = TabBarEnvironment.current.look == .glass
      return ParityFact(isShown: isGlass ? frames.contains(nil) : nil, readings: readings)
    }
  }

  func hiddenBarKeepsInset() -> ParityFact {
    show(controller(3)) { controller in
      @MainActor func inset() -> CGFloat {
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        let insets = controller.selectedViewController?.view.safeAreaInsets ?? .zero
        return insets.top + insets.bottom
      }
      let shown = inset()
      controller.tabBar.isHidden = true
      let hidden = inset()
      host.wait(0.1)
      let later = inset()
      return ParityFact(
        isShown: later >= shown,
        readings: [
          "top and bottom with the bar": Double(shown).word,
          "with a hidden bar": Double(hidden).word,
          "a tenth of a second later": Double(later).word,
        ]
      )
    }
  }

  func barRelaysItselfOut() -> ParityFact {
    let controller = CountingController()
    controller.viewControllers = pages(3)
    return show(controller) { controller in
      @MainActor func layouts(_ change: () -> Void) -> Int {
        host.wait(0.1)
        controller.layoutCount = 0
        change()
        controller.view.window?.layoutIfNeeded()
        host.wait(0.1)
        return controller.layoutCount
      }
      let selecting = layouts { controller.selectedIndex = 1 }
      let badge = layouts { controller.tabBar.items?[0].badgeValue = "1" }
      return ParityFact(
        isShown: selecting == 0,
        readings: [
          "layouts of the controller at a selection": "\(selecting)", "at a badge": "\(badge)",
        ]
      )
    }
  }

  func copiesBarFieldsOnly() -> ParityFact {
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    let copy = UITabBarAppearance(barAppearance: appearance)
    let color = copy.stackedLayoutAppearance.normal.iconColor
    return ParityFact(
      isShown: color != .red,
      readings: ["icon color": color.map { "\($0)" } ?? "none"]
    )
  }

  func appearanceIsSticky() -> ParityFact {
    let controller = controller(3)
    // Read before the bar has an appearance of its own.
    let bar = controller.tabBar
    let appearance = bar.standardAppearance
    (bar.isTranslucent, bar.barTintColor) = (false, .red)
    return show(controller) { _ in
      let before = picture(of: bar)
      bar.standardAppearance = UITabBarAppearance()
      bar.standardAppearance = appearance
      let after = picture(of: bar)
      func word(_ isEqual: Bool) -> String { isEqual ? "equal" : "different" }
      return ParityFact(
        isShown: before != after,
        readings: [
          "picture after restoring": word(before == after),
          "standardAppearance, read twice": word(bar.standardAppearance == bar.standardAppearance),
          "barTintColor, read twice": word(bar.barTintColor == bar.barTintColor),
          "tintColor, read twice": word(bar.tintColor == bar.tintColor),
        ]
      )
    }
  }

  private func picture(of bar: UITabBar) -> Data {
    bar.superview?.layoutIfNeeded()
    return UIGraphicsImageRenderer(bounds: bar.bounds).pngData { _ in
      bar.drawHierarchy(in: bar.bounds, afterScreenUpdates: true)
    }
  }
}

/// A controller that counts its layouts.
private final class CountingController: UITabBarController {
  var layoutCount = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutCount += 1
  }
}
