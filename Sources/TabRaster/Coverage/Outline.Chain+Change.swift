extension Outline.Chain {
  /// A hash of the winding changes that the chain's ends make inside a row.
  ///
  /// The sum over several chains is 0 if their changes cancel at every y.
  @inline(__always)
  func change(rowTop: Int32, rowBottom: Int32) -> UInt64 {
    var change: UInt64 = 0
    if top > rowTop { change &+= Outline.Chain.number(for: top) }
    if bottom < rowBottom { change &-= Outline.Chain.number(for: bottom) }
    return winding > 0 ? change : 0 &- change
  }

  @inline(__always)
  private static func number(for height: Int32) -> UInt64 {
    var number = UInt64(UInt32(bitPattern: height)) &* 0x9E37_79B9_7F4A_7C15
    number = (number ^ number >> 32) &* 0xD6E8_FEB8_6659_FD93
    return number ^ number >> 29
  }
}
