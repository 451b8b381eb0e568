/// The accessibility settings of the user, and notifications for assistive technologies.
public struct UIAccessibility {
  /// Whether animations should be left out or replaced by dissolves.
  @MainActor public static var isReduceMotionEnabled: Bool {
    SimulatedSystem.current.reducesMotion
  }

  /// Whether backgrounds should be opaque.
  @MainActor public static var isReduceTransparencyEnabled: Bool {
    SimulatedSystem.current.reducesTransparency
  }

  /// A kind of change that is posted to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    // The raw values are commonly quoted, not established.

    public static let screenChanged = UIAccessibility.Notification(rawValue: 1000)
    public static let layoutChanged = UIAccessibility.Notification(rawValue: 1001)
    public static let announcement = UIAccessibility.Notification(rawValue: 1008)
  }

  /// Posts a notification to assistive technologies; `SimulatedAnnouncement` records it.
  ///
  /// - Parameters:
  ///   - notification: The kind of change.
  ///   - argument: The element that gets the focus, or the text of an announcement.
  @MainActor public static func post(
    notification: UIAccessibility.Notification,
    argument: Any?
  ) {
    SimulatedAnnouncement.note(SimulatedAnnouncement(notification, argument))
  }
}

/// A notification that was posted to assistive technologies.
@MainActor package struct SimulatedAnnouncement {
  package let notification: UIAccessibility.Notification

  /// The element that got the focus, if any.
  package let element: UIView?

  init(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    self.notification = notification
    element = argument as? UIView
  }

  /// Runs an operation, and returns the notifications during it, in order.
  package static func recorded(
    during operation: () throws -> Void
  ) rethrows
    -> [SimulatedAnnouncement]
  {
    let record = Record()
    try records.withValue(record, operation: operation)
    return record.announcements
  }

  fileprivate static func note(_ announcement: SimulatedAnnouncement) {
    records.get()?.announcements.append(announcement)
  }

  @MainActor private final class Record {
    var announcements: [SimulatedAnnouncement] = []
  }

  // Not the macro `@TaskLocal`, which some compilers that check this source don't have.
  private static let records = TaskLocal<Record?>(wrappedValue: nil)
}

/// The accessibility traits of an element, which assistive technologies read with its label.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  // The raw values are those that public accessibility audits print.

  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
