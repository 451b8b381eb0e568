// Draws TabSans in its five weights, and writes an OpenType font of each into a folder.
//
//     swift run --package-path Tools/Typeface tabsans Sources/TabRaster/Text/TabSans

import Foundation
import TabRaster

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: tabsans FOLDER\n".utf8))
  exit(64)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
for weight in Font.Weight.allCases {
  let file = FontFile(weight)
  try Data(file.bytes).write(to: folder.appendingPathComponent("\(file.name).otf"))
}
