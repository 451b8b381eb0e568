public import TabAppearance
public import TabUIKit

/// Configurations that differ in more than one thing, each with each.
///
///     var matrix = TabSnapshotMatrix.standard
///     matrix.contentSizes = [.large, .accessibilityExtraLarge]
///     assertTabSnapshots(of: theme, as: .image, across: matrix)
///
/// What a list leaves out is as the strategy has it: where ``devices`` is empty, its device is meant.
public struct TabSnapshotMatrix: Hashable, Sendable {
  /// The devices, with orientation, system and look.
  public var devices: [TabSnapshotConfiguration] = []

  /// The versions of iOS.
  ///
  /// The stand-in draws 15 to 27; on iOS the running system draws them all.
  public var systems: [TabBarEnvironment.Version] = []

  /// The styles of the device.
  public var styles: [UIUserInterfaceStyle] = []

  /// The contrasts that the user can ask for.
  public var contrasts: [UIAccessibilityContrast] = []

  /// The sizes of text.
  public var contentSizes: [UIContentSizeCategory] = []

  /// The directions of the interface.
  public var layoutDirections: [UITraitEnvironmentLayoutDirection] = []

  /// The appearances of the bar.
  public var edges: [TabSnapshotConfiguration.Edge] = []

  /// Creates a matrix with one cell, the strategy's own configuration.
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
  /// One of the configurations.
  public struct Cell: Hashable, Sendable {
    /// In what it differs from others, with dashes between, in the same order in every matrix: device, orientation,
    /// system, look, style, contrast, text size, direction, bold text, edge.
    ///
    /// An example is `iPhone 16-ios26-dark-high-contrast`. A cell without others is `only`.
    public let name: String

    /// Where a value is shown.
    public let configuration: TabSnapshotConfiguration
  }

  /// All configurations, the last list changing first.
  ///
  ///     TabSnapshotMatrix.standard.cells(over: .iPhone16()).map(\.name)
  ///     // ["light", "light-high-contrast", "dark", "dark-high-contrast"]
  ///
  /// - Parameter configuration: What holds where a list is empty.
  /// - Returns: The cells.
  public func cells(over configuration: TabSnapshotConfiguration) -> [Cell] {
    var configurations = [configuration]
    func vary<Value>(
      _ values: [Value],
      _ set: (Value, inout TabSnapshotConfiguration) -> Void
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
  /// All sizes that users can ask for, the smallest first.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size with a short name, in any case.
  package static func named(_ name: String) -> UIContentSizeCategory? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The short name in the category's constant: `XL` of `UICTContentSizeCategoryXL`.
  package var name: String {
    String(rawValue.drop(while: { $0 != "y" }).dropFirst())
  }
}
