/* Tells Puzzlescope the steps and calls of a C program, a line of JSON for each.
 *
 *     #include "puzzlescope.h"
 *
 *     int fib(int n) {
 *         ps_call("fib", 1, n);
 *         return ps_return(n < 2 ? n : fib(n - 1) + fib(n - 2));
 *     }
 *
 *     int main(void) {
 *         ps_begin("recursion", "");
 *         fib(5);
 *     }
 *
 * Then: ./fib | puzzlescope open -
 */
#ifndef PUZZLESCOPE_H
#define PUZZLESCOPE_H

#include <stdarg.h>
#include <stdio.h>

static inline void ps_numbers(int count, va_list numbers) {
    printf("[");
    for (int i = 0; i < count; i++) {
        printf(i ? ",%d" : "%d", va_arg(numbers, int));
    }
    printf("]}\n");
}

/* Writes the first line; the inputs are as in ps_begin("queens", "\"n\":6"), or "". */
static inline void ps_begin(const char *puzzle, const char *inputs) {
    printf("{\"puzzlescope\":1,\"puzzle\":\"%s\"%s%s}\n", puzzle, *inputs ? "," : "", inputs);
}

/* Takes a step of the puzzle with some whole numbers, as in ps_step("place", 2, row, column). */
static inline void ps_step(const char *word, int count, ...) {
    va_list numbers;
    va_start(numbers, count);
    printf("{\"%s\":", word);
    ps_numbers(count, numbers);
    va_end(numbers);
}

/* Tells that a function is called with some whole numbers. */
static inline void ps_call(const char *function, int count, ...) {
    va_list numbers;
    va_start(numbers, count);
    printf("{\"call\":\"%s\",\"args\":", function);
    ps_numbers(count, numbers);
    va_end(numbers);
}

/* Tells that the innermost call returns a whole number, and returns it. */
static inline int ps_return(int value) {
    printf("{\"return\":%d}\n", value);
    return value;
}

/* Tells that the innermost call returns nothing. */
static inline void ps_return_nothing(void) {
    printf("{\"return\":null}\n");
}

/* Says a text as a step. */
static inline void ps_say(const char *text) {
    printf("{\"say\":\"");
    for (const unsigned char *at = (const unsigned char *) text; *at; at++) {
        printf(*at < ' ' || *at == '"' || *at == '\\' ? "\\u%04x" : "%c", *at);
    }
    printf("\"}\n");
}

#endif
