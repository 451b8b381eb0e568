public import Foundation
import TabRaster

/// A control that is on or off, 51 points wide and 31 high.
///
/// The appearance is that before iOS 26 on every system.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  /// The distance from the knob to the edge of the track, in points.
  private static let margin: CGFloat = 2

  /// Creates a switch at the origin of a frame; the size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isAccessibilityElement = true
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
  }

  /// Returns nil: archives aren't modelled, but subclasses must implement the initializer.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  private func toggle() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The color of the track while the switch is on; nil is the system's green.
  open var onTintColor: UIColor?

  /// The color of the knob; nil is white.
  open var thumbTintColor: UIColor?

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var intrinsicContentSize: CGSize { Self.size }

  package override func draw(in context: inout DrawingContext) {
    let track = context.rect(CGRect(origin: bounds.origin, size: Self.size))
    let color: UIColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    let isFaded = !isEnabled
    if isFaded { context.append(.beginLayer(Layer(opacity: 128))) }
    context.append(.fill(.roundedRectangle(track, radius: track.height / 2), context.color(color)))
    let side = Self.size.height - 2 * Self.margin
    let isAtRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let knob = CGRect(
      x: bounds.minX + (isAtRight ? Self.size.width - Self.margin - side : Self.margin),
      y: bounds.minY + Self.margin,
      width: side,
      height: side
    )
    let shadow = Shadow(offset: Point(0, 2), radius: 2.5, color: RGBA(0, 0, 0, 38))
    context.append(.beginLayer(Layer(effect: .shadow(shadow))))
    let thumb = thumbTintColor ?? .white
    context.append(.fill(.ellipse(in: context.rect(knob)), context.color(thumb)))
    context.append(.endLayer)
    if isFaded { context.append(.endLayer) }
  }
}
