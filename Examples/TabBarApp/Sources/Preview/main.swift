import TabAppearance
import TabBarApp

// Describes and draws the app's bar without a device or a simulator.
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
let root = RootController()
window.rootViewController = root
window.makeKeyAndVisible()

for isNight in [false, true] {
  root.chooseTheme(forNight: isNight)
  guard let theme = root.tabBarTheme else { continue }
  print("\(theme.name):")
  print(theme.compiled(for: .current).description(in: root.traitCollection))

  let picture = UIGraphicsImageRenderer(bounds: window.bounds).pngData { _ in
    window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
  }
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(theme.name).png")
  try picture.write(to: file)
  print(file.path)
}
