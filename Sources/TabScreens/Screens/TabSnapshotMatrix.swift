import TabAppearance
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

  /// Light and dark, each in standard and in high contrast: `light`, `light-high`, `dark`, `dark-high`.
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
    /// In what it differs from others, with dashes between: `dark-high`; `only` where there is no other.
    public let name: String

    /// Where a value is shown.
    public let configuration: TabSnapshotConfiguration
  }

  /// All configurations, the last list changing first.
  ///
  ///     TabSnapshotMatrix.standard.cells(over: .iPhone16()).map(\.name)
  ///     // ["light", "light-high", "dark", "dark-high"]
  ///
  /// - Parameter configuration: What holds where a list is empty.
  /// - Returns: The cells.
  public func cells(over configuration: TabSnapshotConfiguration) -> [Cell] {
    var cells = [(words: [String](), configuration: configuration)]
    func vary<Value>(
      _ values: [Value],
      _ word: (Value) -> String?,
      _ set: (Value, inout TabSnapshotConfiguration) -> Void
    ) {
      guard !values.isEmpty else { return }
      cells = cells.flatMap { cell in
        values.map { value in
          var new = cell
          if values.count > 1, let word = word(value) { new.words.append(word) }
          set(value, &new.configuration)
          return new
        }
      }
    }
    vary(devices, \.name) { device, cell in
      cell.device = device.device
      cell.orientation = device.orientation
      cell.os = device.os
      cell.look = device.look
    }
    vary(styles, { $0 == .dark ? "dark" : "light" }, { $1.style = $0 })
    vary(contrasts, { $0 == .high ? "high" : nil }, { $1.contrast = $0 })
    vary(contentSizes, \.name, { $1.contentSize = $0 })
    vary(layoutDirections, { $0 == .rightToLeft ? "rtl" : "ltr" }, { $1.layoutDirection = $0 })
    vary(edges, \.rawValue, { $1.edge = $0 })
    return cells.map { cell in
      let name = cell.words.joined(separator: "-")
      return Cell(name: name.isEmpty ? "only" : name, configuration: cell.configuration)
    }
  }
}

extension TabSnapshotConfiguration {
  /// Device, orientation, system and look: `iPhone 16-landscape-iOS 26`.
  fileprivate var name: String {
    let parts = [
      device.name, orientation == .landscape ? "landscape" : nil, os.map { "iOS \($0)" },
      look?.rawValue,
    ]
    return parts.compactMap(\.self).joined(separator: "-")
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
