// MADV_HUGEPAGE is Linux's own.
#define _GNU_SOURCE
#include "CMemory.h"

#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/// The zeroed data of the program, between marks that the linker sets.
extern char __bss_start[] __attribute__((visibility("hidden")));
extern char _end[] __attribute__((visibility("hidden")));

/// Has the system fill the zeroed data with pages in one call: a start touches nearly all of them, here and there,
/// and each would be faulted twice, to be read and then to be written. Where the system cannot, it does that.
__attribute__((constructor)) static void fill_zeroed_data(void) {
#ifdef MADV_POPULATE_WRITE
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)__bss_start / page * page;
  uintptr_t end = ((uintptr_t)_end + page - 1) / page * page;
  madvise((void *)start, end - start, MADV_POPULATE_WRITE);
#endif
}

/// The most that malloc takes for blocks that come from the heap, as mallopt(3) says for 64 bits.
static const int largest_block = 32 << 20;
/// What the heap grows by once the room is used.
static const int further_growth = 1 << 20;

void cmemory_expect(size_t size) {
  size_t room = size < (size_t)1 << 29 ? size : (size_t)1 << 29;
  mallopt(M_MMAP_THRESHOLD, largest_block);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, (int)room);
  // A block larger than what is left makes the heap grow, now by all of the room.
  char *block = malloc((size_t)further_growth);
  mallopt(M_TOP_PAD, further_growth);
  if (block == NULL) return;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)block / page * page;
  uintptr_t end = (uintptr_t)sbrk(0) / page * page;
  free(block);
  if (end > start) madvise((void *)start, end - start, MADV_HUGEPAGE);
}
