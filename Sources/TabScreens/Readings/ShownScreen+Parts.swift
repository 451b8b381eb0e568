package import Foundation
package import TabUIKit

extension ShownScreen {
  /// Records a part of the screen.
  package func recording(of frame: CGRect) -> ImageRecording {
    let format = UIGraphicsImageRendererFormat()
    format.scale = CGFloat(configuration.scale ?? configuration.device.scale)
    return UIGraphicsImageRenderer(bounds: frame, format: format)
      .recording { window.draw(in: $0) }
  }

  /// The views outside of tab bars with an identifier or a label, from back to front, in points of
  /// the screen.
  package var namedViews: [ShownBar.Part] {
    let root: UIView? = controller.viewIfLoaded
    return root.map(namedViews) ?? []
  }

  private func namedViews(in view: UIView) -> [ShownBar.Part] {
    if view.isHidden || view is UITabBar { return [] }
    let name = view.accessibilityIdentifier ?? view.accessibilityLabel
    let frame = view.convert(view.bounds, to: window)
    let parts = name.map { [ShownBar.Part(name: "'\($0)'", frame: frame)] }
    return (parts ?? []) + view.subviews.flatMap(namedViews)
  }
}
