import TabUIKit

/// The owner of an override; of two overrides of one property, the later case wins.
package enum OverrideOwner: CaseIterable {
  /// A theme, or the store that applies it.
  case theme

  /// The insets that center an icon whose title a theme leaves out, in the system's classic bar.
  case centering

  /// A control of TabControls.
  case part
}

/// The reason for which an overridden property is written.
package enum WriteOccasion {
  /// The app has applied or removed a theme, or set a control.
  case application

  /// The style around a bar has changed, so that UIKit gets fresh copies of all values.
  case restyling

  /// A layout, or a change of the environment or the traits.
  case refreshing

  /// Other code has written over a theme.
  case answer
}

/// A UIKit property that themes and TabControls override and later restore.
///
///     let tint = OverridableProperty(\UITabBar.tintColor)
///     tint.override(bar, by: .theme, key: "red") { _ in .red }
///     tint.restore(bar, by: .theme)  // the app's color
///
/// A value that the app sets while an override exists becomes the app's value: overrides are
/// computed from it, and restoring sets it. The record of an object's overrides lives as long as
/// the object.
@MainActor
package struct OverridableProperty<Target, Value: Equatable> {
  let path: ReferenceWritableKeyPath<Target, Value>

  /// Whether a value that the app sets later replaces the override, as for a badge.
  var isContent = false

  /// Copies a value that can be mutated in place; returns other values unchanged.
  var copy: (Value) -> Value = { $0 }

  /// Returns the object of a value that can be mutated in place, otherwise `nil`.
  ///
  /// Not `value as? NSObject`: optimized code of Swift 6.3 traps on a `nil` there.
  var object: (Value) -> NSObject? = { _ in nil }

  /// Merges a value that the app has set over an override, `now`, into the app's earlier value;
  /// `written` is that override.
  package var merge: (_ app: Value, _ written: Value, _ now: Value) -> Value = { $2 }

  /// Sets the property.
  ///
  /// Replaced where reading has effects: a key path reads a computed property before it sets it.
  var assign: (Target, Value) -> Void

  /// Whether the property of a target can be read without changing the target; if it can't, changes
  /// by the app aren't looked for.
  var isReadable: (Target) -> Bool = { _ in true }

  /// Whether the property still has the value that was last written to it.
  var isUnchanged: (Target, Value) -> Bool

  /// Returns the object to which the record of overrides is attached.
  let holder: (Target) -> any AttachmentOwner

  /// Returns the value that appearance proxies give the target, or `nil` if the app set `app` on
  /// the target itself.
  var proxyValue: (Target, _ app: Value) -> Value? = { _, _ in nil }

  package init(
    _ path: ReferenceWritableKeyPath<Target, Value>,
    isContent: Bool = false,
    holder: @escaping (Target) -> any AttachmentOwner
  ) {
    self.path = path
    self.isContent = isContent
    self.holder = holder
    assign = { $0[keyPath: path] = $1 }
    isUnchanged = { $0[keyPath: path] == $1 }
  }

  /// Overrides the property with a value computed from the app's, or from the override of a lower
  /// owner.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - owner: The owner, which has at most one override of the property.
  ///   - key: A key that is equal for equal values: a key equal to the current one writes nothing.
  ///   - occasion: The reason for writing: ``WriteOccasion/restyling`` writes the value even if the
  ///     key is equal, and ``WriteOccasion/answer`` only a few times in a second.
  ///   - make: Returns the value, given the app's or that of the owner below.
  /// - Returns: Whether the property was written.
  @discardableResult
  package func override(
    _ target: Target,
    by owner: OverrideOwner,
    key: AnyHashable,
    on occasion: WriteOccasion = .application,
    make: @escaping (Value) -> Value
  ) -> Bool {
    let record = self.record(of: target) ?? PropertyRecord(copy(target[keyPath: path]))
    records(of: target).all[path] = record
    let isAppChange = noteAppChange(of: target, in: record)
    record[owner] = make
    let needsWrite = record.note(
      key,
      of: owner,
      on: occasion,
      isAppChange: isAppChange,
      isContent: isContent
    )
    if needsWrite { write(record.value, to: target, in: record) }
    return needsWrite
  }

  /// Removes an owner's override: the property gets the value of the owner below, or the app's.
  ///
  /// - Returns: Whether the property was written.
  @discardableResult
  package func restore(_ target: Target, by owner: OverrideOwner) -> Bool {
    guard let record = record(of: target), record.keys[owner] != nil else { return false }
    let isAppChange = noteAppChange(of: target, in: record)
    (record.keys[owner], record[owner]) = (nil, nil)
    if record.isOverridden {
      guard !(isContent && isAppChange) else { return false }
      write(record.value, to: target, in: record)
      return true
    }
    records(of: target).all[path] = nil
    let value = proxyValue(target, record.appValue) ?? record.appValue
    guard !isAppChange || target[keyPath: path] != value else { return false }
    assign(target, value)
    return true
  }

  /// The value that the app set last, or UIKit's default if the app set none.
  package func appValue(of target: Target) -> Value {
    guard let record = record(of: target) else { return copy(target[keyPath: path]) }
    noteAppChange(of: target, in: record)
    return record.appValue
  }

  /// The value that the property would have without the override of one owner.
  package func value(of target: Target, without owner: OverrideOwner) -> Value {
    guard let record = record(of: target) else { return target[keyPath: path] }
    noteAppChange(of: target, in: record)
    return record.value(without: owner)
  }

  /// Whether answers to other code have ended, since that writes the property again and again.
  func isGivenUp(_ target: Target) -> Bool { record(of: target)?.isGivenUp ?? false }

  /// Whether the app has set the property since an owner wrote it.
  package func isOverwritten(_ target: Target) -> Bool {
    guard let written = record(of: target)?.written else { return false }
    return !isUnchanged(target, written)
  }

  /// Records the property's value as the app's if it differs from the last override.
  ///
  /// - Returns: Whether it differs.
  @discardableResult
  private func noteAppChange(
    of target: Target,
    in record: PropertyRecord<Value>
  ) -> Bool {
    guard let written = record.written, isReadable(target), !isUnchanged(target, written) else {
      return false
    }
    let now = target[keyPath: path]
    // An override that the app mutated in place isn't a value of the app's.
    let isSameObject = record.writtenObject.map { $0 === object(now) } ?? false
    if !isSameObject {
      record.appValue = merge(record.appValue, written, copy(now))
    }
    return true
  }

  private func write(_ value: Value, to target: Target, in record: PropertyRecord<Value>) {
    // UIKit may call the app while the property is set, and the app may call this code: until the
    // property is read back, changes by the app can't be detected.
    record.written = nil
    assign(target, value)
    guard isReadable(target) else {
      record.written = copy(value)
      return
    }
    let now = target[keyPath: path]
    let copy = copy(now)
    // UIKit returns processed copies: where two reads differ, a change by the app can't be
    // detected.
    record.written = copy == target[keyPath: path] ? copy : nil
    record.writtenObject = object(now)
  }

  private func record(of target: Target) -> PropertyRecord<Value>? {
    holder(target)[attached: PropertyRecords.self]?.all[path] as? PropertyRecord<Value>
  }

  private func records(of target: Target) -> PropertyRecords {
    let holder = holder(target)
    if let records = holder[attached: PropertyRecords.self] { return records }
    let records = PropertyRecords()
    holder[attached: PropertyRecords.self] = records
    return records
  }
}

extension OverridableProperty where Target: AttachmentOwner {
  package init(_ path: ReferenceWritableKeyPath<Target, Value>) {
    self.init(path) { $0 }
  }
}

/// The overridden properties of one object, attached to it.
@MainActor
private final class PropertyRecords {
  var all: [AnyKeyPath: AnyObject] = [:]
}

/// The keys of the overrides of one property of one object, and the decisions that follow from them.
///
/// A class without a type parameter, so that its code is compiled once and not for each property.
@MainActor
private class OverrideKeys {
  /// The keys of the overrides by their owners.
  final var keys: [OverrideOwner: AnyHashable] = [:]

  /// The rewrites after other code has written the property.
  private final var budget = RewriteBudget()
  private(set) final var isGivenUp = false

  final var isOverridden: Bool { !keys.isEmpty }

  /// Records the key of an override, and returns whether the property must be written.
  final func note(
    _ key: AnyHashable,
    of owner: OverrideOwner,
    on occasion: WriteOccasion,
    isAppChange: Bool,
    isContent: Bool
  ) -> Bool {
    let isSame = keys[owner] == key
    keys[owner] = key
    if !isSame || occasion == .application { (budget, isGivenUp) = (RewriteBudget(), false) }
    guard isSame else { return true }
    guard !isContent, occasion == .restyling || isAppChange else { return false }
    if occasion == .answer, !isGivenUp { isGivenUp = !budget.spend() }
    return occasion != .answer || !isGivenUp
  }
}

/// The app's value of one property of one object, and the overrides over it.
@MainActor
private final class PropertyRecord<Value: Equatable>: OverrideKeys {
  var appValue: Value

  /// The overrides, each of which gets the value of the one before.
  private var theme: Override?
  private var centering: Override?
  private var part: Override?

  /// A copy of the value that UIKit returned right after the property was set.
  var written: Value?

  /// The object that UIKit returned right after the property was set; weak, since UIKit may return
  /// another one on each read.
  weak var writtenObject: NSObject?

  typealias Override = (Value) -> Value

  init(_ appValue: Value) {
    self.appValue = appValue
  }

  subscript(owner: OverrideOwner) -> Override? {
    get {
      switch owner {
      case .theme: theme
      case .centering: centering
      case .part: part
      }
    }
    set {
      switch owner {
      case .theme: theme = newValue
      case .centering: centering = newValue
      case .part: part = newValue
      }
    }
  }

  /// The value with all overrides applied, in the order of their owners.
  var value: Value { value(without: nil) }

  /// The value with the overrides of all owners but `owner` applied.
  func value(without owner: OverrideOwner?) -> Value {
    var value = appValue
    for other in OverrideOwner.allCases where other != owner {
      if let override = self[other] { value = override(value) }
    }
    return value
  }
}
