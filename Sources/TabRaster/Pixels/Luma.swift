/// The weights of luma in ITU-R BT.709, with which glass chooses its light or dark style, according to one source.
package enum Luma {
  package static let red = 0.2126
  package static let green = 0.7152
  package static let blue = 0.0722
}
