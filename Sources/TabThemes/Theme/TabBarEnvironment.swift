import TabUIKit

/// The environment that a theme is compiled for: the version of iOS, the kind of device and the
/// look of bars.
///
/// All decisions about versions depend on this value, so that a theme can be compiled for iOS 26 on
/// a machine that doesn't run it:
///
///     let compiled = theme.compiled(for: TabBarEnvironment(os: 26))
public struct TabBarEnvironment: Hashable, Sendable {
  /// The kind of device, under the names of `UIUserInterfaceIdiom`.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    /// An iPhone.
    case phone

    /// An iPad.
    case pad
  }

  /// The design in which the system draws tab bars.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Look: String, Hashable, Sendable, CaseIterable {
    /// A bar with a material and a hairline: iOS 15 to 18, and apps with
    /// `UIDesignRequiresCompatibility`.
    case classic

    /// A floating platter of glass: iOS 26 and later.
    case glass
  }

  /// The version of iOS.
  public var os: TabBarEnvironment.Version

  /// The kind of device.
  public var idiom: Idiom

  /// The design in which the system draws tab bars.
  public var look: Look

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - os: The version of iOS.
  ///   - idiom: The kind of device.
  ///   - look: The design of tab bars; `nil` is that of the version.
  public init(os: TabBarEnvironment.Version, idiom: Idiom = .phone, look: Look? = nil) {
    self.os = os
    self.idiom = idiom
    self.look = look ?? (os >= 26 ? .glass : .classic)
  }
}

extension TabBarEnvironment {
  /// A version of iOS, for example 18 or 15.4.
  public struct Version: Hashable, Sendable, Comparable {
    /// The number before the point.
    public var major: Int

    /// The number after the point.
    public var minor: Int

    /// Creates a version.
    ///
    /// - Parameters:
    ///   - major: The number before the point.
    ///   - minor: The number after the point.
    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    public static func < (left: TabBarEnvironment.Version, right: TabBarEnvironment.Version) -> Bool
    {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }
}

extension TabBarEnvironment.Version: ExpressibleByIntegerLiteral {
  public init(integerLiteral major: Int) { self.init(major) }
}

extension TabBarEnvironment.Version: CustomStringConvertible {
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

extension TabBarEnvironment {
  /// The environment that the app runs in.
  @MainActor
  public static var current: TabBarEnvironment {
    let (major, minor) = RunningSystem.version
    return TabBarEnvironment(
      os: TabBarEnvironment.Version(major, minor),
      // With Mac Catalyst the idiom is that of an iPad or a Mac, and the app is the iPad's.
      idiom: UIDevice.current.userInterfaceIdiom == .phone ? .phone : .pad,
      look: currentLookOverride ?? (RunningSystem.hasClassicLook ? .classic : .glass)
    )
  }

  /// An override of the look in ``current``, for an app that knows the design of its bars; `nil`,
  /// the default, derives the look from the system, the app's `Info.plist` and its SDK.
  ///
  ///     TabBarEnvironment.currentLookOverride = .classic  // before a theme is applied
  ///
  /// Without an override the look is classic before iOS 26, and later in an app that sets
  /// `UIDesignRequiresCompatibility` and was built with an SDK before that of iOS 27. Sources disagree
  /// about such an app on iOS 27: Apple documents that the key is ignored "when you build for iOS 27
  /// or later", and one report has an app from Xcode 26 stay classic there; another author thinks that
  /// the running system decides.
  ///
  /// The override changes the settings that themes apply, such as backgrounds, which are omitted on
  /// glass, but not the drawing by UIKit. Themes that are applied already change when they are
  /// applied again.
  @MainActor public static var currentLookOverride: Look?
}
