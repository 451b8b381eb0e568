public import TabAppearance
import TabUIKit

/// All combinations of several devices, systems and traits.
///
///     var matrix = TabSnapshotMatrix.standard
///     matrix.contentSizes = [.large, .accessibilityExtraLarge]
///     assertTabSnapshots(of: theme, as: .image, across: matrix)
///
/// An empty list leaves the strategy's value: with empty ``devices``, its device is used.
public struct TabSnapshotMatrix: Hashable, Sendable {
  /// The devices, with orientation, system and look.
  public var devices: [TabSnapshotConfiguration] = []

  /// The versions of iOS.
  ///
  /// `HeadlessUIKit` draws 15 to 27; on iOS the running system draws all pictures.
  public var systems: [TabBarEnvironment.Version] = []

  /// The user interface styles.
  public var styles: [UIUserInterfaceStyle] = []

  /// The accessibility contrasts.
  public var contrasts: [UIAccessibilityContrast] = []

  /// The text sizes.
  public var contentSizes: [UIContentSizeCategory] = []

  /// The layout directions of the interface.
  public var layoutDirections: [UITraitEnvironmentLayoutDirection] = []

  /// The edge states, each with one of the bar's appearances.
  public var edges: [TabSnapshotConfiguration.Edge] = []

  /// Creates a matrix with one cell, the strategy's configuration.
  public init() {}

  /// Light and dark, each in standard and in high contrast: `light`, `light-high-contrast`,
  /// `dark`, `dark-high-contrast`.
  public static let standard: TabSnapshotMatrix = {
    var matrix = TabSnapshotMatrix()
    matrix.styles = [.light, .dark]
    matrix.contrasts = [.normal, .high]
    return matrix
  }()
}

extension TabSnapshotMatrix {
  /// A configuration of the matrix with its name.
  public struct Cell: Hashable, Sendable {
    /// The words for the traits that differ, separated by dashes and in the same order in every
    /// matrix: device, orientation, system, look, style, contrast, text size, direction, bold text,
    /// edge.
    ///
    /// An example is `iPhone 16-ios26-dark-high-contrast`. The only cell of a matrix is `only`.
    public let name: String

    /// The device and traits of the cell.
    public let configuration: TabSnapshotConfiguration
  }

  /// Returns all configurations, with the last list varying fastest.
  ///
  ///     TabSnapshotMatrix.standard.cells(over: .iPhone16()).map(\.name)
  ///     // ["light", "light-high-contrast", "dark", "dark-high-contrast"]
  ///
  /// - Parameter configuration: The values for lists that are empty.
  /// - Returns: The cells, with unique names.
  public func cells(over configuration: TabSnapshotConfiguration) -> [Cell] {
    var configurations = [configuration]
    func vary<Value>(
      _ values: [Value],
      set: (Value, inout TabSnapshotConfiguration) -> Void
    ) {
      guard !values.isEmpty else { return }
      configurations = configurations.flatMap { configuration in
        values.map { value in
          var configuration = configuration
          set(value, &configuration)
          return configuration
        }
      }
    }
    vary(devices) { device, configuration in
      configuration.device = device.device
      configuration.orientation = device.orientation
      configuration.os = device.os
      configuration.look = device.look
    }
    vary(systems) { $1.os = $0 }
    vary(styles) { $1.style = $0 }
    vary(contrasts) { $1.contrast = $0 }
    vary(contentSizes) { $1.contentSize = $0 }
    vary(layoutDirections) { $1.layoutDirection = $0 }
    vary(edges) { $1.edge = $0 }
    let traits = configurations.varyingTraits
    return configurations.map { configuration in
      let name = configuration.words(for: traits).joined(separator: "-")
      return Cell(name: name.isEmpty ? "only" : name, configuration: configuration)
    }
  }
}

extension UIContentSizeCategory {
  /// All sizes that users can choose, the smallest first.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Returns the size with a short name, in any case.
  package static func named(_ name: String) -> UIContentSizeCategory? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The short name of the size, the suffix of its raw value: `XL` of `UICTContentSizeCategoryXL`.
  package var name: String {
    String(rawValue.drop(while: { $0 != "y" }).dropFirst())
  }
}
