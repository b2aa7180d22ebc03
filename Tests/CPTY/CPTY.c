#include "CPTY.h"
