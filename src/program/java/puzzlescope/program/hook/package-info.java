/**
 * Methods that a rewritten program calls. Each run loads a copy of {@link Hooks} of its own beside the program's classes; nothing
 * else of the app can be reached from there.
 */
@NullMarked
package puzzlescope.program.hook;

import org.jspecify.annotations.NullMarked;
