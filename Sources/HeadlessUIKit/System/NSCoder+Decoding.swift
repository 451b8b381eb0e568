extension NSCoder {
  /// The object of that class, or nil where there is none or one of another class.
  func decoded<Object: NSObject & NSCoding>(_ type: Object.Type, forKey key: String) -> Object? {
    // A missing key is an error for some coders.
    guard containsValue(forKey: key) else { return nil }
    // Foundation's result is of the class on one platform and any object on another.
    let object: Any? = decodeObject(of: type, forKey: key)
    return object as? Object
  }

  /// The text, or nil where there is none.
  func decodedText(forKey key: String) -> String? {
    decoded(NSString.self, forKey: key).map { String(describing: $0) }
  }

  /// The case of an enumeration of numbers, or nil where there is no value or no such case.
  func decodedCase<Value: RawRepresentable<Int>>(forKey key: String) -> Value? {
    containsValue(forKey: key) ? Value(rawValue: decodeInteger(forKey: key)) : nil
  }
}
