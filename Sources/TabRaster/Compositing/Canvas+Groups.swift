extension Canvas {
  /// What lies under a group while the group is drawn on its own.
  struct Group: Sendable {
    var pixels: ContiguousArray<UInt32>
    var clips: [ClipMask]
    var opacity: UInt8
  }

  /// Draws what follows on its own, to be blended as one picture.
  ///
  /// The clips in force apply to that one picture: applied to its parts they would let parts show through each other at
  /// the clip's edge.
  mutating func pushOpacity(_ opacity: UInt8) {
    groups.append(Group(pixels: pixels, clips: clips, opacity: opacity))
    pixels = ContiguousArray(repeating: 0, count: pixels.count)
    clips = []
  }

  mutating func popOpacity() {
    precondition(!groups.isEmpty, "popOpacity needs a pushOpacity before it")
    precondition(clips.isEmpty, "popOpacity needs a popClip for every pushClip inside the group")
    let group = groups.removeLast()
    let drawn = pixels
    pixels = group.pixels
    clips = group.clips
    for row in 0..<rows.count {
      Canvas.take(drawn, to: &samples, offset: row * width)
      for column in 0..<width { coverage[column] = group.opacity }
      blendSamples(columns: 0..<width, offset: row * width)
    }
  }

  private static func take(
    _ pixels: borrowing ContiguousArray<UInt32>,
    to samples: inout ContiguousArray<UInt32>,
    offset: Int
  ) {
    let pixels = pixels.span
    var samples = samples.mutableSpan
    for column in 0..<samples.count { samples[column] = pixels[offset + column] }
  }
}
