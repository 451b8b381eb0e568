import HeadlessUIKit
import TabAppearance
import TabScreens

/// Features of a bar besides its items, on iOS 26 and later.
struct BarFeatures: Hashable, Sendable {
  /// The text of the accessory above the bar, or `nil` for none.
  var accessory: String?

  /// Whether the bar is minimized, as after scrolling.
  var isMinimized = false
}

extension BarFeatures {
  /// Reads the features that a command line requests.
  ///
  /// - Throws: ``UsageError`` for features that a system or a device doesn't have.
  init(_ arguments: Arguments, on configurations: [TabSnapshotConfiguration]) throws(UsageError) {
    for configuration in configurations {
      let os = configuration.os ?? .usual
      let isPhone = configuration.device.idiom == .phone
      let isInPortrait = isPhone && configuration.orientation == .portrait
      try arguments.check("--search", on: os, from: 18)
      try arguments.check("--accessory", on: os, from: 26, target: "an iPhone", isThere: isPhone)
      try arguments.check(
        "--minimized",
        on: os,
        from: 26,
        target: "an iPhone in portrait",
        isThere: isInPortrait
      )
    }
    accessory = arguments.value(of: "--accessory")
    isMinimized = arguments.has("--minimized")
  }

  /// Applies the features to a controller.
  @MainActor
  func apply(to controller: UITabBarController) {
    if let accessory {
      controller.bottomAccessory = UITabAccessory(contentView: AccessoryLine(accessory))
    }
    guard isMinimized else { return }
    controller.tabBarMinimizeBehavior = .onScrollDown
    controller.setTabBarMinimized(true)
  }
}

extension Arguments {
  /// Throws if an option is given that the system or the device doesn't support.
  fileprivate func check(
    _ option: String,
    on os: TabBarEnvironment.Version,
    from version: TabBarEnvironment.Version,
    target: String = "",
    isThere: Bool = true
  ) throws(UsageError) {
    guard has(option) else { return }
    if os < version { throw .needsVersion(version, option: option) }
    if !isThere { throw .elsewhere(option, target: target) }
  }
}

/// A line of text as the content of an accessory.
private final class AccessoryLine: UIView {
  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: 15, weight: .medium)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 20, dy: 0)
  }
}
