import Foundation
import TabAppearance
import TabRaster
import TabScreens
import Testing

@testable import TabParity

/// Tests HeadlessUIKit's pictures, which `Tools/Parity/screens` compares with those of a simulator.
@MainActor struct ScreenPicturesTests {
  private static let phone = [
    "PARITY_DEVICE": "iPhone 16", "PARITY_OS": "26.1", "PARITY_LOOK": "classic",
  ]

  @Test func `each screen has a name of its own, which is one word`() {
    let names = ParityScreen.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("theme-dark-on-stripes"))
    #expect(names.allSatisfy { !$0.contains(" ") && !$0.contains("landscape") })
  }

  @Test func `a screen is drawn whole, with its content down to the bar`() throws {
    let pictures = try #require(ScreenPictures(Self.phone))
    let screen = try #require(pictures.screens.first { $0.name == "five-items-on-stripes" })
    let picture = try Bitmap(png: try pictures.png(of: screen))
    #expect(picture.width == 393 * 3 && picture.height == 852 * 3)
    // The middle of the second stripe.
    for y in [150, 700] { #expect(picture.pixels[y * 3 * picture.width + 36 * 3] == 0xFFDC_2828) }
  }

  @Test func `the variables of the script choose device, system and look`() throws {
    let pictures = try #require(ScreenPictures(Self.phone))
    #expect(pictures.device.name == "iPhone 16" && pictures.look == .classic)
    #expect(pictures.os.major == 26 && pictures.os.minor == 1)
    #expect(pictures.screens.allSatisfy { $0.parityCase.screen == .phone })
    #expect(ScreenPictures(["PARITY_DEVICE": "iPhone", "PARITY_OS": "26"]) == nil)
    #expect(ScreenPictures(["PARITY_DEVICE": "iPad", "PARITY_OS": "new"]) == nil)
  }

  @Test(.enabled(if: ScreenPictures.folder != nil))
  func `draws what the script asks for`() throws {
    let folder = try #require(ScreenPictures.folder)
    let pictures = try #require(
      ScreenPictures(ProcessInfo.processInfo.environment),
      "PARITY_DEVICE must be a device of 'tabtheme list --devices', PARITY_OS a version"
    )
    try pictures.write(to: URL(filePath: folder, directoryHint: .isDirectory))
  }
}
