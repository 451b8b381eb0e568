import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIStackViewTests {
  private final class Card: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private let cards = [Card(20, 10), Card(40, 30), Card(30, 20)]

  private func stack(_ size: CGSize, _ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: cards)
    stack.frame.size = size
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func spans(_ axis: NSLayoutConstraint.Axis = .horizontal) -> [[CGFloat]] {
    cards.map {
      axis == .horizontal ? [$0.frame.minX, $0.frame.maxX] : [$0.frame.minY, $0.frame.maxY]
    }
  }

  @Test(arguments: [
    // Rounded to full points; the first view gets the remaining length.
    (UIStackView.Distribution.fill, [[0.0, 70], [80, 120], [130, 160]]),
    (.fillEqually, [[0, 47], [57, 103], [113, 160]]),
    // 140 points are distributed as 20 : 40 : 30.
    (.fillProportionally, [[0, 31], [41, 103], [113, 160]]),
    // 70 points remain for two gaps.
    (.equalSpacing, [[0, 20], [55, 95], [130, 160]]),
    // The centers are at 10, 77.5 and 145.
    (.equalCentering, [[0, 20], [58, 98], [130, 160]]),
  ])
  func `views are distributed along the axis`(
    distribution: UIStackView.Distribution,
    spans: [[Double]]
  ) {
    let stack = stack(CGSize(width: 160, height: 40)) {
      $0.distribution = distribution
      $0.spacing = 10
    }
    #expect(self.spans().map { $0.map { Double($0).rounded() } } == spans)
    #expect(cards.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 40 })
    #expect(stack.layoutProblems == [])
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, [[0.0, 10], [0, 30], [0, 20]]),
    (.center, [[15, 25], [5, 35], [10, 30]]),
    (.trailing, [[30, 40], [10, 40], [20, 40]]),
  ])
  func `views are aligned across the axis`(alignment: UIStackView.Alignment, spans: [[Double]]) {
    let stack = stack(CGSize(width: 90, height: 40)) { $0.alignment = alignment }
    #expect(self.spans(.vertical).map { $0.map { Double($0) } } == spans)
    #expect(stack.layoutProblems == [])
  }

  @Test func `hidden views take no space, and spacing after a view can differ`() {
    let stack = stack(CGSize(width: 60, height: 100)) {
      ($0.axis, $0.spacing) = (.vertical, 6)
      $0.distribution = .equalSpacing
      $0.alignment = .leading
    }
    #expect(spans(.vertical) == [[0, 10], [30, 60], [80, 100]])
    cards[1].isHidden = true
    stack.distribution = .fill
    stack.setCustomSpacing(50, after: cards[0])
    stack.layoutIfNeeded()
    #expect(cards[0].frame.height + cards[2].frame.height == 50)
    #expect(cards[2].frame == CGRect(x: 0, y: 80, width: 30, height: 20))
    #expect(stack.customSpacing(after: cards[0]) == 50)
    #expect(stack.customSpacing(after: cards[2]) == UIStackView.spacingUseDefault)
    #expect(stack.layoutProblems == [])
  }

  @Test func `views begin at the right where text does, inside of the margins`() {
    let stack = stack(CGSize(width: 160, height: 50)) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1,
        leading: 2,
        bottom: 3,
        trailing: 4
      )
      $0.distribution = .equalSpacing
      for card in cards { card.semanticContentAttribute = .forceRightToLeft }
    }
    #expect(spans() == [[138, 158], [66, 106], [4, 34]])
    #expect(cards.allSatisfy { $0.frame.minY == 1 && $0.frame.height == 46 })
    #expect(stack.layoutProblems == [])
  }

  @Test func `a stack view is as large as its views need by default`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let stack = UIStackView(arrangedSubviews: cards)
    (stack.spacing, stack.alignment) = (5, .center)
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 100, y: 0, width: 100, height: 30))
    #expect(window.layoutProblems == [])
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 30))
  }

  @Test func `views leave the stack with their superview, and can stay without being placed`() {
    let stack = stack(CGSize(width: 90, height: 40))
    stack.removeArrangedSubview(cards[0])
    #expect(stack.arrangedSubviews == [cards[1], cards[2]] && stack.subviews.contains(cards[0]))
    cards[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [cards[2]])
    stack.insertArrangedSubview(cards[1], at: 0)
    #expect(stack.arrangedSubviews == [cards[1], cards[2]])
  }

  @Test func `stacks in stacks are laid out together`() {
    let row = UIStackView(arrangedSubviews: [cards[0], cards[1]])
    row.spacing = 10
    let column = UIStackView(arrangedSubviews: [row, cards[2]])
    column.axis = .vertical
    column.alignment = .leading
    column.frame.size = CGSize(width: 200, height: 100)
    column.layoutIfNeeded()
    #expect(row.frame.width == 70 && cards[2].frame.width == 30)
    #expect(row.frame.height + cards[2].frame.height == 100)
    #expect(column.layoutProblems == [])
  }
}
