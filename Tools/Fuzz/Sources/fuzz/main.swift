import Foundation
import LibFuzzer

guard FuzzTarget.chosen != nil else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
  FileHandle.standardError.write(Data("usage: fuzz \(names) [option of libFuzzer…] folder…\n".utf8))
  exit(64)
}

let texts = CommandLine.arguments[...0] + CommandLine.arguments.dropFirst(2)
var arguments = texts.map { strdup($0) } + [nil]
var count = Int32(texts.count)
let status = arguments.withUnsafeMutableBufferPointer { arguments in
  var start = arguments.baseAddress
  return LLVMFuzzerRunDriver(&count, &start) { bytes, count in
    FuzzTarget.chosen?.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}
exit(status)
