import TabScreens

/// What lies behind a bar.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum TabSnapshotBackdrop: String, Hashable, Sendable, CaseIterable {
  /// Rows of a list, as high as 64 points each.
  case rows

  /// White.
  case white

  /// Black.
  case black

  /// Stripes of six colors, 24 points wide, across which a blur can be judged.
  case stripes
}

extension TabSnapshotBackdrop {
  var backdrop: Backdrop {
    switch self {
    case .rows: .rows
    case .white: .white
    case .black: .black
    case .stripes: .stripes
    }
  }
}
