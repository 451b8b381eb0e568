import Foundation
import TabThemeTool

exit(ThemeTool.run(Array(CommandLine.arguments.dropFirst()), in: .system).rawValue)
