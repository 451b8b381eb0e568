#if canImport(UIKit)
import ParityProbe

ScreenApp.run()
#endif
