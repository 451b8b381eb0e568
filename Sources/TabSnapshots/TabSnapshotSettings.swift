#if canImport(Testing)
public import Testing
#endif

/// Settings for all snapshots of a test, a suite or a block.
struct TabSnapshotSettings: Sendable {
  /// The mode for assertions that don't set one.
  var record: TabSnapshotRecord?

  /// The folder that replaces `__Snapshots__`.
  var directory: String?

  /// The settings of the running task.
  static var current: TabSnapshotSettings { ofTask.get() }

  // Written out, since the macro `@TaskLocal` isn't available to every compiler that checks this
  // source.
  fileprivate static let ofTask = TaskLocal(wrappedValue: TabSnapshotSettings())

  /// Returns the settings, overridden by those that aren't `nil`.
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
/// The settings also hold in tasks that the operation creates, but not in detached ones.
///
/// - Parameters:
///   - record: The mode of writing snapshots; `nil` keeps the surrounding mode.
///   - directory: The folder of snapshots instead of `__Snapshots__`, relative to the folder of the
///     test's file; `nil` keeps the surrounding folder.
///   - operation: The operation, which takes snapshots.
/// - Returns: The result of the operation.
/// - Throws: The operation's error.
public func withTabSnapshots<Result>(
  record: TabSnapshotRecord? = nil,
  directory: String? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let settings = TabSnapshotSettings.current.with(record: record, directory: directory)
  return try TabSnapshotSettings.ofTask.withValue(settings, operation: operation)
}

/// Runs the asynchronous operation with settings for its snapshots, as the synchronous form does.
///
/// - Parameters:
///   - record: The mode of writing snapshots; `nil` keeps the surrounding mode.
///   - directory: The folder of snapshots instead of `__Snapshots__`.
///   - operation: The operation, which takes snapshots.
/// - Returns: The result of the operation.
/// - Throws: The operation's error.
public func withTabSnapshots<Result>(
  record: TabSnapshotRecord? = nil,
  directory: String? = nil,
  operation: () async throws -> Result
) async rethrows -> Result {
  let settings = TabSnapshotSettings.current.with(record: record, directory: directory)
  return try await TabSnapshotSettings.ofTask.withValue(settings, operation: operation)
}

#if canImport(Testing)
/// A trait with settings for the snapshots of a test or a suite.
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
  /// Returns a trait with settings for the snapshots of a test or a suite.
  ///
  ///     @Suite(.tabSnapshots(record: .failed))
  ///     struct BrandTests { … }
  ///
  /// - Parameters:
  ///   - record: The mode of writing snapshots; `nil` keeps the surrounding mode.
  ///   - directory: The folder of snapshots instead of `__Snapshots__`, relative to the folder of
  ///     the test's file.
  /// - Returns: A trait with these settings.
  public static func tabSnapshots(
    record: TabSnapshotRecord? = nil,
    directory: String? = nil
  ) -> TabSnapshotsTrait { TabSnapshotsTrait(record: record, directory: directory) }
}
#endif
