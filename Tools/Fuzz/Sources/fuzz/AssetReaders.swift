import Foundation

@testable import HeadlessUIKit

/// Reads a `Contents.json` as that of a color set and of an image set with three pictures, and draws what they have.
func readAssets(_ bytes: [UInt8]) {
  contents.truncateFile(atOffset: 0)
  contents.write(Data(bytes))
  guard let set = try? AssetSet(folder: folder, path: "Tab") else { return }
  let traits = UITraitCollection(traitsFrom: [
    UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
  ])
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let canvas = CGRect(x: 0, y: 0, width: 40, height: 20)
  _ = UIGraphicsImageRenderer(size: canvas.size, format: format).image { context in
    do throws(AssetProblem) {
      try CatalogColor(set).uiColor(for: traits).setFill()
      context.fill(canvas)
    } catch {
      precondition(!error.reason.isEmpty)
    }
    do throws(AssetProblem) {
      try UIImage(values: CatalogImage(set).values(for: traits)).draw(in: canvas)
    } catch {
      precondition(!error.reason.isEmpty)
    }
  }
}

/// A folder with the pictures `a.png`, `a.svg` and `b.svg`, which is deleted at the end.
private let folder: String = {
  let path = NSTemporaryDirectory() + "fuzz-assets-\(getpid())"
  let square = #"<svg width="24" height="24"><rect width="12" height="24" fill="red"/></svg>"#
  let bar = #"<svg width="6" height="3"><circle cx="3" cy="1.5" r="1"/></svg>"#
  let png = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).pngData { context in
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
  }
  let files = [
    "a.svg": Data(square.utf8), "b.svg": Data(bar.utf8), "a.png": png, "Contents.json": Data(),
  ]
  do {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: URL(fileURLWithPath: "\(path)/\(name)")) }
  } catch {
    preconditionFailure("\(error)")
  }
  atexit { try? FileManager.default.removeItem(atPath: folder) }
  return path
}()

/// The `Contents.json` in the folder, which each input overwrites.
private let contents: FileHandle = {
  guard let handle = FileHandle(forWritingAtPath: "\(folder)/Contents.json") else {
    preconditionFailure("can't write to \(folder)")
  }
  return handle
}()
