// With one import, a test file gets the types of screens and UIKit, or its stand-in.
@_exported public import TabScreens
@_exported public import TabUIKit
