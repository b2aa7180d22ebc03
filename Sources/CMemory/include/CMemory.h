#ifndef CMEMORY_H
#define CMEMORY_H

#include <stddef.h>

/// Makes the heap ready to grow by many bytes at once, in large pages where the system has them.
///
/// Whoever knows that much memory comes into use spares the system to hand it out page by page. What is not
/// used stays free; where the system has no room for it, everything is as before.
///
/// \param size the bytes that may come into use.
/// \param least the bytes that will: they are filled with pages at once.
void cmemory_expect(size_t size, size_t least);

#endif
