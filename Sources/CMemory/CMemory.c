// MADV_HUGEPAGE is Linux's own.
#define _GNU_SOURCE
#include "CMemory.h"

#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/// Tells the system about the pages of a stretch of memory.
static void advise(uintptr_t start, uintptr_t end, int advice) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  start = start / page * page;
  madvise((void *)start, (end - start + page - 1) / page * page, advice);
}

/// Has the system fill memory with pages in one call, where it can; else it does so one by one, as they are used.
static void fill(uintptr_t start, uintptr_t end) {
#ifdef MADV_POPULATE_WRITE
  advise(start, end, MADV_POPULATE_WRITE);
#endif
}

/// The zeroed data of the program, between marks that the linker sets.
extern char __bss_start[] __attribute__((visibility("hidden")));
extern char _end[] __attribute__((visibility("hidden")));

/// A start touches nearly all of the zeroed data, here and there, and each page would be faulted twice: to be read,
/// and then to be written.
__attribute__((constructor)) static void fill_zeroed_data(void) {
  fill((uintptr_t)__bss_start, (uintptr_t)_end);
}

/// The most that malloc takes for blocks that come from the heap, as mallopt(3) says for 64 bits.
static const int largest_block = 32 << 20;
/// What the heap grows by once the room is used.
static const int further_growth = 1 << 20;
/// The most that the heap grows by at first, and the most of it that is filled.
static const size_t most_room = (size_t)1 << 29, most_filled = (size_t)1 << 26;
/// The size of a large page, which lies at a multiple of it. To get one takes a quarter of the time of as many small ones.
static const uintptr_t large_page = 1 << 21;

/// Takes the heap up to where a large page can begin, so that the next block lies there.
///
/// \param next where the next block would lie.
/// \param end where the heap ends.
/// \return where it lies now.
static uintptr_t align(uintptr_t next, uintptr_t end) {
  uintptr_t aligned = (next + large_page - 1) / large_page * large_page;
  if (aligned == next || aligned >= end) return next;
  // What is taken is never used, and never given back, so that a compiler would leave it out; a size stands before it.
  void *volatile taken = malloc(aligned - next - 2 * sizeof(size_t));
  return (uintptr_t)taken == next ? aligned : next;
}

void cmemory_expect(size_t size, size_t least) {
  size_t room = size < most_room ? size : most_room;
  if (least > most_filled) least = most_filled;
  int is_large = least >= large_page / 2;
  if (is_large) room += large_page;
  mallopt(M_MMAP_THRESHOLD, largest_block);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, (int)room);
  // A block larger than what is left makes the heap grow, now by all of the room.
  char *block = malloc((size_t)further_growth);
  mallopt(M_TOP_PAD, further_growth);
  if (block == NULL) return;
  uintptr_t start = (uintptr_t)block;
  uintptr_t end = (uintptr_t)sbrk(0);
  free(block);
  if (end <= start) return;
  if (is_large) {
    start = align(start, end);
    advise(start, end, MADV_HUGEPAGE);
  }
  fill(start, least < end - start ? start + least : end);
}
