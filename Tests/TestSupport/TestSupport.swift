/// Placeholder-free home of the test support; filled by its own files.
enum TestSupport {}
