internal import Glibc
package import Wizard

/// What the person's locale says of numbers, dates, yes and no.
package enum SystemLocale {
  /// Reads the locale of the environment.
  ///
  /// - Returns: its words; nothing in the locale `C`, which is no country's, and where there is no locale data.
  package static func words() -> LocaleWords? {
    let categories = [
      (LC_NUMERIC, "LC_NUMERIC"), (LC_TIME, "LC_TIME"), (LC_MESSAGES, "LC_MESSAGES"),
    ]
    // Loading a locale takes files, so it is only done where it can say something.
    for (category, variable) in categories where namesCountry(variable) {
      setlocale(category, "")
    }
    guard categories.contains(where: { isCountry($0.0) }) else { return nil }
    let numbers = NumberSigns()
    let numeric = isCountry(LC_TIME) ? text(D_FMT).flatMap { NumericFormat($0) } : nil
    return LocaleWords(
      decimalSign: numbers.decimal, groupingSign: numbers.grouping, groupSizes: numbers.sizes,
      dates: isCountry(LC_TIME) ? dateWords(numeric?.order) : .english,
      dateSeparator: numeric?.separator ?? "/", yesNo: isCountry(LC_MESSAGES) ? yesNo() : nil)
  }

  /// Whether the environment asks for another locale than `C` for a category.
  private static func namesCountry(_ variable: String) -> Bool {
    for name in ["LC_ALL", variable, "LANG"] {
      guard let value = getenv(name), value.pointee != 0 else { continue }
      return isCountry(named: String(cString: value))
    }
    return false
  }

  private static func isCountry(named name: String) -> Bool {
    let locale = name.utf8.prefix { $0 != UInt8(ascii: ".") }
    return !locale.elementsEqual("C".utf8) && !locale.elementsEqual("POSIX".utf8)
  }

  /// Whether a category is of another locale than `C`.
  private static func isCountry(_ category: Int32) -> Bool {
    name(of: category).map(isCountry(named:)) ?? false
  }

  /// The name of a category's locale, such as `de_DE.UTF-8`.
  private static func name(of category: Int32) -> String? {
    setlocale(category, nil).map { String(cString: $0) }
  }

  private static func dateWords(_ order: DateWords.NumericOrder?) -> DateWords {
    let months = (0..<12).map { month in
      [ABMON_1, MON_1, __ALTMON_1, _NL_ABALTMON_1].compactMap { text($0 + month) }
    }
    // The week of the C library begins on Sunday.
    let weekdays = (1...7).map { day in [ABDAY_1, DAY_1].compactMap { text($0 + day % 7) } }
    return DateWords(
      months: months, weekdays: weekdays, order: order, language: name(of: LC_TIME) ?? "",
      longMonths: (0..<12).compactMap { text(MON_1 + $0) },
      longWeekdays: (1...7).compactMap { text(DAY_1 + $0 % 7) })
  }

  private static func yesNo() -> YesNoWords {
    YesNoWords(
      yes: text(__YESSTR) ?? "", no: text(__NOSTR) ?? "", yesExpression: text(__YESEXPR) ?? "",
      noExpression: text(__NOEXPR) ?? "")
  }

  /// A text of the locale; nothing where it is not UTF-8.
  private static func text(_ item: Int) -> String? {
    guard let pointer = nl_langinfo(nl_item(item)) else { return nil }
    return String(validatingCString: pointer)
  }
}

/// The signs that a locale writes numbers with.
private struct NumberSigns {
  let decimal: Unicode.Scalar
  let grouping: Unicode.Scalar?
  let sizes: [Int]

  /// Reads the signs; one that is no single character is left out.
  init() {
    guard let convention = localeconv() else {
      decimal = "."
      grouping = nil
      sizes = []
      return
    }
    decimal = NumberSigns.sign(convention.pointee.decimal_point) ?? "."
    var sizes: [Int] = []
    if var next = convention.pointee.grouping {
      while next.pointee > 0, next.pointee < CHAR_MAX {
        sizes.append(Int(next.pointee))
        next += 1
      }
    }
    self.sizes = sizes
    grouping = sizes.isEmpty ? nil : NumberSigns.sign(convention.pointee.thousands_sep)
  }

  private static func sign(_ text: UnsafeMutablePointer<CChar>?) -> Unicode.Scalar? {
    guard let text, let scalars = String(validatingCString: text)?.unicodeScalars else {
      return nil
    }
    return scalars.count == 1 ? scalars.first : nil
  }
}
