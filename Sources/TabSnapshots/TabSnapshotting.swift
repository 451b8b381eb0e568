public import TabScreens
import TabUIKit

/// A strategy for taking snapshots of a value: the part that is compared, and the device that shows
/// it.
///
///     assertTabSnapshot(of: theme, as: .dump)
///     assertTabSnapshot(of: controller, as: .image(on: .iPhone16(.landscape)))
///
/// Create other strategies from these by ``pullback(_:)``, or from a closure:
///
///     extension TabSnapshotting where Value == Brand {
///       static var bar: Self { TabSnapshotting<TabBarTheme>.dump.pullback(\.theme) }
///       static var name: Self { TabSnapshotting { brand, _ in .text(brand.name) } }
///     }
@MainActor
public struct TabSnapshotting<Value> {
  /// The device and traits that show a value.
  public var configuration: TabSnapshotConfiguration

  private let snapshot: (Value, TabSnapshotConfiguration) throws -> TabSnapshot

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - configuration: The device and traits that show a value.
  ///   - snapshot: Takes the snapshot of a value; its configuration includes the traits of an
  ///     assertion or of the cell of a matrix.
  public init(
    on configuration: TabSnapshotConfiguration = .iPhone16(),
    snapshot: @escaping @MainActor (Value, TabSnapshotConfiguration) throws -> TabSnapshot
  ) {
    self.configuration = configuration
    self.snapshot = snapshot
  }

  /// Returns a strategy for another type of values, which are converted to this strategy's type.
  ///
  /// - Parameter transform: Returns the value to compare.
  /// - Returns: A strategy with this one's configuration.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (NewValue) throws -> Value
  ) -> TabSnapshotting<NewValue> {
    TabSnapshotting<NewValue>(on: configuration) { value, configuration in
      try snapshot(transform(value), configuration)
    }
  }

  /// Takes the snapshot of a value.
  ///
  /// - Parameter value: Returns the value; called with the simulated system of the configuration.
  /// - Returns: The snapshot to compare.
  /// - Throws: The error of `value`, and ``TabSnapshotError`` for a value that can't be shown.
  public func snapshot(of value: () throws -> Value) throws -> TabSnapshot {
    try configuration.withSystem { try snapshot(value(), configuration) }
  }
}
