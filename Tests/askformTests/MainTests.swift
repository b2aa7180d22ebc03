import Testing
@testable import askform

@Suite struct MainTests {}
