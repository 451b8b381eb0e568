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
  package var namedViews: [(name: String, frame: CGRect)] {
    let root: UIView? = controller.viewIfLoaded
    return root.map(namedViews) ?? []
  }

  private func namedViews(in view: UIView) -> [(name: String, frame: CGRect)] {
    if view.isHidden || view is UITabBar { return [] }
    let name = view.accessibilityIdentifier ?? view.accessibilityLabel
    let frame = view.convert(view.bounds, to: window)
    let named = name.map { [(name: "'\($0)'", frame: frame)] }
    return (named ?? []) + view.subviews.flatMap(namedViews)
  }
}
