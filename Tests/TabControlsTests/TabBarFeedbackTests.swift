import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct TabBarFeedbackTests {
  @Test(arguments: ControlsPlace.all)
  func `S0-14: a tap is felt once, and what code selects isn't`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      fixture.controls.feedback = TabBarFeedback(haptic: .selection)
      #expect(SimulatedFeedback.recorded { fixture.tap(2) } == [.selection])
      let byCode = SimulatedFeedback.recorded {
        fixture.controller.selectedIndex = 1
        fixture.layOut()
      }
      #expect(byCode == [])
      fixture.controls.feedback?.haptic = .impact(.rigid)
      #expect(SimulatedFeedback.recorded { fixture.tap(0) } == [.impact(.rigid)])
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-15: a sound plays once for a tap, and not for what code selects`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      var count = 0
      fixture.controls.feedback = TabBarFeedback { count += 1 }
      let felt = SimulatedFeedback.recorded { fixture.tap(3) }
      #expect(count == 1)
      #expect(felt == [])
      fixture.controller.selectedIndex = 1
      fixture.layOut()
      #expect(count == 1)
    }
  }

  @Test func `a second tap gives feedback only where that is asked for`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let feedback = TabBarFeedback(haptic: .selection)
      fixture.controls.feedback = feedback
      #expect(SimulatedFeedback.recorded { fixture.tap(0) } == [])
      feedback.includesReselection = true
      #expect(SimulatedFeedback.recorded { fixture.tap(0) } == [.selection])
      fixture.controls.feedback = nil
      #expect(SimulatedFeedback.recorded { fixture.tap(1) } == [])
    }
  }

  @Test func `what a gate refuses is neither felt nor heard`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controls.gates = TabBarGates()
      fixture.controls.gates?[1] = .action
      fixture.controls.feedback = TabBarFeedback(haptic: .selection)
      #expect(SimulatedFeedback.recorded { fixture.tap(1) } == [])
    }
  }
}
