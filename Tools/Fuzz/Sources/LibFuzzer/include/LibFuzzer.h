#include <stddef.h>
#include <stdint.h>

/// Calls a function with one input after the other, each changed so that other parts of the program run.
///
/// libFuzzer has it; its arguments are those of a program that is linked with its own `main`.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*function)(const uint8_t *bytes, size_t count));
