import HeadlessUIKit
import TabAppearance
import TabScreens

/// A picture of a tab bar: with a strip of the content, or on the whole screen of the device.
///
/// A value, so that it can be drawn on any thread.
struct BarPicture: Sendable {
  let recording: ImageRecording

  /// Warnings about parts of the theme that aren't drawn: of its layout, and fonts that are
  /// missing.
  let warnings: [ThemeDiagnostic]

  /// Features of the bar that are only inferred, in words.
  let inferences: [String]

  /// The diagnostics about the picture.
  var remarks: [ThemeDiagnostic] { warnings + inferences.map { ThemeDiagnostic(.note, $0) } }
}

extension BarPicture {
  /// Lays out a bar in several configurations.
  ///
  /// - Parameters:
  ///   - subject: The themed bar.
  ///   - configurations: The devices and traits.
  ///   - strip: The height of the content that is shown next to the bar, in points.
  ///   - isScreen: Whether the whole screen is shown, with status bar and home indicator.
  ///   - isStrict: Whether features that are only inferred are errors.
  /// - Returns: A picture for each configuration, or the reason why there is none.
  /// - Throws: The error of the bar's controller.
  @MainActor
  static func all(
    _ subject: PictureSubject,
    on configurations: [TabSnapshotConfiguration],
    strip: CGFloat = TabSnapshotBackdrop.rowHeight,
    isScreen: Bool = false,
    isStrict: Bool = false
  ) throws -> [Result<BarPicture, ToolFailure>] {
    func picture(_ shown: ShownBar) throws -> BarPicture {
      shown.moveFocus(to: subject.content.focused)
      if isStrict, let inference = shown.inferences.first {
        throw TabSnapshotError(inference, fix: "leave out '--strict' to draw it by a guess")
      }
      let screen = shown.screen
      return BarPicture(
        shown,
        recording: isScreen
          ? screen.recordingOfDevice() : screen.recording(of: shown.surroundings(strip: strip))
      )
    }
    do {
      if isScreen {
        return try configurations.map { configuration in
          try .success(ShownBar.with(subject, on: configuration, asDevice: true, body: picture))
        }
      }
      return try ShownBar.map(subject, over: configurations) { .success(try picture($0)) }
    } catch let error as TabSnapshotError {
      guard configurations.count > 1 else { return [.failure(ToolFailure(error))] }
      // One configuration failed; the others are tried separately.
      return try configurations.flatMap {
        try all(subject, on: [$0], strip: strip, isScreen: isScreen, isStrict: isStrict)
      }
    }
  }

  @MainActor
  private init(_ shown: ShownBar, recording: ImageRecording) {
    self.recording = recording
    warnings = shown.warnings(fontFix: "give a file of the font, as in '--font Brand.ttf'")
    inferences = shown.inferences
  }
}

extension ToolFailure {
  fileprivate init(_ error: TabSnapshotError) {
    self.init(error.problem, fix: error.fix)
  }
}

extension ShownBar {
  /// Moves the keyboard focus to the item with an index.
  fileprivate func moveFocus(to index: Int?) {
    guard let index,
      let frame = parts.first(where: { $0.kind == .item && $0.item == index })?.frame
    else { return }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    window.simulateFocus(on: window.hitTest(middle, with: nil))
  }
}
