import TabRaster
import Testing

@testable import HeadlessUIKit

@MainActor struct ViewDrawingTests {
  private func view(_ frame: CGRect, _ color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private func fill(_ x: Double, _ y: Double, _ side: Double, _ color: RGBA) -> DisplayList.Command
  {
    .fill(.rectangle(Rect(x: x, y: y, width: side, height: side)), color)
  }

  private let red = RGBA(255, 0, 0)
  private let blue = RGBA(0, 0, 255)

  @Test func `draws a view before its subviews, from back to front`() {
    let root = view(CGRect(x: 50, y: 50, width: 10, height: 10), .red)
    let middle = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    middle.addSubview(view(CGRect(x: 3, y: 4, width: 1, height: 1), .blue))
    root.addSubview(middle)
    root.addSubview(view(CGRect(x: 0, y: 0, width: 2, height: 2), .red))
    #expect(
      root.displayList().commands == [fill(0, 0, 10, red), fill(4, 6, 1, blue), fill(0, 0, 2, red)]
    )
  }

  /// A view that adds a button when it is drawn first, as apps do in `draw(_:)`.
  private final class LateButtonView: UIView {
    override func draw(_ rect: CGRect) {
      guard subviews.isEmpty else { return }
      let button = UIButton(type: .custom)
      button.setImage(UIImage(systemName: "plus"), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      addSubview(button)
    }
  }

  @Test func `lays out the views that drawing adds`() throws {
    let late = LateButtonView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let root = UIView(frame: late.frame)
    root.addSubview(late)
    let first = root.displayList()
    let button = try #require(late.subviews.first as? UIButton)
    #expect(button.imageView?.frame.isEmpty == false)
    #expect(!first.commands.isEmpty && root.displayList() == first)
  }

  @Test func `leaves out hidden and transparent views, with their subviews`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for isHidden in [true, false] {
      let gone = view(CGRect(x: 0, y: 0, width: 5, height: 5), .red)
      gone.addSubview(view(CGRect(x: 0, y: 0, width: 1, height: 1), .blue))
      gone.isHidden = isHidden
      gone.alpha = isHidden ? 1 : 0
      root.addSubview(gone)
    }
    root.addSubview(view(CGRect(x: 0, y: 0, width: 1, height: 1), .clear))
    #expect(root.displayList().commands == [])
  }

  @Test func `fades a translucent view as a group, inside its clip`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let faded = view(CGRect(x: 1, y: 1, width: 2, height: 2), .red)
    faded.alpha = 0.4
    faded.clipsToBounds = true
    root.addSubview(faded)
    root.addSubview(view(CGRect(x: 0, y: 0, width: 1, height: 1), .blue))
    #expect(
      root.displayList().commands == [
        .beginLayer(Layer(opacity: 102)),
        .pushClip(.rectangle(Rect(x: 1, y: 1, width: 2, height: 2))),
        fill(1, 1, 2, red), .popClip, .endLayer, fill(0, 0, 1, blue),
      ]
    )
  }

  /// A view that records the address of the list's storage when it is drawn.
  private final class Witness: UIView {
    static let places = Places()

    final class Places { var all: [Int] = [] }

    override func draw(in context: inout DrawingContext) {
      let place = context.displayList.commands.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { Int(bitPattern: $0) } ?? 0
      }
      Self.places.all.append(place)
    }
  }

  // A list copied for each view would have another address each time; one that grows moves only when it is full.
  @Test(arguments: [1, 20])
  func `records a thousand views without a copy of the list for each`(depth: Int) {
    Witness.places.all = []
    let root = view(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    var parent = root
    for index in 0..<1_000 {
      let child = Witness(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      child.backgroundColor = .blue
      parent.addSubview(child)
      parent = (index + 1) % depth == 0 ? root : child
    }
    #expect(root.displayList().commands.count == 1_001)
    let moves = zip(Witness.places.all, Witness.places.all.dropFirst()).count { $0 != $1 }
    #expect(Witness.places.all.count == 1_000)
    // Capacity doubles: about ten moves for a thousand commands.
    #expect(moves <= 12)
  }

  @Test func `draws scrolled content at its position`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrollView.addSubview(view(CGRect(x: 0, y: 30, width: 1, height: 1), .red))
    scrollView.contentOffset = CGPoint(x: 0, y: 25)
    #expect(scrollView.displayList().commands.contains(fill(0, 5, 1, red)))
  }

  @Test func `has the size of the bounds in pixels of the traits`() {
    let root = view(CGRect(x: 0, y: 0, width: 4, height: 3), .red)
    root.traitOverrides.displayScale = 2
    let bitmap = root.rendered()
    #expect(bitmap.width == 8)
    #expect(bitmap.height == 6)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }
}
