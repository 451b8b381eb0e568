public import TabScreens
import TabUIKit

/// A way to take a snapshot of a value: what of it is compared, and where it is shown.
///
///     assertTabSnapshot(of: theme, as: .dump)
///     assertTabSnapshot(of: controller, as: .image(on: .iPhone16(.landscape)))
///
/// One's own come from these by ``pullback(_:)``, or from a closure:
///
///     extension TabSnapshotting where Value == Brand {
///       static var bar: Self { TabSnapshotting<TabBarTheme>.dump.pullback(\.theme) }
///       static var name: Self { TabSnapshotting { brand, _ in .text(brand.name) } }
///     }
@MainActor
public struct TabSnapshotting<Value> {
  /// Where a value is shown.
  public var configuration: TabSnapshotConfiguration

  private let snapshot: (Value, TabSnapshotConfiguration) throws -> TabSnapshot

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - configuration: Where a value is shown.
  ///   - snapshot: Takes the snapshot of a value; the traits of an assertion and the cells of a matrix are in the
  ///     configuration that it gets.
  public init(
    on configuration: TabSnapshotConfiguration = .iPhone16(),
    snapshot: @escaping @MainActor (Value, TabSnapshotConfiguration) throws -> TabSnapshot
  ) {
    self.configuration = configuration
    self.snapshot = snapshot
  }

  /// Returns the strategy for values from which this one's are made.
  ///
  /// - Parameter transform: Makes the value that is compared.
  /// - Returns: The strategy.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (NewValue) throws -> Value
  ) -> TabSnapshotting<NewValue> {
    TabSnapshotting<NewValue>(on: configuration) { value, configuration in
      try snapshot(transform(value), configuration)
    }
  }

  /// Takes the snapshot of a value.
  ///
  /// - Parameter value: Makes the value, on the system where it will be shown.
  /// - Returns: The snapshot.
  /// - Throws: What the value throws, and ``TabSnapshotError`` for what can't be shown.
  public func snapshot(of value: () throws -> Value) throws -> TabSnapshot {
    try configuration.withSystem { try snapshot(value(), configuration) }
  }
}
