extension UIColor.Storage {
  private enum Key {
    static let model = "UIColorModel"
    static let components = "UIColorComponents"
    static let name = "UIColorName"
    static let base = "UIColorBase"
    static let variants = "UIColorVariants"
  }

  init?(coder: NSCoder) {
    let model = coder.decodedText(forKey: Key.model)
    let numbers = Self.numbers(coder)
    switch model {
    case "white" where numbers.count == 2:
      self = .white(numbers[0], alpha: numbers[1])
    case "rgb" where numbers.count == 4:
      self = .components(ColorComponents(numbers))
    case "p3" where numbers.count == 4:
      self = .displayP3(ColorComponents(numbers))
    case "system":
      let name = coder.decodedText(forKey: Key.name)
      guard let name = name.flatMap(SystemColorName.init) else { return nil }
      self = .system(name)
    case "translucent" where numbers.count == 1:
      guard let base = coder.decoded(UIColor.self, forKey: Key.base) else { return nil }
      self = .translucent(base, alpha: numbers[0])
    case "variants" where numbers.count == 4 * ColorVariant.all.count:
      let colors = stride(from: 0, to: numbers.count, by: 4).map {
        UIColor(.components(ColorComponents(Array(numbers[$0..<$0 + 4]))))
      }
      self = .dynamic(UIColor.DynamicProvider { colors[ColorVariant.index(of: $0)] })
    default:
      return nil
    }
  }

  func encode(with coder: NSCoder) {
    switch self {
    case .white(let white, let alpha):
      Self.encode("white", [white, alpha], coder)
    case .components(let color):
      Self.encode("rgb", color.numbers, coder)
    case .displayP3(let color):
      Self.encode("p3", color.numbers, coder)
    case .system(let name):
      Self.encode("system", [], coder)
      coder.encode(NSString(string: name.rawValue), forKey: Key.name)
    case .translucent(let base, let alpha):
      Self.encode("translucent", [alpha], coder)
      coder.encode(base, forKey: Key.base)
    case .dynamic:
      // A closure can't be archived, so its color in each variant is; what UIKit archives isn't established.
      let color = UIColor(self)
      let numbers = ColorVariant.all.flatMap { color.components(in: $0).numbers }
      Self.encode("variants", numbers, coder)
    }
  }

  private static func encode(_ model: String, _ numbers: [Double], _ coder: NSCoder) {
    coder.encode(NSString(string: model), forKey: Key.model)
    let text = numbers.map { "\($0)" }.joined(separator: " ")
    coder.encode(NSString(string: text), forKey: Key.components)
  }

  private static func numbers(_ coder: NSCoder) -> [Double] {
    let text = coder.decodedText(forKey: Key.components)
    return (text ?? "").split(separator: " ").compactMap { Double($0) }
  }
}

extension ColorComponents {
  fileprivate init(_ numbers: [Double]) {
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  fileprivate var numbers: [Double] { [red, green, blue, alpha] }
}

/// The combinations of traits on which system colors depend.
private enum ColorVariant {
  static let all = [UIUserInterfaceStyle.light, .dark].flatMap { style in
    [UIAccessibilityContrast.normal, .high].flatMap { contrast in
      [UIUserInterfaceLevel.base, .elevated].map { level in
        var values = TraitValues()
        values.userInterfaceStyle = style
        values.accessibilityContrast = contrast
        values.userInterfaceLevel = level
        return UITraitCollection(values: values)
      }
    }
  }

  static func index(of traits: UITraitCollection) -> Int {
    (traits.userInterfaceStyle == .dark ? 4 : 0)
      + (traits.accessibilityContrast == .high ? 2 : 0)
      + (traits.userInterfaceLevel == .elevated ? 1 : 0)
  }
}
