#if canImport(Testing)
public import Testing
#endif

/// Settings for all snapshots of a test, a suite or a block.
struct TabSnapshotSettings: Sendable {
  /// The mode for assertions that don't choose one.
  var record: TabSnapshotRecord?

  /// The folder that replaces `__Snapshots__`.
  var directory: String?

  /// The settings of the running task.
  static var current: TabSnapshotSettings { ofTask.get() }

  // Written out, since not every compiler that checks this source has the macro.
  fileprivate static let ofTask = TaskLocal(wrappedValue: TabSnapshotSettings())

  /// The settings with others over them.
  func with(record: TabSnapshotRecord?, directory: String?) -> TabSnapshotSettings {
    TabSnapshotSettings(record: record ?? self.record, directory: directory ?? self.directory)
  }
}

/// Runs the operation with settings for its snapshots.
///
///     override func invokeTest() {
///       withTabSnapshots(record: .failed) { super.invokeTest() }
///     }
///
/// They hold in tasks that the operation makes, too, but not in detached ones.
///
/// - Parameters:
///   - record: When to write; `nil` leaves it as it is outside.
///   - directory: The folder of snapshots in the place of `__Snapshots__`, relative to the folder of the test's file;
///     `nil` leaves it as it is outside.
///   - operation: What takes snapshots.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withTabSnapshots<Result>(
  record: TabSnapshotRecord? = nil,
  directory: String? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let settings = TabSnapshotSettings.current.with(record: record, directory: directory)
  return try TabSnapshotSettings.ofTask.withValue(settings, operation: operation)
}

/// Runs the asynchronous operation with settings for its snapshots, as the other form does.
///
/// - Parameters:
///   - record: When to write; `nil` leaves it as it is outside.
///   - directory: The folder of snapshots in the place of `__Snapshots__`.
///   - operation: What takes snapshots.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withTabSnapshots<Result>(
  record: TabSnapshotRecord? = nil,
  directory: String? = nil,
  operation: () async throws -> Result
) async rethrows -> Result {
  let settings = TabSnapshotSettings.current.with(record: record, directory: directory)
  return try await TabSnapshotSettings.ofTask.withValue(settings, operation: operation)
}

#if canImport(Testing)
/// Settings for the snapshots of a test or a suite.
public struct TabSnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let record: TabSnapshotRecord?
  let directory: String?

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTabSnapshots(record: record, directory: directory) { try await function() }
  }
}

extension Trait where Self == TabSnapshotsTrait {
  /// Settings for the snapshots of a test or a suite.
  ///
  ///     @Suite(.tabSnapshots(record: .failed))
  ///     struct BrandTests { … }
  ///
  /// - Parameters:
  ///   - record: When to write; `nil` leaves it as it is outside.
  ///   - directory: The folder of snapshots in the place of `__Snapshots__`, relative to the folder of the test's file.
  /// - Returns: The trait.
  public static func tabSnapshots(
    record: TabSnapshotRecord? = nil,
    directory: String? = nil
  ) -> TabSnapshotsTrait { TabSnapshotsTrait(record: record, directory: directory) }
}
#endif
