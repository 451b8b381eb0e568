package import TabAppearance

// A window as the screen of a device, once for UIKit and once for the stand-in, which differ in this.
#if canImport(UIKit)
package import TabRaster
package import TabUIKit

extension TabSnapshotConfiguration {
  /// Runs the operation, and throws if the configuration is of another system than the running one.
  @MainActor
  package func withSystem<Result>(_ operation: () throws -> Result) throws -> Result {
    let running = TabBarEnvironment.current
    if let os, os.major != running.os.major {
      throw TabSnapshotError(
        "the simulator runs iOS \(running.os), and the snapshot is one of iOS \(os)",
        fix: "run the test on a simulator with iOS \(os.major)"
      )
    }
    if let look, look != running.look {
      throw TabSnapshotError(
        "the app has the \(running.look) look, and the snapshot is one of the \(look) look",
        fix: "set UIDesignRequiresCompatibility in the test host, or run the test on another system"
      )
    }
    return try operation()
  }

  /// A window as large as the screen, in which a controller has the device's traits.
  @MainActor
  func window(showing controller: UIViewController) -> UIWindow {
    let window = SnapshotWindow(frame: CGRect(origin: .zero, size: device.size(orientation)))
    window.insets = device.safeAreaInsets(orientation)
    let root = UIViewController()
    window.rootViewController = root
    root.addChild(controller)
    setTraits(of: window)
    controller.view.frame = root.view.bounds
    root.view.addSubview(controller.view)
    controller.didMove(toParent: root)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  /// Gives a window and the controller in it the device's traits.
  @MainActor
  func setTraits(of window: UIWindow) {
    window.overrideUserInterfaceStyle = style
    guard let root = window.rootViewController else { return }
    for controller in root.children {
      root.setOverrideTraitCollection(traits, forChild: controller)
    }
  }

  /// Whether a screen that was set up for this configuration can become one of another.
  ///
  /// That a bar of UIKit takes on more than style and contrast as if it were new isn't known.
  package func canBecome(_ other: TabSnapshotConfiguration) -> Bool { isAlike(other) }
}

/// A window with the safe area of a device that the test names.
private final class SnapshotWindow: UIWindow {
  var insets = UIEdgeInsets.zero

  override var safeAreaInsets: UIEdgeInsets { insets }
}

/// What an image shows, drawn at once: UIKit's views can only be drawn on the main thread.
package struct ImageRecording: Sendable {
  let image: UIImage

  package var size: CGSize { image.size }

  package var png: [UInt8] { Array(image.pngData() ?? Data()) }

  /// The pixels of the image; `nil` if it has no size.
  package var bitmap: Bitmap? { try? Bitmap(png: png) }

  package func draw(in rect: CGRect) { image.draw(in: rect) }
}

extension UIGraphicsImageRenderer {
  /// Returns what the actions draw.
  package func recording(actions: @escaping DrawingActions) -> ImageRecording {
    ImageRecording(image: image(actions: actions))
  }
}

extension UIView {
  /// Draws the view and all in it.
  package func draw(in context: UIGraphicsImageRendererContext) {
    // Without an app that hosts the tests no window is on a screen; then its layers draw all but visual effects.
    if !drawHierarchy(in: bounds, afterScreenUpdates: true) { layer.render(in: context.cgContext) }
  }
}

extension UIWindow {
  /// UIKit logs what is wrong with constraints.
  func checkLayout() throws {}
}

extension ShownScreen {
  /// What of the screen isn't drawn, in words: nothing, since UIKit draws all of it.
  package var omissions: [String] { [] }
}

extension UITabBar {
  /// UIKit draws every bar.
  func checkCanBeDrawn() throws {}

  /// Nothing that UIKit draws is inferred.
  var inferences: [String] { [] }

  /// UIKit doesn't tell which fonts it replaces.
  var textReplacements: [String] { [] }

  /// Where icon, title and badge of each item are, in the item's own coordinates and in points: as far as public classes
  /// of views show it.
  var itemParts: [[(name: String, frame: CGRect)]] {
    (itemControls ?? []).map { control in
      var parts: [(name: String, frame: CGRect)] = []
      if let icon = control.firstSubview(UIImageView.self) {
        parts.append(("icon", icon.convert(icon.bounds, to: control)))
      }
      if let title = control.firstSubview(UILabel.self) {
        parts.append(("title", title.convert(title.bounds, to: control)))
      }
      return parts
    }
  }
}

extension UIView {
  fileprivate func firstSubview<View: UIView>(_ type: View.Type) -> View? {
    subviews.lazy.compactMap { $0 as? View ?? $0.firstSubview(type) }.first
  }
}

extension TabBarTheme {
  /// UIKit doesn't tell which fonts it replaces.
  package func fontReplacements(in environment: TabBarEnvironment) -> [String] { [] }
}
#else
package import HeadlessUIKit
import TabUIKit

extension TabSnapshotConfiguration {
  /// Runs the operation on the system of the configuration.
  ///
  /// - Throws: ``TabSnapshotError`` for a system that the stand-in can't draw, and the operation's errors.
  @MainActor
  package func withSystem<Result>(_ operation: () throws -> Result) throws -> Result {
    let version = os ?? TabBarEnvironment.Version(18)
    let known: Range<TabBarEnvironment.Version> = 15..<28
    guard known.contains(version) else {
      throw TabSnapshotError(
        "the stand-in doesn't know the bars of iOS \(version)",
        fix: "choose iOS \(known.lowerBound) to 27"
      )
    }
    let chosenLook: SimulatedSystem.Look? =
      switch look {
      case .classic: .classic
      case .glass: .glass
      case nil: nil
      }
    let system = SimulatedSystem(
      osVersion: SimulatedSystem.OSVersion(version.major, version.minor),
      look: chosenLook,
      idiom: device.idiom
    )
    return try SimulatedSystem.withCurrent(system) { try operation() }
  }

  /// A window as large as the screen, with the device's traits, that shows a controller.
  @MainActor
  func window(showing controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: device.size(orientation)))
    setTraits(of: window)
    window.deviceSafeAreaInsets = device.safeAreaInsets(orientation)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  /// Gives a window and the controller in it the device's traits.
  @MainActor
  func setTraits(of window: UIWindow) {
    window.deviceTraits = UITraitCollection(traitsFrom: [.ofSimulatedSystem, traits])
  }

  /// Whether a screen that was set up for this configuration can become one of another: its traits and what is behind the
  /// bar may differ, as long as it is the same device.
  package func canBecome(_ other: TabSnapshotConfiguration) -> Bool {
    var own = self
    (own.style, own.contrast, own.contentSize) = (other.style, other.contrast, other.contentSize)
    (own.layoutDirection, own.legibilityWeight) = (other.layoutDirection, other.legibilityWeight)
    (own.edge, own.backdrop) = (other.edge, other.backdrop)
    return own == other
  }
}

extension UIView {
  /// Draws the view and all in it.
  package func draw(in context: UIGraphicsImageRendererContext) {
    drawHierarchy(in: bounds, afterScreenUpdates: true)
  }
}

extension UIWindow {
  /// Throws for constraints that contradict each other or leave open where a view is.
  func checkLayout() throws {
    let problems = layoutProblems
    guard !problems.isEmpty else { return }
    throw TabSnapshotError(
      problems.joined(separator: "\n"),
      fix: "remove a constraint or lower its priority, and add those that are missing"
    )
  }
}

extension ShownScreen {
  /// What of the screen isn't drawn, in words.
  package var omissions: [String] {
    let root: UIView? = controller.viewIfLoaded
    return root?.showsNavigationBar == true ? ["navigation bars aren't drawn"] : []
  }
}

extension UIView {
  fileprivate var showsNavigationBar: Bool {
    !isHidden && (self is UINavigationBar || subviews.contains(where: \.showsNavigationBar))
  }
}

extension UITabBar {
  /// Throws for what would be a wrong picture.
  func checkCanBeDrawn() throws {
    do {
      try validateRendering()
    } catch {
      throw TabSnapshotError(
        error.description,
        fix: "choose iOS 18, or give the bar a background of its own"
      )
    }
  }

  /// Where icon, title and badge of each item are, in the item's own coordinates and in points.
  var itemParts: [[(name: String, frame: CGRect)]] {
    itemPartFrames.map { frames in
      let parts: [(name: String, frame: CGRect?)] = [
        ("icon", frames.icon), ("title", frames.title?.frame), ("badge", frames.badge),
      ]
      return parts.compactMap { part in part.frame.map { (name: part.name, frame: $0) } }
    }
  }
}

extension TabBarTheme {
  /// What is drawn in the place of families that the theme names and that aren't registered, in words, each once.
  ///
  /// - Parameter environment: Where the theme is drawn.
  /// - Returns: The words, in the order of the theme.
  package func fontReplacements(in environment: TabBarEnvironment) -> [String] {
    let registered = RegisteredFonts.current.families
    let families = TabBarTheme(name: name, content(for: environment)).resources
      .filter { $0.kind == .family && !registered.contains($0.name) }.map(\.name)
    return families.map(RegisteredFonts.replacement).reduce(into: []) { all, text in
      if !all.contains(text) { all.append(text) }
    }
  }
}
#endif
