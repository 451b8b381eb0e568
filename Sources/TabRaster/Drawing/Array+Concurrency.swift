import Dispatch

extension Array where Element: Sendable {
  /// What comes of the elements, in their order, on all cores at the same time.
  nonisolated package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    unsafe [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      // Each element has a place of its own, so that nothing is written by two threads.
      nonisolated(unsafe) let places = unsafe results
      DispatchQueue.concurrentPerform(iterations: count) { index in
        unsafe places.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
