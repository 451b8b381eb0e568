import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct GestureTests {
  let log = Log()

  // MARK: - Taps

  @Test func `recognizes a tap when the finger goes up`() {
    let scene = GestureScene(log)
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    scene.clock.run {
      let touch = scene.touch()
      #expect(log.take() == [])
      touch.release()
      #expect(log.take() == ["tap ended"])
      #expect(tap.state == .possible)
      let strayed = scene.touch()
      strayed.move(to: CGPoint(x: 99, y: 50))
      strayed.release()
      scene.touch(150, 150).release()
      #expect(log.take() == [])
    }
  }

  @Test func `recognizes the required number of taps, close in time and position`() {
    let scene = GestureScene(log)
    scene.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    scene.clock.run {
      scene.tap(times: 2)
      #expect(log.take() == ["double ended"])
      scene.tap()
      scene.clock.advance(by: 0.4)
      scene.tap()
      #expect(log.take() == [])
      scene.clock.advance(by: 0.4)
      scene.tap(times: 2)
      #expect(log.take() == ["double ended"])
    }
  }

  @Test func `waits with a single tap until the double tap fails, if required`() {
    let scene = GestureScene(log)
    let single = scene.add(UITapGestureRecognizer(), "single")
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    scene.clock.run {
      scene.tap(times: 2)
      #expect(log.take() == ["single ended", "double ended"])
      scene.clock.advance(by: 1)
      single.require(toFail: double)
      scene.tap()
      #expect(log.take() == [])
      scene.clock.advance(by: 0.4)
      #expect(log.take() == ["single ended"])
      scene.tap(times: 2)
      #expect(log.take() == ["double ended"])
      scene.clock.advance(by: 1)
      #expect(log.take() == [])
    }
  }

  // MARK: - Long presses

  // S0-06: a plain press of 0.1 seconds with one finger.
  @Test(arguments: [0.1, 0.5])
  func `begins a long press after its duration, and then follows the finger`(seconds: Double) {
    let scene = GestureScene(log)
    let press = scene.add(UILongPressGestureRecognizer(), "press")
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    press.minimumPressDuration = seconds
    scene.clock.run {
      let touch = scene.touch()
      touch.wait(seconds - 0.01)
      #expect(log.take() == [])
      touch.wait(0.01)
      #expect(log.take() == ["press began"])
      touch.move(to: CGPoint(x: 90, y: 90))
      #expect(press.location(in: scene.view) == CGPoint(x: 90, y: 90))
      touch.release()
      #expect(log.take() == ["press changed", "press ended"])
    }
  }

  @Test func `fails a long press if the finger moves or is lifted before`() {
    let scene = GestureScene(log)
    scene.add(UILongPressGestureRecognizer(), "press")
    scene.clock.run {
      let moved = scene.touch()
      moved.move(to: CGPoint(x: 61, y: 50))
      moved.wait(1)
      moved.release()
      scene.tap()
      scene.clock.advance(by: 1)
      #expect(log.take() == [])
      let cancelled = scene.touch()
      cancelled.wait(1)
      cancelled.cancel()
      #expect(log.take() == ["press began", "press cancelled"])
    }
  }

  // MARK: - Pans

  @Test func `begins to pan after enough movement`() {
    let scene = GestureScene(log)
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    scene.clock.run {
      let touch = scene.touch()
      touch.move(to: CGPoint(x: 59, y: 50), over: 0.1)
      #expect(log.take() == [])
      touch.move(to: CGPoint(x: 70, y: 45), over: 0.1)
      #expect(log.take() == ["pan began"])
      #expect(pan.translation(in: scene.view) == CGPoint(x: 20, y: -5))
      #expect(abs(pan.velocity(in: scene.view).x - 110) < 0.001)
      #expect(abs(pan.velocity(in: scene.view).y + 50) < 0.001)
      pan.setTranslation(.zero, in: scene.view)
      touch.move(to: CGPoint(x: 71, y: 45))
      #expect(pan.translation(in: scene.view) == CGPoint(x: 1, y: 0))
      #expect(pan.velocity(in: scene.view) == .zero)
      touch.release()
      #expect(log.take() == ["pan changed", "pan ended"])
      #expect(pan.translation(in: scene.view) == .zero)
    }
  }

  @Test func `follows the middle of two fingers`() {
    let scene = GestureScene(log)
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    scene.clock.run {
      let first = scene.touch(40, 50)
      first.move(to: CGPoint(x: 20, y: 50))
      #expect(log.take() == [])
      let second = scene.touch(60, 50)
      #expect(pan.location(in: scene.view) == CGPoint(x: 40, y: 50))
      second.move(to: CGPoint(x: 80, y: 50))
      #expect(log.take() == ["pan began"])
      #expect(pan.translation(in: scene.view) == CGPoint(x: -10, y: 0))
      first.release()
      #expect(log.take() == [])
      second.release()
      #expect(log.take() == ["pan ended"])
    }
  }

  // MARK: - Each other

  @Test func `only the innermost of two recognizes, or both if a delegate allows it`() {
    let scene = GestureScene(log)
    let outer = scene.add(UITapGestureRecognizer(), "outer", to: scene.window)
    let delegate = GestureDelegate()
    scene.clock.run {
      scene.add(UITapGestureRecognizer(), "inner")
      scene.tap()
      #expect(log.take() == ["inner ended"])
      outer.delegate = delegate
      delegate.isSimultaneous = true
      scene.clock.advance(by: 1)
      scene.tap()
      #expect(log.take() == ["inner ended", "outer ended"])
    }
  }

  @Test func `asks the delegate and the view whether it may begin`() {
    final class Guard: UIView {
      var lets = true
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { lets }
    }
    let view = Guard()
    let scene = GestureScene(log, view: view)
    let delegate = GestureDelegate()
    scene.add(UITapGestureRecognizer(), "tap").delegate = delegate
    scene.clock.run {
      delegate.begins = false
      scene.tap()
      (delegate.begins, delegate.receives) = (true, false)
      scene.tap()
      (delegate.receives, view.lets) = (true, false)
      scene.tap()
      #expect(log.take() == [])
      view.lets = true
      scene.tap()
      #expect(log.take() == ["tap ended"])
    }
  }

  @Test func `a recognizer that may not begin has failed until the next touch`() {
    let scene = GestureScene(log)
    let delegate = GestureDelegate()
    let refused = scene.add(UIPanGestureRecognizer(), "refused")
    refused.delegate = delegate
    scene.add(UIPanGestureRecognizer(), "waiting").require(toFail: refused)
    scene.clock.run {
      delegate.begins = false
      let touch = scene.touch()
      touch.move(to: CGPoint(x: 90, y: 50))
      #expect(refused.state == .failed)
      delegate.begins = true
      touch.move(to: CGPoint(x: 60, y: 50))
      touch.release()
      #expect(log.take() == ["waiting began", "waiting changed", "waiting ended"])
      scene.clock.advance(by: 1)
      let next = scene.touch()
      next.move(to: CGPoint(x: 90, y: 50))
      #expect(log.take() == ["refused began"])
    }
  }

  // S0-06: disabling and enabling a competing recognizer cancels its gesture in progress.
  @Test func `cancels a disabled recognizer, which starts again with the next finger`() {
    let scene = GestureScene(log)
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    scene.clock.run {
      let touch = scene.touch()
      touch.move(to: CGPoint(x: 90, y: 50))
      pan.isEnabled = false
      pan.isEnabled = true
      touch.move(to: CGPoint(x: 50, y: 50))
      touch.release()
      #expect(log.take() == ["pan began", "pan cancelled"])
      let next = scene.touch()
      next.move(to: CGPoint(x: 90, y: 50))
      #expect(log.take() == ["pan began"])
      scene.view.removeGestureRecognizer(pan)
      #expect(log.take() == ["pan cancelled"])
      #expect(pan.view == nil)
      #expect(scene.view.gestureRecognizers == nil)
    }
  }

  // MARK: - The view

  @Test(arguments: [
    (cancels: true, delays: false, heard: ["down", "press began", "cancel"]),
    (false, false, ["down", "press began", "up"]),
    (true, true, ["press began"]),
  ])
  func `cancels the touch in the view`(cancels: Bool, delays: Bool, heard: [String]) {
    let scene = GestureScene(log, view: TouchedView(log))
    let press = scene.add(UILongPressGestureRecognizer(), "press")
    press.cancelsTouchesInView = cancels
    press.delaysTouchesBegan = delays
    scene.clock.run {
      let touch = scene.touch()
      touch.wait(0.5)
      touch.release()
      #expect(log.take().filter { $0 != "press ended" } == heard)
    }
  }

  @Test func `delays the end of a touch in the view until a second tap is impossible`() {
    let scene = GestureScene(log, view: TouchedView(log))
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    scene.clock.run {
      scene.tap()
      #expect(log.take() == ["down"])
      scene.clock.advance(by: 0.35)
      #expect(log.take() == ["up"])
      double.delaysTouchesEnded = false
      scene.tap()
      #expect(log.take() == ["down", "up"])
    }
  }
}
