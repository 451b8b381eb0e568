public import Foundation

/// A rectangle in a view that takes part in layout and isn't visible.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The region of a view that a guide of the view follows.
  enum Region {
    case safeArea
    case margins
    case bounds

    /// The content of a scroll view.
    case content
  }

  /// The region of the view that the guide follows; nil for a guide of the app, which constraints position.
  let region: Region?
  weak var storedView: UIView?

  /// The frame that constraints gave to the guide, in the coordinates of its view, in points.
  var placed = CGRect.zero

  public override init() {
    region = nil
  }

  init(_ region: Region, of view: UIView) {
    self.region = region
    storedView = view
  }

  /// The view to which the guide belongs.
  open weak var owningView: UIView? {
    get { storedView }
    set { newValue?.addLayoutGuide(self) ?? storedView?.removeLayoutGuide(self) }
  }

  /// The name of the guide in messages.
  open var identifier = ""

  /// The frame of the guide in the coordinates of its view, in points, as of the last layout.
  open var layoutFrame: CGRect {
    guard let view = storedView, let region else { return placed }
    if region == .content {
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
    return view.bounds.inset(by: view.insets(of: region))
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  open var heightAnchor: NSLayoutDimension { dimension(.height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
}

/// An item of constraints: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the view to which the guide belongs.
  var layoutView: UIView? { get }

  /// The name of the item in messages.
  var layoutName: String { get }
}

extension LayoutItem {
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutAnchor(item: self, attribute: attribute))
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutAnchor(item: self, attribute: attribute))
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(LayoutAnchor(item: self, attribute: attribute))
  }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { storedView }

  var layoutName: String {
    let name: String =
      switch region {
      case .safeArea: "safeArea"
      case .margins: "layoutMargins"
      case .bounds: "frame"
      case .content: "content"
      case nil: identifier.isEmpty ? "guide" : identifier
      }
    return "\(storedView?.layoutName ?? "nil").\(name)"
  }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }

  /// The type, with the identifier or the text by which views of a type differ.
  var layoutName: String {
    let text =
      accessibilityIdentifier ?? (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
    return text.map { "\(type(of: self))(\"\($0)\")" } ?? "\(type(of: self))"
  }
}
