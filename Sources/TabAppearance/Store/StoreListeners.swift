/// Those who listen to the changes of a store.
@MainActor
final class StoreListeners {
  typealias State = TabBarThemeStore.State

  private var listeners: [AsyncStream<State>.Continuation] = []

  func stream() -> AsyncStream<State> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: State.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    listeners.append(continuation)
    return stream
  }

  func send(_ state: State) {
    // Who has stopped listening is noticed here.
    listeners.removeAll { listener in
      if case .terminated = listener.yield(state) { true } else { false }
    }
  }

  deinit {
    for listener in listeners { listener.finish() }
  }
}
