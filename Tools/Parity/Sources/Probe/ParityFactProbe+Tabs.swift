import TabAppearance

// Facts of `UITab`s and their items.
extension ParityFactProbe {
  func remakesItems() -> ParityFact {
    guard #available(iOS 18, *), TabBarEnvironment.current.os >= 18 else { return ParityFact() }
    return show(UITabBarController(tabs: tabs(3))) { controller in
      let old = controller.tabBar.items?.first
      controller.tabs += [UITab(title: "New", image: nil, identifier: "new") { _ in pages(1)[0] }]
      controller.view.layoutIfNeeded()
      host.wait(0.1)
      let new = controller.tabBar.items?.first
      guard let old, let new else { return ParityFact(readings: ["items": "none"]) }
      return ParityFact(
        isShown: old !== new,
        readings: ["first item after a new tab": old === new ? "the same" : "another"]
      )
    }
  }

  /// Returns whether a tab replaces the selected image of its item when its image is set: at once,
  /// and at a later turn of the run loop.
  func refills() -> (atOnce: ParityFact, later: ParityFact) {
    guard #available(iOS 18, *), TabBarEnvironment.current.os >= 18 else {
      return (ParityFact(), ParityFact())
    }
    var (atOnce, later): (Bool?, Bool?)
    var readings: [String: String] = [:]
    _ = show(UITabBarController(tabs: tabs(2))) { controller in
      guard let item = controller.tabBar.items?.first else { return ParityFact() }
      @MainActor func isRefilled() -> Bool { item.selectedImage == item.image }
      item.selectedImage = UIImage(systemName: "heart")
      readings["selectedImage, read twice"] =
        item.selectedImage == item.selectedImage ? "equal" : "different"
      readings["selectedImage before"] = isRefilled() ? "the image" : "its own"
      controller.tabs[0].image = UIImage(systemName: "bell")
      atOnce = isRefilled()
      readings["selectedImage after tab.image ="] = isRefilled() ? "the image" : "its own"
      item.selectedImage = UIImage(systemName: "heart")
      host.wait(0.1)
      later = isRefilled()
      readings["set again, a tenth of a second later"] = isRefilled() ? "the image" : "its own"
      return ParityFact()
    }
    return (
      ParityFact(isShown: atOnce, readings: readings),
      ParityFact(isShown: later, readings: readings)
    )
  }

  @available(iOS 18, *)
  private func tabs(_ count: Int) -> [UITab] {
    (0..<count).map { index in
      UITab(title: "Tab \(index)", image: UIImage(systemName: "star"), identifier: "\(index)") {
        _ in
        pages(1)[0]
      }
    }
  }
}
