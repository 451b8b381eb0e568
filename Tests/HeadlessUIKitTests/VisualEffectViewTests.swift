import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

@MainActor struct VisualEffectViewTests {
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
  private let place = Rect(x: 0, y: 0, width: 40, height: 20)

  @Test func `draws the material of its blur below its content, within its corners`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = frame
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .red
    view.contentView.addSubview(inner)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == frame)
    let filter = MaterialTint.tint(of: .systemMaterial, isDark: false)
      .filter(reducesTransparency: false)
    let red = DisplayList.Command.fill(
      .rectangle(Rect(x: 0, y: 0, width: 10, height: 10)),
      RGBA(255, 0, 0)
    )
    #expect(view.displayList().commands == [.backdrop(.rectangle(place), filter), red])
    view.layer.cornerRadius = 6
    view.clipsToBounds = true
    let round = Path.roundedRectangle(place, radius: 6)
    #expect(view.displayList().commands[1] == .backdrop(round, filter))
    view.effect = nil
    view.clipsToBounds = false
    #expect(view.displayList().commands == [red])
  }

  @Test func `is opaque with reduced transparency`() {
    SimulatedSystem.withCurrent(SimulatedSystem(reducesTransparency: true)) {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      view.frame = frame
      let filter = MaterialTint.tint(of: .systemMaterial, isDark: false)
        .filter(reducesTransparency: true)
      #expect(view.displayList().commands == [.backdrop(.rectangle(place), filter)])
    }
  }

  @Test func `records accessibility notifications while a test requests it`() {
    let view = UIView()
    #expect(!view.accessibilityViewIsModal && !view.accessibilityPerformEscape())
    let told = SimulatedAnnouncement.recorded {
      UIAccessibility.post(notification: .screenChanged, argument: view)
      UIAccessibility.post(notification: .announcement, argument: "Text")
    }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(told.map(\.notification) == [.screenChanged, .announcement])
    #expect(told.map { $0.element === view } == [true, false])
  }
}
