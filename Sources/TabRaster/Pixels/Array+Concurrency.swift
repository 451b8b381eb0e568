import Dispatch

extension Array where Element: Sendable {
  /// Transforms the elements on all cores at the same time, and returns the results in the order of the elements.
  nonisolated package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    unsafe [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      // Each iteration initializes a different element, so that no two threads write to the same memory.
      nonisolated(unsafe) let elements = unsafe results
      DispatchQueue.concurrentPerform(iterations: count) { index in
        unsafe elements.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
