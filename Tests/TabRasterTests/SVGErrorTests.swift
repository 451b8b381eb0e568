import Foundation
import TabTestSupport
import Testing

@testable import TabRaster

struct SVGErrorTests {
  // The mark 1️⃣ is the position of the error.
  @Test(arguments: [
    (
      "<svg width='1' height='1'>\n  1️⃣<text/></svg>",
      "the SVG file has an element 'text', which isn't drawn; export plain paths, filled and stroked"
    ),
    (
      "<svg width='1' height='1'><defs>1️⃣<style>a{}</style></defs></svg>",
      "the SVG file has an element 'style', which isn't drawn; export plain paths, filled and stroked"
    ),
    (
      "<svg width='1' height='1'><g>\n1️⃣<image/></g></svg>",
      "the SVG file has an element 'image', which isn't drawn; export plain paths, filled and stroked"
    ),
    (
      "<svg width='1' height='1'><g filter='1️⃣url(#a)'/></svg>",
      "the SVG file has 'filter' of 'url(#a)', which isn't drawn; export plain paths, filled and stroked"
    ),
    (
      "<svg width='1' height='1'><g style='fill:red;mask:1️⃣url(#a)'/></svg>",
      "the SVG file has 'mask' of 'url(#a)', which isn't drawn; export plain paths, filled and stroked"
    ),
    (
      "<svg width='1' height='1'><path d='M1 1 1️⃣K2'/></svg>",
      "'d' is 'M1 1 K2'; it must be a command of paths"
    ),
    (
      "<svg width='1' height='1'><path d='1️⃣L1 1'/></svg>",
      "'d' is 'L1 1'; it must be path data, which begins with M"
    ),
    (
      "<svg width='1' height='1'><path d='M1 1A2 2 0 1️⃣2 0 3 3'/></svg>",
      "'d' is 'M1 1A2 2 0 2 0 3 3'; it must be 0 or 1"
    ),
    ("<svg width='1' height='1'><path d='M1 1️⃣'/></svg>", "'d' is 'M1 '; it must be a number"),
    (
      "<svg width='1' height='1'><g fill='1️⃣reddish'/></svg>",
      "'fill' is 'reddish'; it must be a color: a name, #RRGGBB, rgb() or currentColor"
    ),
    (
      "<svg width='1' height='1'><line x2='1' fill='1️⃣url(#no)'/></svg>",
      "nothing in the SVG file has the id 'no'"
    ),
    (
      "<svg width='1' height='1'><g transform='scale(2) 1️⃣turn(3)'/></svg>",
      "'transform' is 'scale(2) turn(3)'; it must be translate, scale, rotate, skewX, skewY or matrix, with numbers in ()"
    ),
    (
      "<svg width='1' height='1'><rect width='1️⃣-2' height='1'/></svg>",
      "'width' is '-2'; it must be 0 or more"
    ),
    (
      "<svg width='1' height='1'><path fill-rule='evenodd' d='1️⃣M0 0h4v4h-4z M2 2h4v4h-4z'/></svg>",
      "the SVG file fills contours that cross by the rule 'evenodd'; unite them in the drawing program"
    ),
    ("1️⃣<svg/>", "the SVG file has no size; give 'svg' a 'viewBox' that isn't empty"),
    ("1️⃣<html></html>", "the file isn't an SVG file: its outermost element is 'html'"),
    ("<svg><g></1️⃣svg>", "the SVG file isn't XML: the element 'g' isn't closed"),
    ("<svg>1️⃣<g>", "the SVG file isn't XML: the element 'g' isn't closed"),
    ("<svg a='1' a='1️⃣2'/>", "the SVG file isn't XML: an element has the attribute 'a' twice"),
    (
      "<svg a='1️⃣&lol;'/>", "the SVG file has '&lol;', which isn't known; write the character itself"
    ),
    (
      "<!DOCTYPE svg 1️⃣[<!ENTITY a 'b'>]><svg/>",
      "the SVG file has declarations in its DOCTYPE, which isn't drawn; export plain paths, filled and stroked"
    ),
    ("1️⃣", "the SVG file isn't XML: an element is missing here"),
    (
      "<svg width='1' height='1'><g id='a'>1️⃣<use href='#a'/></g></svg>",
      "the SVG file has more than 64 elements in each other"
    ),
  ])
  func `says what is wrong and where`(marked: String, message: String) throws {
    let parts = marked.components(separatedBy: "1️⃣")
    let error = try #require(throws: SVGError.self) { try SVGPicture(parts.joined()) }
    #expect(error.description == message)
    // References in a circle are reported at the end of the circle, and shapes at their elements.
    guard !message.contains("in each other"), !message.contains("evenodd") else { return }
    let lines = parts[0].components(separatedBy: "\n")
    #expect(error.line == lines.count)
    #expect(error.column == lines[lines.count - 1].utf8.count + 1)
  }

  @Test func `changed files are errors or pictures and never traps`() {
    let seeds = [
      """
      <?xml version="1.0"?><!DOCTYPE svg><svg viewBox="0 0 24 24" stroke-linecap="round">
      <defs><linearGradient id="a" x2="50%"><stop stop-color="#f00"/><stop offset="1"/></linearGradient>
      <symbol id="s" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></symbol></defs>
      <g transform="rotate(30 12 12) scale(1.5)" opacity=".5"><use href="#s" x="1" width="9"/>
      <path d="M1 1h9a2 3 20 0 1 4 5q3 2 1 4tz" fill="url(#a)" stroke="red" stroke-width="2"/></g>
      </svg>
      """,
      """
      <svg width="24" height="24" fill="none" stroke="currentColor"><rect x="2" y="2" width="9"
      height="9" rx="2"/><ellipse cx="9" cy="9" rx="4" ry="2" style="fill: teal; stroke-linejoin: bevel"/>
      <path fill-rule="evenodd" fill="#000" d="M0 0H20V20H0ZM5 5h5v5h-5zM6 6c1 1 2 1 3 0s1-1 0 2z"/>
      <polygon points="1,1 5,9 9,1"/><line x2="4" y2="&#57;" stroke-dasharray="none"/></svg>
      """,
    ].map { Array($0.utf8) }
    let pieces = [
      "<", ">", "'", "\"", "&", "-", "1e9", "0", ".", "#", "url(", "M", "a", "Z", "%", "/",
    ]
    .map { Array($0.utf8) }
    var generator = SeededGenerator(seed: 41)
    var errors = 0
    let count = rounds(300)
    for _ in 0..<count {
      var file = seeds[Int.random(in: 0..<seeds.count, using: &generator)]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<file.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: file[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: file.removeSubrange(place..<min(place + 3, file.count))
        case 2: file.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: place)
        default: file[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
      }
      if let picture = try? SVGPicture(file) {
        // The picture has a fixed size, since sizes in changed files may be very large.
        _ = DisplayList(picture.commands).rendered(size: Size(width: 24, height: 24), scale: 1)
      } else {
        errors += 1
      }
    }
    #expect(errors > count / 3 && errors < count, "seed 41, \(errors) of \(count)")
  }
}
