/// Calls an optional method of a delegate, and returns nil if the delegate lacks the method.
///
/// UIKit learns by `responds(to:)` which methods a delegate has. In the stand-in each optional method has a default body that
/// records the call: it runs if the delegate lacks the method.
@MainActor package func optionalCall<Result>(
  _ delegate: (any UITabBarControllerDelegate)?,
  _ method: (any UITabBarControllerDelegate) -> Result
) -> Result? {
  guard let delegate else { return nil }
  let outer = MissingMethod.delegate
  MissingMethod.delegate = nil
  defer { MissingMethod.delegate = outer }
  let result = method(delegate)
  return MissingMethod.delegate == ObjectIdentifier(delegate) ? nil : result
}

extension UITabBarControllerDelegate {
  /// Makes the running `optionalCall` return nil, as if the delegate lacked the called method.
  package func recordMissingMethod() {
    MissingMethod.delegate = ObjectIdentifier(self)
  }
}

@MainActor private enum MissingMethod {
  /// The delegate whose default body ran last in the innermost `optionalCall`.
  static var delegate: ObjectIdentifier?
}
