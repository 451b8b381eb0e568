// Prints what each stage of drawing a bar takes.
//
//     swift run -c release tabtheme-bench [NAME]…
//
// NAME is a part of the names of stages; all of them run if none is given.
//
// A line has a name, the shortest time and the median in microseconds, with tabs between. Times of one machine mean
// nothing on another: Scripts/bench compares those of two commits.
let stages = try Stages(Array(CommandLine.arguments.dropFirst()))
try stages.run()
stages.runSnapshots()
stages.reportMemory()
stages.runMany()
// Once more, to see whether the many bars have left anything.
stages.reportMemory()
