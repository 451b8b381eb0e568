import HeadlessUIKit

/// A log of calls, in order.
final class Log {
  private(set) var entries: [String] = []

  func append(_ entry: String) {
    entries.append(entry)
  }

  /// Returns the entries since the last call, and clears them.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that logs its callbacks.
final class LoggingView: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { log.append("\(name) layout") }
  override func tintColorDidChange() { log.append("\(name) tint") }
  override func safeAreaInsetsDidChange() { log.append("\(name) safe area") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.append("\(name) traits")
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.append("\(name) will move to \(newSuperview == nil ? "nil" : "superview")")
  }

  override func didMoveToSuperview() {
    log.append("\(name) did move to \(superview == nil ? "nil" : "superview")")
  }

  override func didMoveToWindow() {
    log.append("\(name) \(window == nil ? "left" : "entered") window")
  }
}

/// A controller that logs its lifecycle, with a view that logs.
final class LoggingController: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log.append("\(name) did load") }
  override func viewWillAppear(_ animated: Bool) { log.append("\(name) will appear") }
  override func viewIsAppearing(_ animated: Bool) { log.append("\(name) is appearing") }
  override func viewDidAppear(_ animated: Bool) { log.append("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("\(name) did disappear") }
  override func willMove(toParent parent: UIViewController?) {
    log.append("\(name) will move to \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.append("\(name) did move to \(parent == nil ? "nil" : "parent")")
  }
}
