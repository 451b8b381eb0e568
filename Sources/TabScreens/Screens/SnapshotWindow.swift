package import TabAppearance

// The window for the screen of a device, implemented separately for UIKit and `HeadlessUIKit`.
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
        "the simulator runs iOS \(running.os), and the snapshot is of iOS \(os)",
        fix: "run the test on a simulator with iOS \(os.major)"
      )
    }
    if let look, look != running.look {
      throw TabSnapshotError(
        "the app has the \(running.look) look, and the snapshot has the \(look) look",
        fix: "set UIDesignRequiresCompatibility in the test host, or run the test on another system"
      )
    }
    return try operation()
  }

  /// Creates a window of the screen's size, in which a controller has the device's traits.
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

  /// Sets the device's traits on a window and the controller in it.
  @MainActor
  func setTraits(of window: UIWindow) {
    window.overrideUserInterfaceStyle = style
    guard let root = window.rootViewController else { return }
    for controller in root.children {
      root.setOverrideTraitCollection(traits, forChild: controller)
    }
  }

  /// Returns whether a screen that was set up for this configuration can change to another.
  ///
  /// Whether a UIKit bar updates correctly to changes other than of style and contrast isn't known.
  func canBecome(_ other: TabSnapshotConfiguration) -> Bool { isAlike(other) }
}

/// A window with the safe area of a given device.
private final class SnapshotWindow: UIWindow {
  var insets = UIEdgeInsets.zero

  override var safeAreaInsets: UIEdgeInsets { insets }
}

/// A drawn image: UIKit's views can only be drawn on the main thread.
package struct ImageRecording: Sendable {
  let image: UIImage

  package var size: CGSize { image.size }

  package var png: [UInt8] { Array(image.pngData() ?? Data()) }

  /// The pixels of the image; `nil` if it is empty.
  package var bitmap: Bitmap? { try? Bitmap(png: png) }

  package func draw(in rect: CGRect) { image.draw(in: rect) }
}

extension UIGraphicsImageRenderer {
  /// Draws the actions into a recording.
  package func recording(actions: @escaping DrawingActions) -> ImageRecording {
    ImageRecording(image: image(actions: actions))
  }
}

extension UIView {
  /// Draws the view with its subviews.
  package func draw(in context: UIGraphicsImageRendererContext) {
    // Without an app that hosts the tests, windows aren't on a screen; then the layers draw
    // everything except visual effects.
    if !drawHierarchy(in: bounds, afterScreenUpdates: true) { layer.render(in: context.cgContext) }
  }
}

extension UIWindow {
  /// UIKit logs what is wrong with constraints.
  func checkLayout() throws {}
}

extension ShownScreen {
  /// The features of the screen that aren't drawn, in words: none, since UIKit draws all.
  package var omissions: [String] { [] }
}

extension UITabBar {
  /// Does nothing, since UIKit can draw every bar.
  func checkCanBeDrawn() throws {}

  /// Empty, since UIKit draws the bar.
  var inferences: [String] { [] }

  /// Empty, since UIKit doesn't report which fonts it replaces.
  var textReplacements: [String] { [] }

  /// The frames of icon, title and badge of each item, in the item's coordinates and in points, as
  /// far as views of public classes show them.
  var itemParts: [[(kind: ShownBar.Part.Kind, frame: CGRect)]] {
    (itemControls ?? []).map(\.publicParts)
  }
}

extension TabBarTheme {
  /// Returns no replacements, since UIKit doesn't report which fonts it replaces.
  package func fontReplacements(in environment: TabBarEnvironment) -> [String] { [] }
}
#else
package import HeadlessUIKit
import TabUIKit

extension TabSnapshotConfiguration {
  /// Runs the operation with the simulated system of the configuration.
  ///
  /// - Throws: ``TabSnapshotError`` for a system that `HeadlessUIKit` can't draw, and the
  ///   operation's error.
  @MainActor
  package func withSystem<Result>(_ operation: () throws -> Result) throws -> Result {
    let version = os ?? TabBarEnvironment.Version(18)
    let known = TabBarEnvironment.Version.knownRange
    guard known.contains(version) else {
      throw TabSnapshotError(
        "the stand-in doesn't know the bars of iOS \(version)",
        fix: "choose iOS \(known.lowerBound) to \(TabBarEnvironment.Version.lastKnown)"
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

  /// Creates a window of the screen's size, with the device's traits, that shows a controller.
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

  /// Sets the device's traits on a window and the controller in it.
  @MainActor
  func setTraits(of window: UIWindow) {
    window.deviceTraits = UITraitCollection(traitsFrom: [.ofSimulatedSystem, traits])
  }

  /// Returns whether a screen that was set up for this configuration can change to another: the
  /// traits and the backdrop may differ, as long as the device is the same.
  func canBecome(_ other: TabSnapshotConfiguration) -> Bool {
    var changed = self
    (changed.style, changed.contrast, changed.contentSize) = (
      other.style, other.contrast, other.contentSize
    )
    (changed.layoutDirection, changed.legibilityWeight) = (
      other.layoutDirection, other.legibilityWeight
    )
    (changed.edge, changed.backdrop) = (other.edge, other.backdrop)
    return changed == other
  }
}

extension UIView {
  /// Draws the view with its subviews.
  package func draw(in context: UIGraphicsImageRendererContext) {
    drawHierarchy(in: bounds, afterScreenUpdates: true)
  }
}

extension ShownBar {
  /// Turns the device, with UIKit's calls in UIKit's order; the transition is over on return.
  package mutating func turn(to orientation: TabSnapshotConfiguration.Orientation) {
    screen.configuration.orientation = orientation
    window.simulateChange(
      to: configuration.device.size(orientation),
      traits: UITraitCollection(traitsFrom: [.ofSimulatedSystem, configuration.traits]),
      safeAreaInsets: configuration.device.safeAreaInsets(orientation)
    )
    layOutContent?()
  }
}

extension UIWindow {
  /// Throws for constraints that contradict each other or leave open where a view is.
  func checkLayout() throws {
    let problems = layoutProblems
    guard !problems.isEmpty else { return }
    throw TabSnapshotError(
      problems.joined(separator: "\n"),
      fix: "remove a constraint or lower its priority, and add the missing constraints"
    )
  }
}

extension ShownScreen {
  /// The features of the screen that aren't drawn, in words.
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
  /// Throws if `HeadlessUIKit` can't draw the bar correctly.
  func checkCanBeDrawn() throws {
    do {
      try validateRendering()
    } catch {
      throw TabSnapshotError(
        error.description,
        fix: "choose an earlier system, such as iOS 18"
      )
    }
  }

  /// The frames of icon, title and badge of each item, in the item's coordinates and in points.
  var itemParts: [[(kind: ShownBar.Part.Kind, frame: CGRect)]] {
    itemPartFrames.map { frames in
      let parts: [(kind: ShownBar.Part.Kind, frame: CGRect?)] = [
        (.icon, frames.icon), (.title, frames.title?.frame), (.badge, frames.badge),
      ]
      return parts.compactMap { part in part.frame.map { (kind: part.kind, frame: $0) } }
    }
  }
}

extension TabBarTheme {
  /// Returns the replacements of font families that the theme names and that aren't registered, in
  /// words, each once.
  ///
  /// - Parameter environment: The environment in which the theme is drawn.
  /// - Returns: The messages, in the order of the theme.
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
