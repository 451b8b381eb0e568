import TabDevices
package import TabUIKit

/// The view of a device over an app: the status bar, the camera and the home indicator.
///
/// Sizes are inferred from pictures of devices, and no bar depends on them; the view shows a bar in
/// its usual surroundings.
@MainActor
struct DeviceOverlay {
  let view: UIView
  private let device: TabSnapshotDevice
  private let orientation: TabSnapshotConfiguration.Orientation

  init(_ configuration: TabSnapshotConfiguration) {
    (device, orientation) = (configuration.device, configuration.orientation)
    view = UIView(frame: CGRect(origin: .zero, size: device.size(orientation)))
    view.isUserInteractionEnabled = false
    addCamera()
    // iPhones hide the status bar in landscape.
    if orientation == .portrait || device.idiom == .pad { addStatusBar() }
    if device.hasHomeIndicator { addHomeIndicator() }
  }

  /// The camera of an iPhone without a home button, which is at the top in portrait and at the left
  /// in landscape.
  private var camera: CGRect? {
    guard device.idiom == .phone, device.hasHomeIndicator else { return nil }
    let width = orientation == .portrait ? view.bounds.width : view.bounds.height
    if device.topInset < 59 {
      // A notch, whose upper corners are outside of the screen.
      return CGRect(x: (width - 162) / 2, y: -20, width: 162, height: 52)
    }
    let top: CGFloat = device.topInset < 62 ? 11 : 14
    return CGRect(x: (width - 126) / 2, y: top, width: 126, height: 37)
  }

  private func addCamera() {
    guard var frame = camera else { return }
    if orientation == .landscape {
      frame = CGRect(
        x: frame.minY,
        y: view.bounds.height - frame.maxX,
        width: frame.height,
        height: frame.width
      )
    }
    view.addSubview(
      rounded(frame, radius: min(20, frame.width / 2, frame.height / 2), color: .black)
    )
  }

  private func addHomeIndicator() {
    let share = device.idiom == .phone && orientation == .portrait ? 0.36 : 0.26
    let width = (view.bounds.width * share).rounded()
    let frame = CGRect(
      x: (view.bounds.width - width) / 2,
      y: view.bounds.height - 13,
      width: width,
      height: 5
    )
    view.addSubview(rounded(frame, radius: 2.5, color: .label))
  }

  private func addStatusBar() {
    let isSmall = camera == nil
    let clock = UILabel()
    clock.text = "9:41"
    clock.font = .systemFont(ofSize: isSmall ? 12 : 17, weight: .semibold)
    clock.textColor = .label
    clock.sizeToFit()
    let signs = signs(height: isSmall ? 10 : 12)
    let middle = camera.map { max($0.midY, $0.maxY / 2 + 4) } ?? CGFloat(device.topInset) / 2
    switch camera {
    case let camera?:
      clock.center = CGPoint(x: camera.minX / 2 + 4, y: middle)
      signs.center = CGPoint(x: (view.bounds.width + camera.maxX) / 2 - 4, y: middle)
    case nil where device.idiom == .phone:
      clock.center = CGPoint(x: view.bounds.midX, y: middle)
      signs.center = CGPoint(x: view.bounds.width - signs.bounds.width / 2 - 6, y: middle)
    case nil:
      clock.center = CGPoint(x: clock.bounds.width / 2 + 24, y: middle)
      signs.center = CGPoint(x: view.bounds.width - signs.bounds.width / 2 - 24, y: middle)
    }
    view.addSubview(clock)
    view.addSubview(signs)
  }

  /// Returns the symbols for mobile signal, Wi-Fi and battery.
  private func signs(height: CGFloat) -> UIView {
    let signs = UIView()
    var x: CGFloat = 0
    for step in 0..<4 {
      let barHeight = height * CGFloat(step + 2) / 5
      let frame = CGRect(x: x, y: height - barHeight, width: 3, height: barHeight)
      signs.addSubview(rounded(frame, radius: 1, color: .label))
      x += 4.5
    }
    x += 4
    let wifi = UIImageView(image: UIImage(systemName: "wifi"))
    wifi.tintColor = .label
    wifi.contentMode = .scaleAspectFit
    wifi.frame = CGRect(x: x, y: -1, width: height * 1.4, height: height + 2)
    signs.addSubview(wifi)
    x = wifi.frame.maxX + 5
    let battery = UIView(frame: CGRect(x: x, y: 0, width: height * 2, height: height))
    battery.layer.cornerRadius = height / 3
    battery.layer.borderWidth = 1
    battery.layer.borderColor = UIColor.systemGray.cgColor
    signs.addSubview(battery)
    let charge = battery.frame.insetBy(dx: 2, dy: 2)
    signs.addSubview(rounded(charge, radius: height / 5, color: .label))
    let pole = CGRect(x: battery.frame.maxX + 1, y: height / 3, width: 1.5, height: height / 3)
    signs.addSubview(rounded(pole, radius: 0.75, color: .systemGray))
    signs.bounds = CGRect(x: 0, y: 0, width: pole.maxX, height: height)
    return signs
  }

  private func rounded(_ frame: CGRect, radius: CGFloat, color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    view.layer.cornerRadius = radius
    return view
  }
}

extension ShownScreen {
  /// Records the screen with the device's view over the app, and with transparent corners if the
  /// screen is round.
  package func recordingOfDevice() -> ImageRecording {
    let overlay = DeviceOverlay(configuration)
    window.addSubview(overlay.view)
    let (layer, mask) = (window.layer, window.layer.mask)
    let radius = CGFloat(configuration.device.screen.cornerRadius)
    if radius > 0 {
      // A mask cuts the finished picture. A clip would cut each view, and views would show through one another in the
      // partly covered pixels of the corners.
      let corners = CAShapeLayer()
      corners.path = UIBezierPath(roundedRect: window.bounds, cornerRadius: radius).cgPath
      layer.mask = corners
    }
    defer {
      overlay.view.removeFromSuperview()
      layer.mask = mask
    }
    window.layoutIfNeeded()
    return recording(of: window.bounds)
  }
}
