import Foundation
import HeadlessUIKit
import TabAppearance
import TabRaster

/// Measurements of the stages of drawing a themed bar, from layout to comparing files.
@MainActor
struct Stages {
  let theme: TabBarTheme
  private let stageBar: StageBar
  private let list: DisplayList
  private let bitmap: Bitmap
  let png: [UInt8]
  private let otherPNG: [UInt8]

  /// Parts of the names of the stages to measure; empty for all stages.
  private let chosen: [String]

  init(_ chosen: [String]) throws {
    self.chosen = chosen
    theme = try .named("Midnight")
    stageBar = try StageBar(themed: theme)
    list = stageBar.list
    bitmap = list.bitmap
    png = bitmap.png()
    var other = bitmap
    for index in stride(from: 0, to: other.pixels.count, by: 997) { other.pixels[index] ^= 1 }
    otherPNG = other.png()
  }

  /// Measures every stage, and prints a line for each.
  func run() throws {
    let bar = stageBar.bar
    measure("layout") {
      bar.setNeedsLayout()
      for view in bar.subviews { view.setNeedsLayout() }
      bar.layoutIfNeeded()
    }
    measure("display list") { keep(stageBar.list) }
    measure("raster") { keep(list.bitmap) }
    measure("encode") { keep(bitmap.png()) }
    try measure("decode") { keep(try Bitmap(png: png)) }
    try measure("compare two files") {
      keep(try Bitmap(png: otherPNG).changedPixels(from: try Bitmap(png: png)))
    }
    measure("bar again, to PNG") { keep(list.bitmap.png()) }
    for os in [18, 26] {
      let system = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(os, 0), idiom: .phone)
      try SimulatedSystem.withCurrent(system) {
        let name = os < 26 ? "classic" : "glass"
        try measure("new bar to PNG, \(name)") {
          keep(try StageBar(themed: theme).list.bitmap.png())
        }
        let laidOut = try StageBar(themed: theme)
        measure("bar that is laid out to PNG, \(name)") { keep(laidOut.list.bitmap.png()) }
      }
    }
  }

  /// Measures drawing many bars, on one thread and on a thread for each core, and prints the time
  /// per bar.
  func runMany() {
    for count in [10, 1_000, 10_000] {
      measure("each of \(count) bars", rounds: count < 10_000 ? 3 : 1, parts: count) {
        draw(0..<count)
      }
    }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    measure("each of 1000 bars, \(cores) cores", rounds: 3, parts: 1_000) {
      DispatchQueue.concurrentPerform(iterations: cores) { core in
        draw(1_000 * core / cores..<1_000 * (core + 1) / cores)
      }
    }
  }

  /// Draws bars that differ in color, and encodes each as PNG.
  private nonisolated func draw(_ bars: Range<Int>) {
    for index in bars {
      let shade = UInt8(truncatingIfNeeded: index)
      let background = RGBA(shade, 255 - shade, 128)
      keep(list.rendered(size: StageBar.size, scale: StageBar.scale, background: background).png())
    }
  }

  /// Measures some work repeatedly, and prints the shortest and the median time of one of its
  /// `parts`, in microseconds.
  func measure(
    _ name: String,
    rounds: Int = 100,
    parts: Int = 1,
    _ work: () throws -> Void
  ) rethrows {
    guard isChosen(name) else { return }
    // The first run is slower and isn't counted, unless the work is so long that it runs once.
    if rounds > 1 { try work() }
    let clock = ContinuousClock()
    let times = try (0..<rounds).map { _ in try clock.measure(work) }.sorted()
    report(name, [times[0], times[rounds / 2]].map { $0 / .microseconds(parts) })
  }

  /// Prints the peak memory of the process so far, in megabytes.
  func reportMemory() {
    var usage = rusage()
    getrusage(.init(RUSAGE_SELF.rawValue), &usage)
    #if canImport(Darwin)
    let unit = 1_048_576.0
    #else
    let unit = 1_024.0
    #endif
    let megabytes = Double(usage.ru_maxrss) / unit
    report("peak memory, in MB", [megabytes, megabytes])
  }

  func isChosen(_ name: String) -> Bool {
    chosen.isEmpty || chosen.contains(where: name.contains)
  }

  private func report(_ name: String, _ figures: [Double]) {
    let columns = figures.map { String(format: "%.1f", $0) }
    // Written unbuffered, also to a pipe, since the last stages take a while.
    FileHandle.standardOutput.write(Data("\(([name] + columns).joined(separator: "\t"))\n".utf8))
  }
}

/// Keeps the optimizer from removing work whose result isn't used.
@inline(never)
func keep(_ value: some Any) { withExtendedLifetime(value) {} }
