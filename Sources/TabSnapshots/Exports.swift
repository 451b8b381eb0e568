// One import brings a screen's types and UIKit, or its stand-in, to a test file.
@_exported public import TabScreens
@_exported public import TabUIKit
