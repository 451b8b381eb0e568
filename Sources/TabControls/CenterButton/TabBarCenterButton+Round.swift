public import Foundation
public import TabUIKit

extension TabBarCenterButton {
  /// Creates a round button over the middle of a bar that runs an action.
  ///
  ///     controls.centerButton = .center(systemImage: "plus", label: "New post") { compose() }
  ///
  /// - Parameters:
  ///   - systemImage: The name of the symbol.
  ///   - label: The text for VoiceOver and for the large content viewer.
  ///   - diameter: The diameter of the button, in points.
  ///   - color: The color of the button; the symbol is white.
  ///   - position: The vertical position of the button's center.
  ///   - action: The closure that a tap on the button runs.
  /// - Returns: A center button with that action.
  public static func center(
    systemImage: String,
    label: String,
    diameter: CGFloat = 56,
    color: UIColor = .systemBlue,
    position: Position = Position(),
    action: @escaping @MainActor () -> Void
  ) -> TabBarCenterButton {
    let button = roundButton(
      systemImage: systemImage,
      label: label,
      diameter: diameter,
      color: color
    )
    return TabBarCenterButton(button, position: position) { _ in action() }
  }

  /// Creates a round button with a white symbol, for a center button of any role.
  ///
  /// - Parameters:
  ///   - systemImage: The name of the symbol.
  ///   - label: The text for VoiceOver and for the large content viewer.
  ///   - diameter: The diameter of the button, in points.
  ///   - color: The color of the button.
  /// - Returns: A button of that size.
  public static func roundButton(
    systemImage: String,
    label: String,
    diameter: CGFloat = 56,
    color: UIColor = .systemBlue
  ) -> UIButton {
    let button = UIButton(type: .custom)
    let image = UIImage(systemName: systemImage)?.withRenderingMode(.alwaysTemplate)
    button.frame.size = CGSize(width: diameter, height: diameter)
    button.backgroundColor = color
    button.layer.cornerRadius = diameter / 2
    button.tintColor = .white
    button.setImage(image, for: .normal)
    button.accessibilityLabel = label
    button.showsLargeContentViewer = true
    button.largeContentTitle = label
    button.largeContentImage = image
    return button
  }
}
