import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

/// What an app plays at a tap, from `onSelect`.
@MainActor
struct SelectionFeedbackTests {
  @Test(arguments: ControlsPlace.all)
  func `S0-14: a tap is felt once, and what code selects isn't`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      fixture.controls.onSelect = { selection in
        if selection.origin == .user { UISelectionFeedbackGenerator().selectionChanged() }
      }
      #expect(SimulatedFeedback.recorded { fixture.tap(2) } == [.selection])
      let byCode = SimulatedFeedback.recorded {
        fixture.controller.selectedIndex = 1
        fixture.layOut()
      }
      #expect(byCode == [])
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-15: a sound plays once for a tap on another tab, and not for what code selects`(
    place: ControlsPlace
  ) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      var count = 0
      fixture.controls.onSelect = { selection in
        if selection.origin == .user, !selection.isReselection { count += 1 }
      }
      fixture.tap(3)
      #expect(count == 1)
      fixture.tap(3)
      #expect(count == 1)
      fixture.controller.selectedIndex = 1
      fixture.layOut()
      #expect(count == 1)
    }
  }

  @Test func `what a gate refuses is neither felt nor heard`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controls.gates = TabBarGates()
      fixture.controls.gates?[1] = .action
      fixture.controls.onSelect = { _ in UISelectionFeedbackGenerator().selectionChanged() }
      #expect(SimulatedFeedback.recorded { fixture.tap(1) } == [])
    }
  }
}
