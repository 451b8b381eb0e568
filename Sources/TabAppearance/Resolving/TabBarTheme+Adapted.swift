extension TabBarTheme {
  /// The theme in one environment: what ``when`` says there, laid over it in order.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The theme without variations.
  package func adapted(to environment: TabBarEnvironment) -> TabBarTheme {
    // Most themes have none, and bars ask at each layout.
    if when.isEmpty { return self }
    var result = self
    result.when = []
    for variation in when where variation.holds(in: environment) {
      var overlay = TabBarTheme(name: name)
      overlay.takeParts(of: variation)
      result = result.overlaid(by: overlay)
    }
    return result
  }
}
