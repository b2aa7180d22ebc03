// The 8-bit library: pcre2.h asks which code-unit width its generic names stand for.
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
