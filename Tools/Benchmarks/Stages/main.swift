// Prints the time of each stage of drawing a bar.
//
//     swift run -c release tabtheme-bench [NAME]…
//
// NAME is a part of the names of stages; without a name, all stages run.
//
// A line has a name, the shortest time and the median in microseconds, separated by tabs. Times are
// comparable only on one machine: `Scripts/bench` compares those of two commits.
let stages = try Stages(Array(CommandLine.arguments.dropFirst()))
try stages.run()
try stages.runTokens()
stages.runSnapshots()
stages.reportMemory()
stages.runMany()
// Printed again, to show whether drawing many bars leaks memory.
stages.reportMemory()
