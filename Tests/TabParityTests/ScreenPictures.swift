import Foundation
import HeadlessUIKit
import TabAppearance
import TabScreens

@testable import TabParity

/// Pictures of the screens of one device, drawn by HeadlessUIKit.
struct ScreenPictures {
  var device: TabSnapshotDevice
  var os: TabBarEnvironment.Version
  var look: TabBarEnvironment.Look?

  /// The folder for the pictures, which `Tools/Parity/screens` asks for; nil if nothing asks.
  static let folder = ProcessInfo.processInfo.environment["PARITY_SCREENS"]

  /// The screens for the kind of the device.
  var screens: [ParityScreen] {
    ParityScreen.all.filter { ($0.parityCase.screen.idiom == .pad) == (device.idiom == .pad) }
  }

  /// Draws a screen with the parts that the device adds.
  ///
  /// - Parameter screen: The screen to draw.
  /// - Returns: The bytes of a PNG file.
  /// - Throws: `TabSnapshotError` for a bar that HeadlessUIKit can't draw.
  @MainActor func png(of screen: ParityScreen) throws -> [UInt8] {
    var configuration = TabSnapshotConfiguration(device, os: os)
    configuration.look = look
    configuration.style = screen.parityCase.style
    configuration.contrast = screen.parityCase.contrast
    configuration.layoutDirection = screen.parityCase.direction
    return try configuration.withSystem {
      try ShownScreen.with(screen.controller, on: configuration, asDevice: true) { shown, _ in
        shown.recordingOfDevice().png
      }
    }
  }

  /// Writes the pictures and `screens.txt`, a line for each screen: its name, style, contrast and
  /// direction.
  ///
  /// A screen that HeadlessUIKit can't draw has a line and no picture.
  @MainActor func write(to folder: URL) throws {
    var lines = ""
    for screen in screens {
      do {
        try Data(png(of: screen)).write(to: folder.appending(path: "\(screen.name).png"))
      } catch let error as TabSnapshotError {
        print("note: \(screen.name) isn't drawn: \(error)")
      }
      let parityCase = screen.parityCase
      let words = [
        screen.name, parityCase.style == .dark ? "dark" : "light",
        parityCase.contrast == .high ? "high" : "standard",
        parityCase.direction == .rightToLeft ? "rtl" : "ltr",
      ]
      lines += words.joined(separator: " ") + "\n"
    }
    try Data(lines.utf8).write(to: folder.appending(path: "screens.txt"))
  }
}

extension ScreenPictures {
  /// Creates the pictures that the variables of a script name: `PARITY_DEVICE`, `PARITY_OS` as in
  /// "18.5", and `PARITY_LOOK`; nil if the device is unknown or the version isn't one.
  init?(_ environment: [String: String]) {
    let device = TabSnapshotDevice.all.first { $0.name == environment["PARITY_DEVICE"] }
    let numbers = (environment["PARITY_OS"] ?? "").split(separator: ".").compactMap { Int($0) }
    guard let device, let major = numbers.first else { return nil }
    self.init(
      device: device,
      os: .init(major, numbers.dropFirst().first ?? 0),
      look: environment["PARITY_LOOK"].flatMap(TabBarEnvironment.Look.init)
    )
  }
}
