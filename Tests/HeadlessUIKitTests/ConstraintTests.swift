import Foundation
import HeadlessUIKit
import TabTestSupport
import Testing

@MainActor struct ConstraintTests {
  /// A view with an intrinsic size.
  private final class Card: UIView {
    var size = CGSize(width: 40, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  private let window: UIWindow = {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 10)
    return window
  }()

  private func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? window).addSubview(view)
    return view
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `a view has the frame of its constraints, and follows their changes`() {
    let view = add(UIView())
    let top = view.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor, constant: 5)
    let width = view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([
      top, width, view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 7),
      view.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == rect(7, 25, 150, 145))
    top.constant = 10
    window.frame.size.width = 400
    window.layoutIfNeeded()
    #expect(view.frame == rect(7, 30, 200, 140))
    width.isActive = false
    view.widthAnchor.constraint(equalToConstant: 33).isActive = true
    window.deviceSafeAreaInsets.top = 0
    window.layoutIfNeeded()
    #expect(view.frame == rect(7, 10, 33, 160))
    #expect(window.layoutProblems == [])
    #expect(!width.isActive && top.isActive && window.constraints.contains(top))
    view.removeFromSuperview()
    #expect(!top.isActive && window.constraints.isEmpty)
  }

  @Test(arguments: [false, true])
  func `leading and trailing follow the direction of text, left and right don't`(
    isRightToLeft: Bool
  ) {
    window.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let container = add(UIView())
    container.semanticContentAttribute = window.semanticContentAttribute
    let (a, b, c) = (
      add(Card(), to: container), add(Card(), to: container), add(Card(), to: container)
    )
    for card in [a, b, c] { card.semanticContentAttribute = window.semanticContentAttribute }
    NSLayoutConstraint.activate(
      [
        container.leftAnchor.constraint(equalTo: window.leftAnchor),
        container.rightAnchor.constraint(equalTo: window.rightAnchor),
        container.topAnchor.constraint(equalTo: window.topAnchor),
        container.bottomAnchor.constraint(equalTo: window.bottomAnchor),
        a.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8),
        b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 4),
        b.leadingAnchor.constraint(lessThanOrEqualTo: a.trailingAnchor, constant: 4),
        c.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 3),
      ] + [a, b, c].map { $0.centerYAnchor.constraint(equalTo: container.centerYAnchor) }
    )
    window.layoutIfNeeded()
    #expect(a.frame == rect(isRightToLeft ? 252 : 8, 90, 40, 20))
    #expect(b.frame.minX == (isRightToLeft ? 208 : 52))
    #expect(c.frame.minX == 3)
    #expect(window.layoutProblems == [])
  }

  @Test func `content has its intrinsic size as far as priorities and space allow`() {
    let (first, second) = (add(Card()), add(Card()))
    second.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    second.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    for view in [first, second] {
      view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: window.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 10),
      second.rightAnchor.constraint(equalTo: window.rightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(first.frame == rect(0, 0, 40, 20) && second.frame == rect(50, 0, 250, 20))
    first.size.width = 280
    window.layoutIfNeeded()
    #expect(first.frame.width == 280 && second.frame == rect(290, 0, 10, 20))
    #expect(window.layoutProblems == [])
  }

  @Test func `a required constraint that contradicts others is reported and left out`() {
    let view = add(Card())
    view.accessibilityIdentifier = "card"
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: window.leftAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 50, 20))
    #expect(
      window.layoutProblems == [
        """
        constraints contradict each other: Card("card").width == 50.0, Card("card").width >= 60.0 (left out)
        """
      ]
    )
    view.constraints.last?.priority = .defaultHigh
    view.constraints.last.map { view.removeConstraint($0) }
    #expect(window.layoutProblems == [])
  }

  @Test func `a view with an ambiguous frame is reported, unless it is hidden`() {
    let view = add(UILabel())
    view.text = "Hello"
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
    #expect(window.layoutProblems == [#"constraints leave open: minX of UILabel("Hello")"#])
    view.isHidden = true
    view.setNeedsUpdateConstraints()
    #expect(window.layoutProblems == [])
    view.isHidden = false
    view.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
    #expect(window.layoutProblems == [] && !view.hasAmbiguousLayout)
  }

  @Test func `guides share room, and margins count from the safe area`() {
    let guides = [UILayoutGuide(), UILayoutGuide()]
    let view = add(Card())
    for guide in guides {
      window.addLayoutGuide(guide)
      guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      guide.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }
    let margins = window.layoutMarginsGuide
    NSLayoutConstraint.activate([
      guides[0].leftAnchor.constraint(equalTo: margins.leftAnchor),
      guides[0].rightAnchor.constraint(equalTo: view.leftAnchor),
      guides[1].leftAnchor.constraint(equalTo: view.rightAnchor),
      guides[1].rightAnchor.constraint(equalTo: margins.rightAnchor),
      guides[0].widthAnchor.constraint(equalTo: guides[1].widthAnchor),
      view.topAnchor.constraint(equalTo: margins.topAnchor),
    ])
    window.layoutIfNeeded()
    // The margins are 8 points, and 10 more at the right for the safe area.
    #expect(margins.layoutFrame == rect(8, 28, 274, 134))
    #expect(view.frame == rect(125, 28, 40, 20))
    #expect(guides.map(\.layoutFrame) == [rect(8, 28, 117, 1), rect(165, 28, 117, 1)])
    #expect(window.layoutProblems == [])
  }

  @Test func `a scroll view gets the size of its content from constraints`() {
    let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
    window.addSubview(scrollView)
    let view = add(Card(), to: scrollView)
    view.size.height = 500
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
      view.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -5),
      view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    window.layoutIfNeeded()
    scrollView.contentOffset.y = 50
    window.layoutIfNeeded()
    #expect(view.frame == rect(0, 5, 100, 500))
    #expect(scrollView.contentSize == CGSize(width: 100, height: 510))
    #expect(window.layoutProblems == [])
  }

  @Test func `a view returns the size that its constraints give it`() {
    let card = UIView()
    let content = add(Card(), to: card)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
      content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -4),
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 6),
      content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -6),
    ])
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 52, height: 28))
  }

  @Test func `baselines meet, and items with attributes make the same constraints as anchors`() {
    let (small, large) = (add(UILabel()), add(UILabel()))
    (small.text, large.text) = ("Text", "Text")
    (small.font, large.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 34))
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: large,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: window,
        attribute: .centerX,
        multiplier: 0.5,
        constant: 0
      ),
      small.leftAnchor.constraint(equalTo: large.rightAnchor),
      large.topAnchor.constraint(equalTo: window.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    window.layoutIfNeeded()
    #expect(abs(large.frame.midX - 75) <= 0.5)
    let drop = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - drop) <= 1)
    #expect(window.layoutProblems == [])
  }

  @Test func `views update their constraints before layout`() {
    final class Page: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let page = Page()
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(page.updates == 1)
  }

  /// Rows of cards that are pinned to each other: the widths add up, whatever the sizes of the contents.
  @Test(arguments: 0..<30)
  func `chains of views fill the space`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var left = window.leftAnchor
    let cards = (0..<6).map { index in
      let card = add(Card())
      card.size.width = CGFloat(Int.random(in: 5...90, using: &random))
      card.setContentHuggingPriority(.init(Float(200 + index)), for: .horizontal)
      card.setContentCompressionResistancePriority(.init(Float(700 + index)), for: .horizontal)
      card.leftAnchor.constraint(equalTo: left).isActive = true
      card.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
      left = card.rightAnchor
      return card
    }
    left.constraint(equalTo: window.rightAnchor).isActive = true
    window.layoutIfNeeded()
    let total = cards.reduce(0) { $0 + $1.size.width }
    #expect(cards.reduce(0) { $0 + $1.frame.width } == 300)
    // The first card has the lowest priorities, so the others keep their sizes as long as it can shrink.
    if total - cards[0].size.width <= 300 {
      #expect(cards.dropFirst().allSatisfy { $0.frame.width == $0.size.width })
    }
    #expect(window.layoutProblems == [])
  }
}
