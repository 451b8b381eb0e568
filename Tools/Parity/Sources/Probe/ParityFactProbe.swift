import Foundation
import TabAppearance

/// Reads, by UIKit's public API alone, which unverified behaviors the running system has.
@MainActor
struct ParityFactProbe {
  let host: any ParityHost

  /// The name of the behavior that can end the process.
  static let trap = "trapsWritesToGoneItems"

  /// The questions, by the names of the switches of `SimulatedSystem.UnverifiedBehaviors`.
  private static let questions: [(name: String, answer: (ParityFactProbe) -> ParityFact)] = [
    ("appearanceIsSticky", { $0.appearanceIsSticky() }),
    ("asksTabFamilyOnly", { $0.asksTabFamilyOnly() }),
    ("barInContainer", { $0.barInContainer() }),
    ("barRelaysItselfOut", { $0.barRelaysItselfOut() }),
    ("copiesBarFieldsOnly", { $0.copiesBarFieldsOnly() }),
    ("dissolvesAfterTaps", { $0.dissolvesAfterTaps() }),
    ("glassTellsNoFrames", { $0.glassTellsNoFrames() }),
    ("hiddenBarKeepsInset", { $0.hiddenBarKeepsInset() }),
    ("interactionStartsLate", { $0.interactionStartsLate() }),
    ("moreTakesStacks", { $0.moreTakesStacks() }),
    ("refillsItems", { $0.refills().atOnce }),
    ("refillsLater", { $0.refills().later }),
    ("remakesItems", { $0.remakesItems() }),
  ]

  /// Returns the facts of the running system, but for the behavior that can end the process.
  func facts() -> ParityFacts {
    let running = TabBarEnvironment.current
    let environment = host.details.merging([
      "system": host.system, "look": running.look.rawValue, "idiom": running.idiom.rawValue,
    ]) { $1 }
    let facts = Self.questions.map { ($0.name, $0.answer(self)) }
    return ParityFacts(environment: environment, facts: Dictionary(facts) { $1 })
  }

  /// Writes the facts into a file.
  ///
  /// The file says that the system traps writes to items of a gone bar, until such a write has
  /// returned: a trap ends the process, and leaves the file as it is.
  func write(to file: URL) throws {
    var facts = facts()
    facts.facts[Self.trap] = ParityFact(isShown: true, readings: ["write": "ended the process"])
    try facts.write(to: file)
    writeToGoneItem()
    facts.facts[Self.trap] = ParityFact(isShown: false, readings: ["write": "returned"])
    try facts.write(to: file)
  }

  private func writeToGoneItem() {
    let item = UITabBarItem(title: "A", image: nil, tag: 0)
    var bar: UITabBar? = UITabBar()
    bar?.items = [item]
    bar = nil
    host.wait(0.1)
    item.badgeValue = "1"
  }

  // MARK: - Controllers

  /// Shows a controller while an operation reads it.
  func show<Controller: UITabBarController>(
    _ controller: Controller,
    while operation: (Controller) -> ParityFact
  ) -> ParityFact {
    let isPad = TabBarEnvironment.current.idiom == .pad
    let screen = ParityCase(name: "facts", items: [], screen: isPad ? .pad : .phone)
    return host.show(controller, for: screen) { operation(controller) }
  }

  func pages(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      page.tabBarItem = UITabBarItem(
        title: "Tab \(index)",
        image: UIImage(systemName: "star"),
        tag: index
      )
      return page
    }
  }

  func controller(_ count: Int) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = pages(count)
    return controller
  }

  /// Taps an item, as far as the bar has a control for each.
  ///
  /// - Returns: Whether there was a control to tap.
  func tap(_ index: Int, of controller: UITabBarController) -> Bool {
    let bar = controller.tabBar
    let controls = bar.shownControls.sorted {
      bar.convert($0.bounds, from: $0).minX < bar.convert($1.bounds, from: $1).minX
    }
    guard controls.count == bar.items?.count, controls.indices.contains(index) else { return false }
    controls[index].sendActions(for: .touchUpInside)
    return true
  }
}

extension Bool {
  var word: String { self ? "yes" : "no" }
}
