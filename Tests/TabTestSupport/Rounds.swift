import Foundation

/// The factor of the environment variable `ROUNDS`; 1 if it isn't set.
private let factor = ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) } ?? 1

/// Returns the number of rounds of a test with random input: the usual one times `ROUNDS`.
///
/// A run of all tests has few; CI and the checks before a release set `ROUNDS`.
package func rounds(_ usual: Int) -> Int { usual * factor }
