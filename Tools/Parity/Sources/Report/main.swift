import Foundation

var command = ParityCommand()
let status = command.run(Array(CommandLine.arguments.dropFirst()))
FileHandle.standardOutput.write(Data(command.output.utf8))
FileHandle.standardError.write(Data(command.errors.utf8))
exit(status)
