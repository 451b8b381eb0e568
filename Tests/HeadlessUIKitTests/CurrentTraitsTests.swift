import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct CurrentTraitsTests {
  /// A view that records the current style in each method that UIKit calls.
  final class View: UIView {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { log.note("layoutSubviews") }
    override func tintColorDidChange() { log.note("tintColorDidChange") }
    override func draw(in context: inout DrawingContext) { log.note("draw") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.note("traitCollectionDidChange")
    }
  }

  final class Controller: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = View(log) }
    override func viewWillLayoutSubviews() { log.note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log.note("viewDidLayoutSubviews") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.note("traitCollectionDidChange of the controller")
    }
  }

  let log = Log()

  // Documented of UITraitCollection.current.
  @Test func `are those of the view and controller that UIKit calls`() {
    let controller = Controller(log)
    let window = TabBarFixture.window(showing: controller)
    _ = log.take()
    controller.overrideUserInterfaceStyle = .dark
    controller.view.tintColor = .red
    controller.view.setNeedsLayout()
    _ = window.displayList()
    #expect(
      log.take() == [
        "traitCollectionDidChange of the controller: dark", "traitCollectionDidChange: dark",
        "tintColorDidChange: dark", "viewWillLayoutSubviews: dark", "layoutSubviews: dark",
        "viewDidLayoutSubviews: dark", "draw: dark",
      ]
    )
    log.note("after")
    #expect(log.take() == ["after: light"])
  }

  // Documented: each thread has its own current traits, and UIKit restores the previous ones.
  @Test func `can be set, on one thread`() async {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let components = { () -> CGFloat in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
      let color = UIColor { @Sendable in $0.userInterfaceStyle == .dark ? .white : .black }
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return red
    }
    light.performAsCurrent {
      UITraitCollection.current = dark
      #expect(UITraitCollection.current === dark)
      #expect(components() == 1)
      let other = Thread.styleOfCurrentElsewhere()
      #expect(other == .light)
      light.performAsCurrent { #expect(components() == 0) }
      #expect(UITraitCollection.current === dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `are those of a chosen system`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.performAsCurrent {
      SimulatedSystem.withCurrent(SimulatedSystem(idiom: .pad)) {
        #expect(UITraitCollection.current.userInterfaceIdiom == .pad)
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
      }
      #expect(UITraitCollection.current === dark)
    }
  }

  // The shade of systemRed differs between iOS 18 and 26.
  @Test func `carry the system of their interface to other threads`() {
    let glass = SimulatedSystem(osVersion: .init(26))
    let (traits, red) = SimulatedSystem.withCurrent(glass) { () -> (UITraitCollection, UIColor) in
      let traits = TabBarFixture.window(showing: UIViewController()).traitCollection
      return (traits, UIColor.systemRed.resolvedColor(with: traits))
    }
    let elsewhere = Thread.elsewhere { UIColor.systemRed.resolvedColor(with: traits) }
    #expect(elsewhere == red)
    #expect(elsewhere != UIColor.systemRed.resolvedColor(with: .current))
  }
}

extension Log {
  fileprivate func note(_ method: String) {
    append("\(method): \(UITraitCollection.current.userInterfaceStyle)")
  }
}

/// The result of another thread; a semaphore orders writing and reading.
private final class ResultBox<Result>: @unchecked Sendable {
  var result: Result?
}

extension Thread {
  /// Runs an operation on a thread without a task, and waits for its result.
  fileprivate static func elsewhere<Result: Sendable>(
    _ operation: @escaping @Sendable () -> Result
  ) -> Result? {
    let box = ResultBox<Result>()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      box.result = operation()
      done.signal()
    }
    done.wait()
    return box.result
  }

  fileprivate static func styleOfCurrentElsewhere() -> UIUserInterfaceStyle? {
    elsewhere { UITraitCollection.current.userInterfaceStyle }
  }
}
